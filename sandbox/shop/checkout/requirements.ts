import type { ApiError } from '#sandbox/http/api-error';
import { insufficientStock, transitionRefused } from '#sandbox/http/error-responses';
import { canSupply } from '#sandbox/shop/catalogue/availability';
import { sharesProblem } from '#sandbox/shop/group-orders/recipients';
import { inventoryUnits } from '#sandbox/shop/orders/line-inventory';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { needsAddress } from './checkout-steps';

/** Refuses an empty order, and one whose variants are all sold only with other items. */
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

/** Requires an e-mail, a shipping address where the order has that step, and that all of a group order goes somewhere. */
export function requireDeliverable({ order, shop }: OrderWork): void {
  if (needsAddress(shop, order) && !order.shipAddress)
    throw transitionRefused({ base: ['Valid shipping address required'] });
  const unshared = sharesProblem(shop.config, order);
  if (unshared) throw transitionRefused(unshared);
  if (order.email === null) throw transitionRefused({ email: ["can't be blank"] });
}

/** Requires enough stock for all lines together. */
export function requireStock({ order }: OrderWork): void {
  const units = inventoryUnits(order.lines);
  const short = order.lines.some(({ inventory }) =>
    inventory.some(({ variant }) => !canSupply(variant, units.get(variant.id) ?? 0)),
  );
  if (short) throw insufficientStock();
}

/** No shipping method serves the address. */
export function noShippingRates(): ApiError {
  return transitionRefused({ base: ['We are unable to calculate shipping rates for the selected items.'] });
}
