import type { Payer } from '#sandbox/shop/orders/addition-token';
import type { Order } from '#sandbox/shop/orders/order';
import type { Shop } from '#sandbox/shop/shop';
import { changesEnd } from './cross-sell-window';

/** True once a parcel is being packed: its money is taken then. Gift cards pay as soon as the order is placed. */
export function isPacked({ payments, shipments }: Order): boolean {
  return (
    shipments.some(({ state }) => state === 'shipped') ||
    payments.some(({ state, giftCardId }) => state === 'completed' && giftCardId === null)
  );
}

export function cancellationDetails({ config, clock }: Shop, order: Order, reader: Payer): object {
  const end = changesEnd(config, order, reader);
  const isOpen = end !== undefined && clock.now() < end && !isPacked(order);
  return {
    cancel_ends_at: isOpen ? end.toISOString() : null,
    canceled_at: order.canceledAt?.toISOString() ?? null,
  };
}
