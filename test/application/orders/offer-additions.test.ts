import { describe, expect, it } from 'vitest';
import { OfferAdditions } from '#src/application/orders/offer-additions';
import type { Order } from '#src/domain/cart/order';
import { cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';
import { aProduct } from '#test/builders/a-product';
import { aShipment } from '#test/builders/a-shipment';
import { anOrder } from '#test/builders/an-order';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { openTab } from '#test/support/test-tab';

const clock = new ManualClock();
const placed = anOrder({ state: 'complete', shipments: [aShipment()], crossSellEndsAt: clock.now() + 60_000 });
const product = (sku: string) => aProduct({ sku, price: cents(1) });

function open(...skus: readonly string[]) {
  const tab = openTab();
  tab.content.catalogue = { products: [aProduct(), ...skus.map(product)], kits: [], regions: [], crossSell: skus };
  return { shop: tab.shop, offers: tab.get(OfferAdditions) };
}

describe('Products to add to an order that was just placed (spec §1 Cross-sell)', () => {
  it('has the price and stock of today', async () => {
    const { offers } = open('RED-1', 'ORANGE-1');
    expect((await offers.execute(placed)).map(({ sku, price, stock }) => [sku, price, stock.kind])).toEqual([
      ['RED-1', 800, 'in-stock'],
      ['ORANGE-1', 1000, 'few'],
    ]);
  });

  it('are three things at most, without sold-out or discontinued ones', async () => {
    const { offers } = open('ROSE-1', 'NO-SUCH', 'RED-1', 'ORANGE-1', 'SLEEVE-1', 'FIZZ-1');
    expect((await offers.execute(placed)).map(({ sku }) => sku)).toEqual(['RED-1', 'ORANGE-1', 'SLEEVE-1']);
  });

  it('costs at most as much as the order did before it was added to', async () => {
    const { offers } = open('RED-1', 'ORANGE-1');
    const skus = async (order: Partial<Order>) => (await offers.execute({ ...placed, ...order })).map(({ sku }) => sku);
    const lineItems = [aLine({ sku: 'WHITE-1', price: cents(600), quantity: 2, crossSold: 1 })];
    expect(await skus({ total: cents(999) })).toEqual(['RED-1']);
    expect(await skus({ total: cents(2199), lineItems })).toEqual(['RED-1']);
    expect(await skus({ total: cents(2200), lineItems })).toEqual(['RED-1', 'ORANGE-1']);
  });

  it.each([
    ['was never open for it', { ...placed, crossSellEndsAt: 0 }],
    ['is packed', { ...placed, crossSellEndsAt: clock.now() }],
    ['is e-mailed, so there is no parcel', { ...placed, shipments: [] }],
  ])('are none when the order %s, without a call', async (_, order) => {
    const { shop, offers } = open('RED-1');
    expect(await offers.execute(order)).toEqual([]);
    expect(shop.received).toEqual([]);
  });
});
