import { methodsFor } from '#sandbox/shop/config/shipping-method';
import { placeOf } from '#sandbox/shop/customers/place-of';
import { holdsWine } from '#sandbox/shop/orders/parcel-contents';
import { needsShipping, unitsToShip } from '#sandbox/shop/shipments/build-shipments';
import type { Store } from '#sandbox/shop/shop';
import type { Shop } from '#sandbox/shop/shop';
import { orderOutcomes } from './order-outcomes';
import type { SeededOrder } from './past-order';

const millisecondsPerDay = 86_400_000;

/** Seeds the shipments of past orders. A sent parcel left a day after the order and can be tracked. */
export async function seedShipments(shop: Shop, store: Store, orders: readonly SeededOrder[]): Promise<void> {
  const parcels = orders.filter(({ order }) => needsShipping(order)).flatMap((seeded) => parcelsOf(shop, seeded));
  if (parcels.length === 0) return;
  const rows = await store
    .insertInto('shipments')
    .values(
      parcels.map(({ order, state, sentAt }) => ({
        orderId: order.id,
        number: `H${shop.random.digits(11)}`,
        state,
        tracking: state === 'shipped' ? `RP${shop.random.digits(10)}` : null,
        shippedAt: state === 'shipped' ? sentAt : null,
      })),
    )
    .returning('id')
    .execute();
  const withId = rows.flatMap(({ id }, position) => {
    const parcel = parcels[position];
    return parcel ? [{ ...parcel, id }] : [];
  });
  await store
    .insertInto('shippingRates')
    .values(withId.flatMap(({ id, rates }) => rates.map((rate) => ({ ...rate, shipmentId: id }))))
    .execute();
  await store
    .insertInto('shipmentItems')
    .values(
      withId.flatMap(({ id, units }) =>
        units.map(([variantId, quantity]) => ({ shipmentId: id, variantId, quantity })),
      ),
    )
    .execute();
}

/** One parcel for each state of the outcome. The first has the first line only when there is another; it alone costs something. */
function parcelsOf({ config }: Shop, { seed, order }: SeededOrder) {
  const states = orderOutcomes[seed.outcome ?? 'shipped'].shipments;
  const methods = order.shipAddress
    ? methodsFor(config.shippingMethods, placeOf(config, order.shipAddress), {
        holdsWine: holdsWine(order.lines),
        goodsCents: 0,
      })
    : [];
  const units = [...unitsToShip(order)];
  return states.map((state, position) => ({
    order,
    state,
    sentAt: new Date(seed.at.getTime() + millisecondsPerDay),
    units: states.length === 1 ? units : position === 0 ? units.slice(0, 1) : units.slice(1),
    rates: methods.map((method, place) => ({
      shippingMethodId: method.id,
      costCents: position === 0 ? method.costCents : 0,
      selected: place === 0,
    })),
  }));
}
