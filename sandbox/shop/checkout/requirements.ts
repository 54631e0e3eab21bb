import type { ApiError } from '#sandbox/http/api-error';
import { insufficientStock, transitionRefused } from '#sandbox/http/refusals';
import { canSupply } from '#sandbox/shop/catalogue/availability';
import { unitsOf } from '#sandbox/shop/orders/line-goods';
import type { OrderWork } from '#sandbox/shop/orders/order-work';

/** Nothing leaves the cart empty, nor with nothing but what is only sold along with something else. */
export function requireLines({ order }: OrderWork): void {
  if (order.lines.length === 0) {
    throw transitionRefused({
      base: ['There are no items for this order. Please add an item to the order to continue.'],
    });
  }
  if (order.lines.every(({ variant }) => variant.noIndividualPurchase)) {
    throw transitionRefused({
      base: ['The items in your cart are not sold on their own. Please add something that they go with.'],
    });
  }
}

/** Somebody to write to, and somewhere to ship to. */
export function requireDeliverable({ order }: OrderWork): void {
  if (!order.shipAddress) throw transitionRefused({ base: ['Valid shipping address required'] });
  if (order.email === null) throw transitionRefused({ email: ["can't be blank"] });
}

/** Every variant in as many units as all lines together take of it. */
export function requireStock({ order }: OrderWork): void {
  const units = unitsOf(order.lines);
  const short = order.lines.some(({ goods }) =>
    goods.some(({ variant }) => !canSupply(variant, units.get(variant.id) ?? 0)),
  );
  if (short) throw insufficientStock();
}

/** No shipping method serves the address. */
export function unserved(): ApiError {
  return transitionRefused({ base: ['We are unable to calculate shipping rates for the selected items.'] });
}
