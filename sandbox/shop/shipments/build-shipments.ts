import { isDeepStrictEqual } from 'node:util';
import type { ShippingMethod } from '#sandbox/shop/config/shipping-method';
import { methodsFor } from '#sandbox/shop/config/shipping-method';
import { placeOf } from '#sandbox/shop/customers/place-of';
import { groupMethods } from '#sandbox/shop/group-orders/group-shipping';
import { recipientsOf } from '#sandbox/shop/group-orders/recipients';
import type { Order } from '#sandbox/shop/orders/order';
import { selectedRate } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { goodsCents, holdsWine } from '#sandbox/shop/orders/parcel-contents';

/** Removes the shipments with their rates and adjustments. */
export async function destroyShipments(work: OrderWork): Promise<void> {
  if (work.order.shipments.length === 0) return;
  await work.store.deleteFrom('shipments').where('orderId', '=', work.order.id).execute();
  await work.refresh();
}

/** True when anything in the order has to be shipped. */
export function needsShipping({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some(({ variant }) => !variant.digital);
}

/**
 * Builds one shipment with the rates of the shipping address and selects the cheapest. Replaces old shipments, so rate ids
 * change. Returns false when no method serves the address.
 */
export async function buildShipments(work: OrderWork): Promise<boolean> {
  await destroyShipments(work);
  const { order, shop } = work;
  if (!needsShipping(order)) return true;
  const methods = methodsOf(work);
  if (methods.length === 0) return false;
  const { id: shipmentId } = await work.store
    .insertInto('shipments')
    .values({ orderId: order.id, number: `H${shop.random.digits(11)}`, state: 'pending' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await work.store
    .insertInto('shippingRates')
    .values(
      methods.map((method, index) => ({
        shipmentId,
        shippingMethodId: method.id,
        costCents: method.costCents,
        selected: index === 0,
      })),
    )
    .execute();
  await work.store
    .insertInto('shipmentItems')
    .values(
      [...unitsToShip(work.order)].map(([variantId, quantity]) => ({
        shipmentId,
        variantId,
        quantity,
      })),
    )
    .execute();
  await work.refresh();
  return true;
}

/** True when the shipping cost and the shipped units are still current for the order. Prepaid deliveries ship free. */
export function isShippingCurrent(work: OrderWork): boolean {
  const { order } = work;
  if (!needsShipping(order) || order.prepaidSubscriptionId !== null) return true;
  const methods = methodsOf(work);
  const hasItsPrice = order.shipments.every((shipment) => {
    const rate = selectedRate(shipment);
    return methods.some(({ id, costCents }) => id === rate?.shippingMethodId && costCents === rate.costCents);
  });
  const items = order.shipments.flatMap((shipment) => shipment.items);
  const shipped = new Map(items.map(({ variantId, quantity }) => [variantId, quantity]));
  return hasItsPrice && isDeepStrictEqual(shipped, unitsToShip(order));
}

function methodsOf({ order, shop: { config } }: OrderWork): readonly ShippingMethod[] {
  const recipients = recipientsOf(config, order);
  if (recipients) return groupMethods(config, order, recipients);
  if (!order.shipAddress) return [];
  return methodsFor(config.shippingMethods, placeOf(config, order.shipAddress), {
    holdsWine: holdsWine(order.lines),
    goodsCents: goodsCents(order.lines),
  });
}

/** Counts the units in the parcels, by variant id. Several lines may hold the same variant. */
export function unitsToShip({ lines }: Pick<Order, 'lines'>): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const { variantId, quantity, variant } of lines) {
    if (!variant.digital) units.set(variantId, (units.get(variantId) ?? 0) + quantity);
  }
  return units;
}
