import { Inject, Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Payment, Refund, RequestContextService, ScheduledTask, TransactionalConnection } from '@vendure/core';
import { In, IsNull } from 'typeorm';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import type { AccountStatement, StatementLine } from '#src/payment-provider/account-statement';
import { ACCOUNT_STATEMENT } from '#src/payment-provider/account-statement';
import type { HostedPayment } from '#src/payment-provider/hosted-payment';
import { HOSTED_PAYMENT } from '#src/payment-provider/hosted-payment';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { dayAt } from '#src/plugins/core/orders/leaving-day';
import { BalanceEntry } from '#src/plugins/ledger/entities/balance-entry.entity';
import { JournalEntry } from '#src/plugins/ledger/entities/journal-entry.entity';
import { Ledger, opening } from '#src/plugins/ledger/ledger';
import { orderTypes } from '#src/plugins/ledger/positions';
import { Dispute } from '#src/plugins/payment/entities/dispute.entity';

/** Milliseconds before the last entry from which the account is read again, for lines that appeared late. */
const overlap = 86_400_000;

/** The payment, and the refund where it is one, that an entry is of. */
type Tie = Pick<BalanceEntry, 'paymentId' | 'refundId'>;

/** Keeps the lines of the shop's account at its payment provider, each once, and ties them to payments and refunds. */
@Injectable()
export class BalanceEntries {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly ledger: Ledger,
    @Inject(HOSTED_PAYMENT) private readonly provider: HostedPayment,
    @Inject(ACCOUNT_STATEMENT) private readonly account: AccountStatement,
  ) {}

  /** Adds the new lines of the account. Returns their number. Rejects when the provider cannot be asked. */
  async read(): Promise<number> {
    const ctx = await this.contexts.create({ apiType: 'admin' });
    const [last] = await this.connection
      .getRepository(ctx, BalanceEntry)
      .find({ order: { moment: 'DESC' }, take: 1, select: { id: true, moment: true } });
    const lines = await this.account.since(last && new Date(last.moment.getTime() - overlap));
    const [first] = await this.connection
      .getRepository(ctx, JournalEntry)
      .find({ order: { position: 'ASC' }, take: 1 });
    let added = 0;
    for (const line of lines)
      if (await this.connection.withTransaction(ctx, (inside) => this.add(inside, line, first))) added += 1;
    await this.tieOthers(ctx);
    return added;
  }

  /** False for a line that is there already. */
  private async add(
    ctx: RequestContext,
    { id: providerId, paymentId: intent, ...line }: StatementLine,
    first?: JournalEntry,
  ): Promise<boolean> {
    const day = dayAt(ctx.channel.customFields.timeZone, line.moment);
    const { identifiers } = await this.connection
      .getRepository(ctx, BalanceEntry)
      .createQueryBuilder()
      .insert()
      .values({ providerId, intent, ...line, day })
      .orIgnore()
      .execute();
    const [made] = identifiers as unknown as readonly ({ readonly id: ID } | undefined)[];
    if (!made) return false;
    const isOlder = first !== undefined && line.moment < first.moment;
    await this.ledger.record(ctx, made.id, isOlder ? opening : `stripe ${line.type}`);
    return true;
  }

  /** Finds the payments of entries that have none yet: a refund of another place is known a moment after its line. */
  private async tieOthers(ctx: RequestContext): Promise<void> {
    const entries = this.connection.getRepository(ctx, BalanceEntry);
    const untied = await entries.findBy({ paymentId: IsNull(), type: In([...orderTypes]) });
    await eachRow(tying, untied, async (entry) => {
      const tie = await this.tieOf(ctx, entry);
      if (tie) await entries.update(entry.id, tie);
    });
  }

  private async tieOf(ctx: RequestContext, { source, intent }: BalanceEntry): Promise<Tie | undefined> {
    if (source !== null) {
      const [refund] = await this.connection.getRepository(ctx, Refund).findBy({ transactionId: source });
      if (refund) return { paymentId: refund.paymentId, refundId: refund.id };
      const dispute = await this.connection.getRepository(ctx, Dispute).findOneBy({ providerId: source });
      if (dispute) return { paymentId: dispute.paymentId, refundId: null };
    }
    const transactionId = intent === null ? undefined : await this.sessionOf(ctx, intent);
    if (transactionId === undefined) return undefined;
    const payment = await this.connection.getRepository(ctx, Payment).findOneBy({ transactionId });
    return payment ? { paymentId: payment.id, refundId: null } : undefined;
  }

  /** A saved card was charged without a page, and its session has the id of the payment. */
  private async sessionOf(ctx: RequestContext, intent: string): Promise<string | undefined> {
    const charge = await this.connection.getRepository(ctx, PaymentSession).findOneBy({ intentId: intent });
    return charge?.sessionId ?? this.provider.sessionOf(intent);
  }
}

const tying: RowJob<BalanceEntry> = {
  name: 'BalanceEntries',
  failed: ({ providerId }) => `The entry ${providerId} is tied to no payment`,
};

/** Reads the account each hour. Two workers that read at the same moment add each line once. */
export const readBalance = new ScheduledTask({
  id: 'read-balance',
  description: 'Reads the balance transactions of Stripe, with its fees and payouts, into the books of the shop',
  schedule: (cron) => cron.every(1).hours(),
  timeout: '1h',
  execute: async ({ injector }) => ({ entries: await injector.get(BalanceEntries).read() }),
});
