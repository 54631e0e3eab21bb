import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { whileLocked } from '#src/application/cart/while-locked';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { hasCode, isUncertain } from '#src/application/ports/gateway-error';
import { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { AdditionTokenStorage } from '#src/application/storage/addition-token-storage';
import { DraftStorage } from '#src/application/storage/draft-storage';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { unitsOf } from '#src/domain/cart/order';

export type AdditionOutcome =
  | { readonly kind: 'added'; readonly order: Order }
  /** The parcel is packed; nothing can be added any more. */
  | { readonly kind: 'closed' }
  /** Nothing was charged. `too-much`: all additions cost at most as much as the order did. */
  | { readonly kind: 'refused'; readonly reason: 'declined' | 'sold-out' | 'too-much' };

/**
 * Adds a product to a placed order and charges its card once more (spec §7 PUT cross_sell). Runs in a lock over all tabs. An
 * addition without an answer is looked up in the order before anything is sent again, also after a reload, so no shopper pays
 * twice (docs/adr/0016).
 */
export class AddToCompletedOrder {
  static readonly uses = {
    additions: CrossSellGateway,
    orders: OrderGateway,
    attempts: DraftStorage,
    tabLock: TabLock,
    scheduler: Scheduler,
    tokens: AdditionTokenStorage,
  };

  constructor(private readonly use: Used<typeof AddToCompletedOrder.uses>) {}

  /** Rejects with GatewayError when it is unknown whether it was added, or when the order cannot be reached. */
  execute(order: OrderKey, line: { readonly sku: string; readonly quantity: number }): Promise<AdditionOutcome> {
    const key = this.use.tokens.complete(order);
    return this.use.tabLock.runExclusive(`order-${key.number}`, async () => {
      const before = await this.use.orders.read(key);
      const units = unitsOf(before, line.sku);
      const attempted = this.attempted(key, line.sku);
      if (attempted !== undefined && units >= attempted) return this.added(key, line.sku, before);
      return this.send(key, line, units + line.quantity, attempted !== undefined);
    });
  }

  /** `wanted` is how many units the order holds afterwards. */
  private async send(
    key: OrderKey,
    line: { readonly sku: string; readonly quantity: number },
    wanted: number,
    isRepeated: boolean,
  ): Promise<AdditionOutcome> {
    this.remember(key, { ...this.read(key), [line.sku]: String(wanted) });
    try {
      const order = await sendOrLookUp({
        send: () => whileLocked(this.use.scheduler, () => this.use.additions.add(key, line)),
        lookUp: async (failure) => (isUncertain(failure) ? this.use.orders.read(key) : undefined),
        isDone: (after) => unitsOf(after, line.sku) >= wanted,
      });
      return this.added(key, line.sku, order);
    } catch (error) {
      // The call that holds the order may be the one that got no answer.
      if (isUncertain(error) || (isRepeated && hasCode(error, 'locked'))) throw error;
      return this.refused(key, line.sku, error);
    }
  }

  private added(key: OrderKey, sku: string, order: Order): AdditionOutcome {
    this.settle(key, sku);
    return { kind: 'added', order };
  }

  private refused(key: OrderKey, sku: string, error: unknown): AdditionOutcome {
    this.settle(key, sku);
    if (hasCode(error, 'not_allowed')) return { kind: 'closed' };
    if (!hasCode(error, 'unprocessable_entity', 'insufficient_stock', 'not_found')) throw error;
    // A product that the server does not know any more is sold out, too.
    if (error.code !== 'unprocessable_entity') return { kind: 'refused', reason: 'sold-out' };
    return { kind: 'refused', reason: error.errors['line_items'] ? 'too-much' : 'declined' };
  }

  private attempted(key: OrderKey, sku: string): number | undefined {
    const attempts = this.read(key);
    const units = Number(Object.hasOwn(attempts, sku) ? attempts[sku] : undefined);
    return Number.isInteger(units) ? units : undefined;
  }

  private settle(key: OrderKey, sku: string): void {
    const { [sku]: _settled, ...others } = this.read(key);
    this.remember(key, others);
  }

  private read({ number }: OrderKey): Readonly<Record<string, string>> {
    return this.use.attempts.read(draftOf(number));
  }

  private remember({ number }: OrderKey, attempts: Readonly<Record<string, string>>): void {
    if (Object.keys(attempts).length === 0) this.use.attempts.clear(draftOf(number));
    else this.use.attempts.write(draftOf(number), attempts);
  }
}

function draftOf(number: string): string {
  return `additions-${number}`;
}
