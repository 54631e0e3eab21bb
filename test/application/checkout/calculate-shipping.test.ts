import { describe, expect, it } from 'vitest';
import { CalculateShipping } from '#src/application/checkout/calculate-shipping';
import { canBeSent } from '#src/domain/cart/shipment';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { tabAt } from './checkout-walk';

/** A tab whose order stands at delivery without a parcel. */
async function withoutParcels() {
  const tab = await tabAt('delivery');
  tab.shop.find(tab.cart.current!.number)!.shipments = [];
  return tab;
}

describe('The ways to deliver an order (spec §7 calculate_shipping_options)', () => {
  it('are asked for anew, and the order stays where it stands', async () => {
    const tab = await withoutParcels();
    const order = await tab.get(CalculateShipping).execute();
    expect([order.state, canBeSent(order.shipments)]).toEqual(['delivery', true]);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('are there when their answer was lost, and are not asked for again', async () => {
    const tab = await withoutParcels();
    tab.shop.failAfter('calculateShippingOptions', noAnswer());
    expect(canBeSent((await tab.get(CalculateShipping).execute()).shipments)).toBe(true);
    expect(tab.shop.received.filter((method) => method === 'calculateShippingOptions')).toHaveLength(1);
  });

  it('are not there when the question never arrived', async () => {
    const tab = await withoutParcels();
    const failure = noAnswer();
    tab.shop.failNext('calculateShippingOptions', failure);
    expect(await outcomeOf(tab.get(CalculateShipping).execute())).toEqual(rejectedWith(failure));
  });
});
