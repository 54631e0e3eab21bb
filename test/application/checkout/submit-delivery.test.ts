import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SubmitDelivery } from '#src/application/checkout/submit-delivery';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import type { TestTab } from '#test/support/test-tab';
import { choosing, tabAt } from './checkout-walk';

let tab: TestTab;
beforeEach(async () => {
  tab = await tabAt('delivery');
});

const choose = (name: string) => tab.get(SubmitDelivery).execute(choosing(name, tab.cart.current!));

describe('The delivery step (spec §4 Checkout update states)', () => {
  it.each([
    ['Standard', 1000],
    ['Express', 2500],
  ])('moves the order on to payment, with %s for %d cents', async (name, cost) => {
    const order = await choose(name);
    expect(order).toMatchObject({ state: 'payment', shipTotal: cost });
    expect(order).toEqual(tab.serverOrder);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('is done when its answer was lost and the order shows the choice', async () => {
    tab.shop.failAfter('submitDelivery', noAnswer());
    expect(await choose('Express')).toEqual(tab.serverOrder);
    expect(tab.serverOrder).toMatchObject({ state: 'payment', shipTotal: 2500 });
  });

  it('is not done when it never arrived', async () => {
    const failure = noAnswer();
    tab.shop.failNext('submitDelivery', failure);
    expect(await outcomeOf(choose('Standard'))).toEqual(rejectedWith(failure));
    expect(tab.serverOrder?.state).toBe('delivery');
  });

  it('is not done while one of several shipments is without its choice', async () => {
    const order = await choose('Standard');
    const [first] = order.shipments;
    const second = {
      ...first!,
      id: 'shipment-2',
      rates: first!.rates.map((rate) => ({ ...rate, selected: rate.name === 'Standard' })),
    };
    const express = { ...first!, rates: first!.rates.map((rate) => ({ ...rate, selected: rate.name === 'Express' })) };
    const failure = noAnswer();
    tab.shop.failNext('submitDelivery', failure);
    vi.spyOn(tab.world.orders, 'read').mockResolvedValueOnce({ ...order, shipments: [express, second] });
    expect(await outcomeOf(choose('Express'))).toEqual(rejectedWith(failure));
  });

  it('is not taken for the choice that was made before', async () => {
    await choose('Standard');
    const failure = noAnswer();
    tab.shop.failNext('submitDelivery', failure);
    expect(await outcomeOf(choose('Express'))).toEqual(rejectedWith(failure));
    expect(tab.serverOrder?.shipTotal).toBe(1000);
  });
});
