import type { Shipment } from '#src/domain/cart/shipment';
import { addMoney, type Cents, cents } from '#src/domain/money/money';
import type { PlacedOrder } from './placed-order';

/**
 * The delivery state of a placed order. `packed` waits for the carrier, `waiting` for stock. `mailed` has nothing to ship.
 * `refund-due` is canceled, and its refund is due.
 */
export type DeliveryState =
  | 'ordered'
  | 'packed'
  | 'waiting'
  | 'partly-shipped'
  | 'shipped'
  | 'mailed'
  | 'payment-failed'
  | 'canceled'
  | 'refund-due'
  | 'refunded'
  | 'returning'
  | 'returned';

/**
 * Returns the state of a placed order (spec §2 /account/*), from its own state, its payment and its shipments. A final state
 * of the order comes before its shipments. The server's state of all shipments comes before that of each.
 */
export function deliveryState(order: PlacedOrder): DeliveryState {
  const isRefunded = (refundedAmount(order) ?? 0) > 0 && order.paymentTotal === 0;
  switch (order.state) {
    case 'canceled':
      if (order.paymentState === 'credit_owed') return 'refund-due';
      return isRefunded ? 'refunded' : 'canceled';
    case 'returning':
      return 'returning';
    case 'returned':
      return 'returned';
    default:
      if (isRefunded) return 'refunded';
      return order.paymentState === 'failed' ? 'payment-failed' : shippingState(order);
  }
}

/**
 * Returns the refunded amount, also of a part of the order. Undefined where payments are not known. A captured payment keeps
 * its amount when it is refunded.
 */
export function refundedAmount({ payments, paymentTotal }: PlacedOrder): Cents | undefined {
  if (!payments || paymentTotal === undefined) return undefined;
  const captured = payments.filter(({ isCaptured }) => isCaptured).map(({ amount }) => amount);
  return cents(Math.max(0, addMoney(cents(0), ...captured) - paymentTotal));
}

function shippingState({ shipmentState, shipments }: PlacedOrder): DeliveryState {
  switch (shipmentState ?? ofAll(shipments)) {
    case 'shipped':
      return 'shipped';
    case 'partial':
      return 'partly-shipped';
    case 'backorder':
      return 'waiting';
    case 'ready':
      return 'packed';
    case 'canceled':
      return 'canceled';
    case 'pending':
      return 'ordered';
    default:
      return shipments?.length === 0 ? 'mailed' : 'ordered';
  }
}

/** The state of all shipments, when the server does not send it. */
function ofAll(shipments: readonly Shipment[] = []): Shipment['state'] {
  const states = shipments.map(({ state }) => state).filter((state) => state !== 'canceled');
  const [first] = states;
  if (states.length === 0) return shipments[0]?.state;
  if (states.every((state) => state === first)) return first;
  return states.includes('shipped') ? 'partial' : 'pending';
}
