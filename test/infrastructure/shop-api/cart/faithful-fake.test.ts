import { describe, expect, it } from 'vitest';
import type { Order } from '#src/domain/cart/order';
import { orderOf } from '#src/infrastructure/shop-api/cart/order-calls';
import { anAddress } from '#test/builders/an-address';
import { anOrder } from '#test/builders/an-order';
import { InMemoryCheckoutGateway } from '#test/fakes/shop/in-memory-checkout-gateway';
import { InMemoryOrderGateway } from '#test/fakes/shop/in-memory-order-gateway';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { recordedOrders } from '#test/infrastructure/shop-api/recordings';

/** Keys that only newer versions fill, and that the recorded one therefore never has. */
const newer = [
  ...['paymentPage', 'paymentPage.sessionId', 'paymentPage.url', 'promotionCode'],
  ...['crossSellEndsAt', 'cancelEndsAt'],
];
/** Keys of customers, whom the in-memory shop does not know. */
const ofCustomers = ['userId'];

describe('Orders of the in-memory shop, beside recorded ones (spec §3 Order / cart)', () => {
  const recorded = keysOf(recordedOrders.map((wire) => orderOf(JSON.stringify(wire))));

  it('have every key that a recorded order always has', async () => {
    const { always } = keysOf(await everyStageOfAnOrder());
    expect(recorded.always.filter((path) => !always.includes(path))).toEqual([]);
  });

  it('have no key that a recorded order never has', async () => {
    const { all } = keysOf(await everyStageOfAnOrder());
    const known = [...recorded.all, ...newer];
    expect(all.filter((path) => !known.some((key) => path === key || path.endsWith(`.${key}`)))).toEqual([]);
  });

  it('have every key that a recorded order sometimes has, at some stage', async () => {
    const { all } = keysOf(await everyStageOfAnOrder());
    expect(recorded.all.filter((path) => !all.includes(path))).toEqual(ofCustomers);
  });

  it('are built by the builder, too', () => {
    const built = Object.keys(anOrder()).sort();
    expect(built).toEqual(recorded.always.filter((path) => !path.includes('.')));
  });
});

async function everyStageOfAnOrder(): Promise<readonly Order[]> {
  const shop = new InMemoryShop();
  const orders = new InMemoryOrderGateway(shop);
  const checkout = new InMemoryCheckoutGateway(shop);
  const created = await orders.create([{ sku: 'WHITE-1', quantity: 2 }]);
  await orders.applyPromoCode(created, 'TEN');
  await orders.applyPromoCode(created, 'PCT10');
  const applied = await orders.update(created, { specialInstructions: 'The green door.' });
  const delivery = await checkout.submitAddress(created, { email: 'guest@example.test', address: anAddress() });
  await orders.applyPromoCode(created, 'SHIPFREE');
  const [shipment] = delivery.shipments;
  const payment = await checkout.submitDelivery(created, [
    { shipmentId: shipment!.id, rateId: shipment!.rates[1]!.id },
  ]);
  const prepared = await checkout.prepare(created);
  shop.markPaid(prepared.paymentPage!.sessionId);
  await checkout.finalizeSession(created.number, prepared.paymentPage!.sessionId);
  const placed = await orders.read(created);
  shop.capture(created.number);
  return [await orders.create([]), created, applied, delivery, payment, prepared, placed, shop.see(created.number)];
}

interface Keys {
  readonly always: readonly string[];
  readonly all: readonly string[];
}

/** Paths of keys: those that every object at a place has, and those that at least one has. */
function keysOf(orders: readonly Order[]): Keys {
  const places = new Map<string, object[]>();
  const visit = (value: unknown, place: string): void => {
    if (Array.isArray(value)) value.forEach((element) => visit(element, place));
    else if (typeof value === 'object' && value !== null) {
      places.set(place, [...(places.get(place) ?? []), value]);
      Object.entries(value).forEach(([key, child]) => visit(child, place === '' ? key : `${place}.${key}`));
    }
  };
  visit(orders, '');
  const always: string[] = [];
  const all: string[] = [];
  for (const [place, objects] of places) {
    for (const key of new Set(objects.flatMap((object) => Object.keys(object)))) {
      const path = place === '' ? key : `${place}.${key}`;
      all.push(path);
      if (objects.every((object) => key in object)) always.push(path);
    }
  }
  return { always: always.sort(), all: all.sort() };
}
