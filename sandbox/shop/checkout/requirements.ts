import type { ApiError } from '#sandbox/http/api-error';
import { insufficientStock, transitionRefused } from '#sandbox/http/error-responses';
import { canSupply } from '#sandbox/shop/catalogue/availability';
import { nested } from '#sandbox/shop/customers/address-store';
import { boxErrors } from '#sandbox/shop/customers/post-office-box';
import { recipientsOf, sharesProblem } from '#sandbox/shop/group-orders/recipients';
import { inventoryUnits } from '#sandbox/shop/orders/line-inventory';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { holdsWine } from '#sandbox/shop/orders/parcel-contents';
import { needsAddress } from '#sandbox/shop/responses/checkout-steps';

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

/**
 * Requires an e-mail, a shipping address where the order has that step, that all of a group order goes somewhere, and that
 * somebody can sign for wine.
 */
export function requireDeliverable({ order, shop }: OrderWork): void {
  if (needsAddress(shop, order) && !order.shipAddress)
    throw transitionRefused({ base: ['Valid shipping address required'] });
  const group = recipientsOf(shop.config, order);
  const unshared = sharesProblem(shop.config, order);
  if (unshared) throw transitionRefused(unshared);
  const boxed = group === undefined && order.shipAddress && holdsWine(order.lines) ? boxErrors(order.shipAddress) : {};
  if (Object.keys(boxed).length > 0) throw transitionRefused(nested('ship_address', boxed));
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
