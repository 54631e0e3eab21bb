import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declinedCard, fresno, goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import type { Answer } from '#test/sandbox/support/shop-client';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const oneWhite = [{ sku: 'WHITE-1', quantity: 1 }];

function refusal({ status, body }: Answer): unknown {
  return [status, body['errors']];
}

describe('Order states (spec §4 Order states): what each step refuses', () => {
  it('does not leave an empty cart', async () => {
    const shopper = await GuestShopper.with(sandbox, []);
    expect(refusal(await shopper.call('PUT', 'next'))).toEqual([
      422,
      { base: ['There are no items for this order. Please add an item to the order to continue.'] },
    ]);
    expect((await shopper.order()).state).toBe('cart');
  });

  it.each(['delivery', 'payment'])('needs an order object in %s', async (state) => {
    const shopper = await GuestShopper.with(sandbox, oneWhite);
    await shopper.toDelivery();
    const answer = await shopper.client.send('PATCH', `/api/checkouts/${shopper.number}`, { state });
    expect(answer).toMatchObject({ status: 422, body: { missing_param: 'order' } });
    expect((await shopper.order()).state).toBe('delivery');
  });

  it('refuses a state that does not exist, and one that only placing the order reaches', async () => {
    const shopper = await GuestShopper.with(sandbox, oneWhite);
    for (const state of ['bogus', 'complete'])
      expect(refusal(await shopper.checkout(state, {}))).toEqual([422, { state: ['is invalid'] }]);
  });

  it('refuses to complete without a payment, and stays', async () => {
    const shopper = await GuestShopper.with(sandbox, oneWhite);
    await shopper.toPayment();
    expect((await shopper.checkout('payment', { payments_attributes: [] })).body['state']).toBe('confirm');
    expect(refusal(await shopper.call('PUT', 'complete'))).toEqual([422, { base: ['No payment found'] }]);
    expect((await shopper.order()).state).toBe('confirm');
  });

  it('does not complete an order that is not confirmed, or whose total is not the expected one', async () => {
    const shopper = await GuestShopper.with(sandbox, oneWhite);
    await shopper.toPayment();
    expect(refusal(await shopper.call('PUT', 'complete'))).toEqual([
      422,
      { state: ['cannot transition via "complete"'] },
    ]);
    await shopper.payBy(goodCard);
    expect(await shopper.call('PUT', 'complete', { expected_total: '1.0' })).toMatchObject({
      status: 400,
      body: { errors: { expected_total: ['Expected total does not match actual total.'] } },
    });
    expect((await shopper.call('PUT', 'complete', { expected_total: '17.56' })).status).toBe(200);
  });

  it('does not place an order that jumped over its delivery', async () => {
    const shopper = await GuestShopper.with(sandbox, oneWhite);
    await shopper.checkout('cart', { email: 'guest@example.test', ship_address_attributes: fresno });
    await shopper.payBy(goodCard);
    expect(refusal(await shopper.call('PUT', 'complete'))).toEqual([
      422,
      { base: ['We are unable to calculate shipping rates for the selected items.'] },
    ]);
    expect((await shopper.order()).payments.map(({ state }) => state)).toEqual(['checkout']);
  });

  it('stores in confirm, but places the order only in a separate call', async () => {
    const shopper = await GuestShopper.with(sandbox, oneWhite);
    await shopper.toConfirm();
    const answer = await shopper.client.must('PATCH', `/api/checkouts/${shopper.number}`, {
      order: { metadata: { over_21: true } },
    });
    expect(answer).toMatchObject({ state: 'confirm', metadata: { over_21: true }, completed_at: null });
  });
});

describe('Order states (spec §4 Order states): what each step does', () => {
  it('selects the cheapest rate and taxes the items on entering delivery', async () => {
    const order = await (await GuestShopper.with(sandbox, oneWhite)).toDelivery();
    expect(order.shipments[0]!.shipping_rates.map(({ name, selected }) => [name, selected])).toEqual([
      ['Standard', true],
      ['Express', false],
    ]);
    expect([order.state, order.ship_total, order.tax_total, order.total]).toEqual([
      'delivery',
      '10.0',
      '0.56',
      '17.56',
    ]);
  });

  it('applies a free-shipping code when there are shipments, and again on leaving delivery', async () => {
    const shopper = await GuestShopper.with(sandbox, oneWhite);
    await shopper.toDelivery();
    expect((await shopper.coupon('SHIPFREE')).status).toBe(200);
    expect((await shopper.order()).total).toBe('7.56');
    // The address step builds new shipments, which the code does not reach before delivery is left.
    expect((await shopper.toDelivery()).total).toBe('17.56');
    expect((await shopper.toPayment()).total).toBe('7.56');
  });

  it('needs no payment for what costs nothing', async () => {
    const shopper = await GuestShopper.with(sandbox, oneWhite);
    await shopper.toDelivery({ ...fresno, state_name: 'NV' });
    for (const code of ['TEN', 'SHIPFREE']) await shopper.coupon(code);
    const answer = await shopper.checkout('delivery', { special_instructions: 'Ring twice.' });
    expect(answer.body).toMatchObject({
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

  it('puts the order back to payment when the card is declined, and goes on with another', async () => {
    const shopper = await GuestShopper.with(sandbox, oneWhite);
    await shopper.toConfirm(declinedCard);
    expect(refusal(await shopper.call('PUT', 'complete'))).toEqual([422, { base: ['Bogus Gateway: Forced failure'] }]);
    expect(await shopper.order()).toMatchObject({ state: 'payment', payments: [{ state: 'failed' }] });
    await shopper.payBy(goodCard);
    const placed = await shopper.client.must('PUT', `/api/checkouts/${shopper.number}/complete`);
    expect(placed.payments.map(({ state, amount }) => [state, amount])).toEqual([
      ['failed', '17.56'],
      ['pending', '17.56'],
    ]);
  });

  it('removes the items from stock, finalizes the adjustments and sends a mail', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'WHITE-1|RED-1', quantity: 2 }]);
    const before = (await shopper.order()).line_items[0]!.variant.total_on_hand!;
    await shopper.coupon('TEN');
    const placed = await shopper.buy();
    expect(placed).toMatchObject({
      state: 'complete',
      payment_state: 'balance_due',
      adjustments: [{ finalized: true }],
    });
    expect(placed.line_items[0]!.variant.total_on_hand).toBe(before - 2);
    const mails = await sandbox.database
      .selectFrom('mails')
      .selectAll()
      .where('subject', '=', `Your order ${shopper.number}`)
      .execute();
    expect(mails).toMatchObject([
      { recipient: 'guest@example.test', text: expect.stringContaining(`Total: $${placed.total}`) },
    ]);
  });

  it('advances as far as it gets, and never places the order', async () => {
    const shopper = await GuestShopper.with(sandbox, oneWhite);
    expect((await shopper.call('PUT', 'advance')).body['state']).toBe('address');
    await shopper.toDelivery();
    expect((await shopper.call('PUT', 'advance')).body['state']).toBe('confirm');
  });
});

describe('A cart that changes during checkout (spec §4 Order states)', () => {
  it('goes back to the cart when the last line goes', async () => {
    const shopper = await GuestShopper.with(sandbox, oneWhite);
    const { line_items: lines } = await shopper.toPayment();
    expect(
      (await shopper.client.send('DELETE', `/api/orders/${shopper.number}/line_items/${lines[0]!.id}`)).status,
    ).toBe(204);
    expect(await shopper.order()).toMatchObject({ state: 'cart', shipments: [], total: '0.0' });
  });
});
