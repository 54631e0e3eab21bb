import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { Ledger } from '#src/plugins/ledger/ledger';
import type { StoreCreditAction } from '#src/plugins/store-credit/entities/store-credit-event.entity';
import { StoreCreditEvent } from '#src/plugins/store-credit/entities/store-credit-event.entity';
import type { StoreCreditKind } from '#src/plugins/store-credit/entities/store-credit.entity';
import { StoreCredit } from '#src/plugins/store-credit/entities/store-credit.entity';

/** A part of a credit, in cents. */
export interface CreditPart {
  readonly creditId: ID;
  readonly amount: number;
}

export interface Grant {
  readonly amount: number;
  readonly reason: string;
}

/** A change of the credit with the customer's balance after it. */
export interface CreditChange {
  readonly action: StoreCreditAction;
  readonly change: number;
  readonly balance: number;
  readonly orderNumber: string | null;
  readonly reason: string;
  readonly creditId: ID;
  readonly createdAt: Date;
}

export interface CreditHistory {
  readonly items: readonly CreditChange[];
  readonly totalItems: number;
}

/** Events on a page. */
const perPage = 10;

/** The amounts that customers have with the shop. All changes are made in the transaction of their caller. */
@Injectable()
export class StoreCredits {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly ledger: Ledger,
  ) {}

  /** Returns the credit that a customer can spend, in cents. */
  async available(ctx: RequestContext, customerId: ID): Promise<number> {
    const found = await this.connection
      .getRepository(ctx, StoreCredit)
      .createQueryBuilder('credit')
      .select('SUM(credit.amount - credit.used - credit.authorized)', 'rest')
      .where('credit.customerId = :customerId', { customerId })
      .getRawOne<{ rest: string | null }>();
    return Number(found?.rest ?? 0);
  }

  async grant(
    ctx: RequestContext,
    customerId: ID,
    { amount, reason }: Grant,
    kind: StoreCreditKind = 'given',
  ): Promise<StoreCredit> {
    return this.add(ctx, { customerId, amount, reason, kind }, kind === 'referral' ? 'Referral' : 'Added');
  }

  /**
   * Takes back the part of a credit that is neither used nor set aside. Returns that amount, the remainder, and the
   * customer.
   */
  async takeBack(
    ctx: RequestContext,
    id: ID,
    action: StoreCreditAction,
    reason: string = action,
  ): Promise<{ readonly customerId: ID; readonly amount: number; readonly left: number }> {
    const credits = this.connection.getRepository(ctx, StoreCredit);
    const credit = await credits.findOneOrFail({ where: { id }, lock: { mode: 'pessimistic_write' } });
    const { customerId, used, authorized } = credit;
    const amount = credit.amount - used - authorized;
    if (amount > 0) {
      const ended = {
        endedAt: new Date(),
        endReason: reason,
        endedBy: ctx.activeUserId ? String(ctx.activeUserId) : null,
      };
      await credits.update(id, { amount: used + authorized, ...ended });
      await this.note(ctx, { creditId: id, action, change: -amount, orderNumber: null });
      await this.ledger.record(ctx, id, 'credit taken back');
    }
    return { customerId, amount, left: used + authorized };
  }

  /**
   * Sets an amount aside, from the oldest credit on. Returns undefined, and changes nothing, when there is less by now. The rows
   * stay locked, so that two orders of one customer wait for each other.
   */
  async setAside(ctx: RequestContext, customerId: ID, amount: number): Promise<readonly CreditPart[] | undefined> {
    const credits = await this.connection
      .getRepository(ctx, StoreCredit)
      .createQueryBuilder('credit')
      .setLock('pessimistic_write')
      .where('credit.customerId = :customerId', { customerId })
      .orderBy('credit.position')
      .getMany();
    const parts: CreditPart[] = [];
    let left = amount;
    for (const credit of credits) {
      const part = Math.min(left, credit.amount - credit.used - credit.authorized);
      if (part === 0) continue;
      parts.push({ creditId: credit.id, amount: part });
      left -= part;
    }
    if (left > 0) return undefined;
    for (const part of parts) await this.move(ctx, part, 'authorized = authorized + $2', 'amount - used - authorized');
    return parts;
  }

  /** Uses credit that was set aside for an order. Throws when there is less. */
  async use(ctx: RequestContext, part: CreditPart, orderNumber: string): Promise<void> {
    await this.move(ctx, part, 'authorized = authorized - $2, used = used + $2', 'authorized');
    await this.note(ctx, { creditId: part.creditId, action: 'Used', change: -part.amount, orderNumber });
  }

  /** Makes unused credit that was set aside available again. Throws when there is less. */
  async release(ctx: RequestContext, part: CreditPart): Promise<void> {
    await this.move(ctx, part, 'authorized = authorized - $2', 'authorized');
  }

  /** Gives back the credit that an order used, as a new credit of the same customer. */
  async giveBack(ctx: RequestContext, { creditId, amount }: CreditPart, orderNumber: string): Promise<StoreCredit> {
    const { customerId } = await this.connection.getEntityOrThrow(ctx, StoreCredit, creditId);
    return this.add(
      ctx,
      { customerId, amount, reason: `Order ${orderNumber}`, kind: 'returned' },
      'Credit',
      orderNumber,
    );
  }

  /** Returns a page of the history, from 1, the newest change first; nothing past the last one. */
  async history(ctx: RequestContext, customerId: ID, page: number): Promise<CreditHistory> {
    const rows = (await this.connection.getRepository(ctx, StoreCreditEvent).query(
      `SELECT event.action, event.change, event."orderNumber", event."createdAt", event."creditId", credit.reason,
         (sum(event.change) OVER (ORDER BY event.position))::int AS balance
       FROM store_credit_event event JOIN store_credit credit ON credit.id = event."creditId"
       WHERE credit."customerId" = $1 ORDER BY event.position DESC LIMIT $2 OFFSET $3`,
      [customerId, perPage, (Math.max(page, 1) - 1) * perPage],
    )) as CreditChange[];
    const totalItems = await this.connection.getRepository(ctx, StoreCreditEvent).countBy({ credit: { customerId } });
    return { items: rows, totalItems };
  }

  private async add(
    ctx: RequestContext,
    credit: Pick<StoreCredit, 'customerId' | 'amount' | 'reason' | 'kind'>,
    action: StoreCreditAction,
    orderNumber: string | null = null,
  ): Promise<StoreCredit> {
    const issued = { issuedAt: new Date(), issuedBy: ctx.activeUserId ? String(ctx.activeUserId) : null };
    const where = { channelId: ctx.channelId, currency: ctx.channel.defaultCurrencyCode };
    const saved = await this.connection
      .getRepository(ctx, StoreCredit)
      .save(new StoreCredit({ ...credit, ...issued, ...where }));
    await this.ledger.record(ctx, saved.id, 'credit');
    await this.note(ctx, { creditId: saved.id, action, change: credit.amount, orderNumber });
    return saved;
  }

  /** Moves an amount within a credit, in the one statement that looks whether it is there. */
  private async move(
    ctx: RequestContext,
    { creditId, amount }: CreditPart,
    change: string,
    from: string,
  ): Promise<void> {
    const [, count] = (await this.connection
      .getRepository(ctx, StoreCredit)
      .query(`UPDATE store_credit SET ${change} WHERE id = $1 AND ${from} >= $2`, [creditId, amount])) as [
      unknown,
      number,
    ];
    if (count === 0) throw new Error(`The credit ${creditId} has less than ${amount} cents to move.`);
  }

  private async note(
    ctx: RequestContext,
    event: Pick<StoreCreditEvent, 'creditId' | 'action' | 'change' | 'orderNumber'>,
  ): Promise<void> {
    await this.connection.getRepository(ctx, StoreCreditEvent).insert(event);
  }
}
