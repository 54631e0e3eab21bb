import { Inject, Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Logger, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import type { CardVault } from '#src/payment-provider/card-vault';
import { CARD_VAULT } from '#src/payment-provider/card-vault';
import { HostedPaymentError } from '#src/payment-provider/hosted-payment';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { additionsTime } from '#src/plugins/core/orders/additions-end';
import { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';

const job: RowJob<ID> = { name: 'SpentCards', failed: (id) => `The card of session ${id} is not let go of` };

/** Cards that one run lets go of at most; the next run goes on. */
const mostAtOnce = 100;

/**
 * Detaches cards that have paid on a page and are not saved, once nothing can be added to their order: from then on the
 * shop could not charge them if it wanted to.
 */
@Injectable()
export class SpentCards implements HeartbeatWork {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    @Inject(CARD_VAULT) private readonly vault: CardVault,
  ) {}

  async work(): Promise<void> {
    const ctx = await this.contexts.create({ apiType: 'admin' });
    await eachRow(job, await this.spent(ctx, new Date()), (id) =>
      this.connection.withTransaction(ctx, (inside) => this.letGo(inside, id)),
    );
  }

  /** Of an order that was not placed in the end the card is spent at once. A charge that is not decided yet may still need it. */
  private async spent(ctx: RequestContext, now: Date): Promise<readonly ID[]> {
    const rows = (await this.connection.getRepository(ctx, PaymentSession).query(
      `SELECT session.id FROM payment_session session JOIN "order" placed ON placed.id = session."orderId"
       WHERE session.kind = 'page' AND session."vaultCard" IS NOT NULL
         AND (session.state = 'void' OR (session.state = 'placed' AND placed."orderPlacedAt" <= $1))
         AND NOT EXISTS (SELECT 1 FROM payment_session other WHERE other."orderId" = placed.id AND other.state = 'charging')
       LIMIT ${mostAtOnce}`,
      [new Date(now.getTime() - additionsTime)],
    )) as readonly { readonly id: ID }[];
    return rows.map(({ id }) => id);
  }

  private async letGo(ctx: RequestContext, id: ID): Promise<void> {
    const sessions = this.connection.getRepository(ctx, PaymentSession);
    const [session] = (await sessions.query(
      `SELECT "vaultCard" FROM payment_session WHERE id = $1 AND "vaultCard" IS NOT NULL FOR UPDATE SKIP LOCKED`,
      [id],
    )) as readonly { readonly vaultCard: string }[];
    if (!session) return;
    const { vaultCard } = session;
    const isKept = await this.connection.getRepository(ctx, SavedCard).existsBy({ vaultCard });
    if (!isKept) await this.detach(vaultCard);
    await sessions.update({ id: String(id) }, { vaultCard: null });
  }

  /** A card that the provider knows no more is gone already. */
  private async detach(vaultCard: string): Promise<void> {
    try {
      await this.vault.detach(vaultCard);
    } catch (error) {
      if (!(error instanceof HostedPaymentError)) throw error;
      Logger.warn(`The card ${vaultCard} cannot be let go of: ${error.message}`, 'SpentCards');
    }
  }
}
