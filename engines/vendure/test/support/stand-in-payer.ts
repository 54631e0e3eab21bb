import assert from 'node:assert/strict';
import type { PaymentInput } from '@vendure/common/lib/generated-shop-types';
import type { Order, RequestContext } from '@vendure/core';
import { Order as Orders, Payment, TransactionalConnection } from '@vendure/core';
import { PlacingRefused } from '#src/plugins/payment/completion';
import type { PaysBeforeCard } from '#src/plugins/payment/dues';
import { Dues } from '#src/plugins/payment/dues';
import type { EngineUnderTest } from './engine-under-test';

/** Pays before the card from one balance, which is a row of the database, by the handler of its kind. */
export class StandInPayer implements PaysBeforeCard {
  readonly isOwners = false;
  /** Refuses when it is to pay, though it said before that it would. */
  isRefusing = false;

  private constructor(
    private readonly engine: EngineUnderTest,
    readonly kind: PaysBeforeCard['kind'],
  ) {}

  /** Puts one in the place of the shop's own of that kind, until the engine stops. */
  static async add(engine: EngineUnderTest, kind: PaysBeforeCard['kind']): Promise<StandInPayer> {
    const payer = new StandInPayer(engine, kind);
    const ctx = await engine.context('admin');
    await payer.ask(ctx, 'CREATE TABLE IF NOT EXISTS balance (kind text PRIMARY KEY, cents int CHECK (cents >= 0))');
    await payer.ask(ctx, 'INSERT INTO balance VALUES ($1, 0)', [kind]);
    const dues = engine.get(Dues);
    const own = dues.serve(payer);
    assert.ok(own);
    // Its payments are of no card and no credit that the shop knows.
    engine.expectedProblems.push(kind === 'gift-card' ? /^gift-card-payment-known / : /^credit-payment-known /);
    engine.atStop(() => dues.serve(own));
    return payer;
  }

  async setBalance(cents: number): Promise<void> {
    await this.ask(await this.engine.context(), 'UPDATE balance SET cents = $2 WHERE kind = $1', [this.kind, cents]);
  }

  async balance(ctx?: RequestContext): Promise<number> {
    const read = 'SELECT cents FROM balance WHERE kind = $1';
    const [row] = (await this.ask(ctx ?? (await this.engine.context()), read, [this.kind])) as [{ cents: number }];
    return row.cents;
  }

  async shareOf(ctx: RequestContext, { id, orderPlacedAt }: Order, left: number): Promise<number> {
    if (!orderPlacedAt) return Math.min(left, await this.balance(ctx));
    const payments = this.engine.get(TransactionalConnection).getRepository(ctx, Payment);
    return (await payments.sum('amount', { order: { id }, method: this.kind })) ?? 0;
  }

  async take(ctx: RequestContext, _order: Order, amount: number): Promise<readonly PaymentInput[]> {
    const debit = 'UPDATE balance SET cents = cents - $2 WHERE kind = $1 AND cents >= $2';
    const [, count] = (await this.ask(ctx, debit, [this.kind, amount])) as [unknown, number];
    if (count === 0 || this.isRefusing)
      throw new PlacingRefused({ kind: 'refused', code: 'AMOUNT_CHANGED', message: 'It is used up.' });
    return [{ method: this.kind, metadata: { amount } }];
  }

  private ask(ctx: RequestContext, sql: string, values: readonly unknown[] = []): Promise<unknown> {
    return this.engine
      .get(TransactionalConnection)
      .getRepository(ctx, Orders)
      .query(sql, [...values]);
  }
}
