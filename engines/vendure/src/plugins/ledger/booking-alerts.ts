import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { EventBus, Order, TransactionalConnection } from '@vendure/core';
import { In } from 'typeorm';
import { action, paragraph } from '#src/plugins/core/mails/mail';
import { MailWrittenEvent } from '#src/plugins/core/mails/mail-written-event';

/** The injection token of the address that gets alerts of the journal. */
export const LEDGER_READER = Symbol('LedgerReader');

export interface LedgerReader {
  readonly shopAddress: string;
  readonly dashboardUrl: string;
}

/** Mails the shop that a change is not in the journal, as soon as the transaction commits without its entries. */
@Injectable()
export class BookingAlerts {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    @Inject(LEDGER_READER) private readonly reader: LedgerReader,
  ) {}

  /** Sends one mail an hour at most: a journal that takes no entry at all would send one for each sale. */
  async raise(ctx: RequestContext, subjects: readonly string[], error: unknown): Promise<void> {
    const orders = await this.connection.getRepository(ctx, Order).find({
      select: { id: true, code: true },
      where: { id: In([...subjects]) },
    });
    const names = subjects.map((id) => orders.find((order) => String(order.id) === id)?.code ?? id);
    const { shopAddress, dashboardUrl } = this.reader;
    await this.events.publish(
      new MailWrittenEvent(ctx, `journal/${new Date().toISOString().slice(0, 13)}`, {
        to: shopAddress,
        subject: 'The journal lacks entries',
        blocks: [
          paragraph(`A change was made, and its entries were not written: ${names.join(', ')}.`),
          paragraph(
            `${String(error)}. The change itself is complete. The entries are tried again each minute; until then the audit names the ` +
              'difference, and the log each further failure.',
          ),
          action('Open the audit', `${dashboardUrl}/audit`),
        ],
      }),
    );
  }
}
