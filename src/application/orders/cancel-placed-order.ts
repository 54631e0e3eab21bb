import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { whileLocked } from '#src/application/cart/while-locked';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { hasCode, isUncertain } from '#src/application/ports/gateway-error';
import { CancellationGateway } from '#src/application/ports/shop/cancellation-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { AdditionTokenStorage } from '#src/application/storage/addition-token-storage';
import type { Order, OrderKey } from '#src/domain/cart/order';

export type CancellationOutcome =
  | { readonly kind: 'canceled'; readonly order: Order }
  /** The order stays. `over`: too late, or not for this visitor. `gift-card-used`: one that was bought with it. */
  | { readonly kind: 'refused'; readonly reason: 'over' | 'packed' | 'gift-card-used' };

/**
 * Cancels an order that was just placed (spec §7 PUT orders/cancel). Runs in a lock over all tabs, after an addition that is under
 * way. A cancellation without an answer is looked up in the order.
 */
export class CancelPlacedOrder {
  static readonly uses = {
    cancellations: CancellationGateway,
    orders: OrderGateway,
    tabLock: TabLock,
    scheduler: Scheduler,
    tokens: AdditionTokenStorage,
  };

  constructor(private readonly use: Used<typeof CancelPlacedOrder.uses>) {}

  /** Rejects with GatewayError when it is unknown whether the order was canceled; the same call can be made again. */
  execute(placed: OrderKey): Promise<CancellationOutcome> {
    const key = this.use.tokens.complete(placed);
    return this.use.tabLock.runExclusive(`order-${key.number}`, async () => {
      try {
        const order = await sendOrLookUp({
          send: () => whileLocked(this.use.scheduler, () => this.use.cancellations.cancelOrder(key)),
          lookUp: async (failure) => (isUncertain(failure) ? this.use.orders.read(key) : undefined),
          isDone: ({ state }) => state === 'canceled',
        });
        return { kind: 'canceled', order };
      } catch (error) {
        const reason = refusalOf(error);
        if (!reason) throw error;
        return { kind: 'refused', reason };
      }
    });
  }
}

function refusalOf(error: unknown): 'over' | 'packed' | 'gift-card-used' | undefined {
  if (hasCode(error, 'not_allowed')) return 'over';
  if (!hasCode(error, 'unprocessable_entity')) return undefined;
  if (error.errors['gift_cards']) return 'gift-card-used';
  return error.errors['shipments'] ? 'packed' : undefined;
}
