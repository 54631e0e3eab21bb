import { describe, expect, it } from 'vitest';
import { fresno, goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import type { Answer } from '#test/sandbox/support/shop-client';

const sandbox = sharedSandbox();

const oneWhite = () => GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 1 }]);
const refusal = ({ status, body }: Answer): unknown => [status, body['errors']];

describe('Order states (spec §4 Order states)', () => {
  it('are no state that only placing the order reaches, and payment needs an order object', async () => {
    const shopper = await oneWhite();
    await shopper.toDelivery();
    expect(refusal(await shopper.checkout('complete', {}))).toEqual([422, { state: ['is invalid'] }]);
    const answer = await shopper.client.send('PATCH', `/api/checkouts/${shopper.number}`, { state: 'payment' });
    expect(answer).toMatchObject({ status: 422, body: { missing_param: 'order' } });
    expect((await shopper.order()).state).toBe('delivery');
  });

  it('lead to a placed order from confirm alone, and by a call of its own', async () => {
    const shopper = await oneWhite();
    await shopper.toPayment();
    expect(refusal(await shopper.call('PUT', 'complete'))).toEqual([
      422,
      { state: ['cannot transition via "complete"'] },
    ]);
    await shopper.payBy(goodCard);
    expect((await shopper.checkout('confirm', { metadata: { over_21: true } })).body).toMatchObject({
      state: 'confirm',
      metadata: { over_21: true },
      completed_at: null,
    });
    expect((await shopper.call('PUT', 'complete')).body['state']).toBe('complete');
  });

  it('cannot be jumped over: an order without its delivery is not placed', async () => {
    const shopper = await oneWhite();
    await shopper.checkout('cart', { email: 'guest@example.test', ship_address_attributes: fresno });
    await shopper.payBy(goodCard);
    expect(refusal(await shopper.call('PUT', 'complete'))).toEqual([
      422,
      { base: ['We are unable to calculate shipping rates for the selected items.'] },
    ]);
    expect((await shopper.order()).payments.map(({ state }) => state)).toEqual(['checkout']);
  });

  it('apply a free-shipping code again on leaving delivery, to the shipments of another address step', async () => {
    const shopper = await oneWhite();
    await shopper.toDelivery();
    await shopper.coupon('SHIPFREE');
    expect((await shopper.toDelivery()).total).toBe('17.56');
    expect((await shopper.toPayment()).total).toBe('7.56');
  });

  it('begin again at the cart when its last line goes, and at the address while lines are left', async () => {
    const shopper = await GuestShopper.with(sandbox, [
      { sku: 'WHITE-1', quantity: 1 },
      { sku: 'RED-1', quantity: 1 },
    ]);
    const states = [];
    for (const { id } of (await shopper.toDelivery()).line_items) {
      await shopper.client.send('DELETE', `/api/orders/${shopper.number}/line_items/${id}`);
      states.push((await shopper.order()).state);
    }
    expect(states).toEqual(['address', 'cart']);
  });

  it('begin again at the address when the notes are other ones (spec §7 PATCH orders)', async () => {
    const shopper = await oneWhite();
    await shopper.toPayment();
    const order = { special_instructions: 'Ring twice' };
    await shopper.client.send('PATCH', `/api/orders/${shopper.number}`, { order });
    expect(await shopper.order()).toMatchObject({
      state: 'address',
      shipments: [],
      special_instructions: 'Ring twice',
    });
  });

  it('are without payment for orders that cost nothing', async () => {
    const shopper = await oneWhite();
    await shopper.toDelivery({ ...fresno, state_name: 'NV', zipcode: '89501' });
    for (const code of ['TEN', 'SHIPFREE']) await shopper.coupon(code);
    expect((await shopper.checkout('delivery', { special_instructions: 'Ring twice.' })).body).toMatchObject({
      state: 'confirm',
      total: '0.0',
      checkout_steps: ['address', 'delivery', 'confirm', 'complete'],
    });
    expect((await shopper.call('PUT', 'finalize')).body).toMatchObject({
      state: 'complete',
      payment_state: 'paid',
      payments: [],
    });
  });
});

describe('The price of shipping (spec §4 Checkout update states)', () => {
  const portland = { ...fresno, city: 'Portland', zipcode: '97201', state_name: 'OR' };

  it.each([
    ['the cart', 'cart', portland],
    ['an address step that is refused', 'address', { ...portland, country_iso: 'FR', state_name: null }],
  ] as const)('is not kept when the address changes in %s', async (_where, state, address) => {
    const shopper = await oneWhite();
    await shopper.toPayment();
    await shopper.checkout(state, { ship_address_attributes: address });
    expect(await shopper.order()).toMatchObject({ shipments: [], ship_total: '0.0' });
    await shopper.checkout('payment', { payments_attributes: [{ payment_method_id: 1, source_attributes: goodCard }] });
    expect((await shopper.call('PUT', 'complete')).status).toBe(422);
  });

  it('is kept when the same address is sent again', async () => {
    const shopper = await oneWhite();
    const { ship_total: before } = await shopper.toPayment();
    await shopper.checkout('cart', { ship_address_attributes: fresno });
    expect(await shopper.order()).toMatchObject({ ship_total: before });
  });

  it('is compared with the addresses and the units before the order is placed', async () => {
    const recipients = [1, 1].map((quantity) => ({ ...fresno, line_items: [{ sku: 'WHITE-1', quantity }] }));
    const metadata = JSON.stringify({ group_order: { recipients } });
    const { database } = sandbox;
    for (const change of [
      (id: number) => database.updateTable('orders').set({ metadata }).where('id', '=', id).execute(),
      (id: number) => database.updateTable('lineItems').set({ quantity: 3 }).where('orderId', '=', id).execute(),
    ]) {
      const shopper = await GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 2 }]);
      await change((await shopper.toConfirm()).id);
      expect((await shopper.call('PUT', 'complete')).status).toBe(422);
      expect(await shopper.order()).toMatchObject({ state: 'address', shipments: [], completed_at: null });
    }
  });
});
