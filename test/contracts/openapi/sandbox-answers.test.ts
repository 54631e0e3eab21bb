import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import type { WireOrder } from '#test/sandbox/support/shop-client';
import { startTestSandbox, type TestSandbox } from '#test/sandbox/support/test-sandbox';
import { apiDocument } from './api-document';
import { CheckedClient, type Credentials } from './checked-client';

const ada = { bearer: 'key-ada' };
const code = 'ABCDEFGH12345678';
const address = {
  name: 'Ada Example',
  address1: '1 Invented St',
  address2: null,
  city: 'Fresno',
  zipcode: '93650',
  phone: '5595550100',
  country_iso: 'US',
  state_name: 'CA',
};

let sandbox: TestSandbox;
let client: CheckedClient;

beforeAll(async () => {
  const [white, ...others] = recordingsConfig.variants;
  const gift = {
    ...white!,
    sku: 'GIFT',
    kind: 'gift-card' as const,
    priceCents: 5000,
    stock: null,
    digital: true,
    subscribable: false,
  };
  sandbox = await startTestSandbox({
    orderCookie: true,
    config: {
      ...recordingsConfig,
      pictures: true,
      variants: [white!, ...others, gift],
      giftCards: [{ code, amountCents: 1000, description: 'ten dollars' }],
    },
  });
  client = new CheckedClient(sandbox.url);
});

afterAll(() => sandbox.close());

afterEach(() => {
  expect(client.problems.splice(0)).toEqual([]);
});

async function status(method: string, path: string, credentials: Credentials = {}, body?: unknown): Promise<number> {
  return (await client.send(method, path, credentials, body)).status;
}

/** A guest's order with one wine, address, delivery and an e-mail address: next is payment. */
async function orderAtPayment(): Promise<WireOrder> {
  const order = await client.cart([{ sku: 'RED-1', quantity: 2 }]);
  const checkout = `/api/checkouts/${order.number}`;
  await client.send('PATCH', checkout, order, {
    state: 'address',
    order: { email: 'guest@example.test', ship_address_attributes: address },
  });
  const { body } = await client.send('GET', `/api/orders/${order.number}`, order);
  const { id, shipping_rates: rates } = (body as WireOrder).shipments[0]!;
  const choice = { id, selected_shipping_rate_id: rates[1]!.id };
  await client.send('PATCH', checkout, order, { state: 'delivery', order: { shipments_attributes: [choice] } });
  return order;
}

describe('The sandbox answers as the document says (spec §7 Shop back end)', () => {
  it('for carts and their lines', async () => {
    expect(await status('POST', '/api/orders')).toBe(201);
    expect(await status('POST', '/api/orders', {}, { order: {} })).toBe(422);
    const order = await client.cart([{ sku: 'RED-1', quantity: 2 }]);
    const path = `/api/orders/${order.number}`;
    expect(await status('GET', path, order)).toBe(200);
    expect(await status('GET', path, { token: 'wrong' })).toBe(401);
    expect(await status('GET', path, { bearer: 'wrong' })).toBe(401);
    expect(await status('GET', '/api/orders/R000000000')).toBe(404);
    expect(await status('PATCH', path, order, { order: { email: 'no address' } })).toBe(422);
    expect(
      await status('PATCH', path, order, {
        order: { email: 'guest@example.test', special_instructions: 'Ring twice.' },
      }),
    ).toBe(200);
    const added = await client.send('POST', `${path}/line_items`, order, {
      line_item: { sku: 'WHITE-1', quantity: 12 },
      subscription_line_item: { interval_length: 1, interval_units: 'month', end_date: null },
    });
    expect(added.status).toBe(201);
    const line = `${path}/line_items/${(added.body as { id: number }).id}`;
    expect(await status('POST', `${path}/line_items`, order, { line_item: { sku: 'NONE', quantity: 1 } })).toBe(404);
    expect(await status('GET', path, order)).toBe(200);
    expect(await status('PATCH', line, order, { line_item: { quantity: 3 } })).toBe(200);
    expect(await status('DELETE', line, order)).toBe(204);
    expect(await status('DELETE', line, order)).toBe(404);
    expect(await status('PUT', `${path}/empty`, order)).toBe(200);
  });

  it('for the cookie of a cart', async () => {
    expect(await status('GET', '/api/orders/current')).toBe(204);
    expect(await status('DELETE', '/api/orders/current')).toBe(204);
  });

  it('for codes that are guessed', async () => {
    const order = await client.cart([{ sku: 'RED-1', quantity: 1 }]);
    const path = `/api/orders/${order.number}/coupon_codes`;
    for (let guess = 1; guess <= 10; guess += 1)
      expect(await status('POST', path, order, { coupon_code: 'nope' })).toBe(422);
    expect(await status('POST', path, order, { coupon_code: 'PCT10' })).toBe(429);
    expect(
      await status('POST', `/api/gift_cards/${order.number}/apply_gift_card`, order, { redemption_code: code }),
    ).toBe(429);
  });

  it('for promotion codes', async () => {
    const order = await client.cart([{ sku: 'RED-1', quantity: 2 }]);
    const path = `/api/orders/${order.number}/coupon_codes`;
    expect(await status('POST', path, order, { coupon_code: 'PCT10' })).toBe(200);
    for (const code of ['PCT10', 'nope', 'OLD', 'BIG100', 'MEMBER', 'SHIPFREE', '']) {
      expect(await status('POST', path, order, { coupon_code: code })).toBe(422);
    }
    expect(await status('GET', `/api/orders/${order.number}`, order)).toBe(200);
    expect(await status('DELETE', `${path}/pct10`, order)).toBe(200);
    expect(await status('DELETE', `${path}/pct10`, order)).toBe(422);
  });

  it('for checkout and its refusals', async () => {
    const empty = await client.cart([]);
    expect(
      await status('PATCH', `/api/checkouts/${empty.number}`, empty, {
        state: 'address',
        order: { email: 'a@example.test' },
      }),
    ).toBe(422);
    const order = await client.cart([{ sku: 'RED-1', quantity: 500 }]);
    const checkout = `/api/checkouts/${order.number}`;
    for (const attributes of [{ ...address, state_name: 'Nowhere' }, address]) {
      const body = { state: 'address', order: { email: 'a@example.test', ship_address_attributes: attributes } };
      expect(await status('PATCH', checkout, order, body)).toBe(422);
    }
    expect(await status('PATCH', checkout, order, { state: 'delivery' })).toBe(422);
    expect(await status('PATCH', checkout, order, { state: 'nonsense', order: { email: 'a@example.test' } })).toBe(422);
    expect(await status('PUT', `${checkout}/prepare`, order)).toBe(422);
  });

  it('while another request holds the order', async () => {
    const order = await client.cart([{ sku: 'RED-1', quantity: 1 }]);
    await fetch(`${sandbox.url}/_control/locks/${order.number}`, { method: 'POST' });
    expect(await status('PATCH', `/api/orders/${order.number}`, order, { order: { email: 'a@example.test' } })).toBe(
      409,
    );
    expect(await status('PUT', `/api/orders/${order.number}/associate_user?order_token=${order.token}`, ada)).toBe(409);
  });

  it('for the hosted payment page and placing the order', async () => {
    const order = await orderAtPayment();
    const checkout = `/api/checkouts/${order.number}`;
    expect(await status('POST', `${checkout}/calculate_shipping_options`, order)).toBe(200);
    const prepared = (await client.send('PUT', `${checkout}/prepare`, order)).body as WireOrder;
    expect(prepared.checkout_session_url).toBe(`${sandbox.url}/pay/${prepared.checkout_session_id!}`);
    const finalize = `${checkout}/finalize?checkout_session_id=${prepared.checkout_session_id!}`;
    expect(await status('PUT', finalize)).toBe(422);
    const card = {
      do: 'pay',
      form: 'one',
      number: '4111111111111111',
      expiry: '04/31',
      cvc: '123',
      name: 'Ada Example',
    };
    await fetch(prepared.checkout_session_url!, {
      method: 'POST',
      body: new URLSearchParams(card),
      redirect: 'manual',
    });
    expect(await status('PUT', finalize)).toBe(200);
    expect(await status('PUT', finalize)).toBe(200);
    expect(await status('GET', `/api/orders/${order.number}`, order)).toBe(200);
    expect(await status('PUT', `/api/orders/${order.number}/empty`, order)).toBe(401);
  });

  it('for customers', async () => {
    const order = await orderAtPayment();
    expect(await status('GET', '/api/orders/current')).toBe(204);
    expect(await status('PUT', `/api/orders/${order.number}/associate_user?order_token=${order.token}`, ada)).toBe(200);
    expect(await status('GET', '/api/orders/current', ada)).toBe(200);
    const pay = {
      payment_method_id: 1,
      source_attributes: {
        number: '4111111111111111',
        month: '1',
        year: '2031',
        verification_value: '123',
        name: 'Ada',
      },
    };
    expect(
      await status('PATCH', `/api/checkouts/${order.number}`, ada, {
        state: 'payment',
        order: { payments_attributes: [pay] },
      }),
    ).toBe(200);
    expect(await status('PUT', `/api/checkouts/${order.number}/finalize`, ada)).toBe(200);
    const { id } = (await client.send('GET', '/api/users/me', ada)).body as { id: number };
    expect(await status('PATCH', `/api/users/${id}`, ada, { user: { ship_address_attributes: address } })).toBe(200);
    expect(await status('PATCH', `/api/users/${id + 1}`, ada, { user: { email: 'x@example.test' } })).toBe(404);
    expect(await status('DELETE', `/api/users/${id + 1}`, ada)).toBe(404);
    const bob = { bearer: 'key-bob' };
    const other = (await client.send('GET', '/api/users/me', bob)).body as { id: number };
    sandbox.shop.responses.variant = 'alternative';
    expect(await status('DELETE', `/api/users/${other.id}`, bob)).toBe(405);
    sandbox.shop.responses.variant = 'default';
    expect(await status('DELETE', `/api/users/${other.id}`, bob)).toBe(204);
    const book = `/api/users/${id}/address_book`;
    expect(await status('PATCH', book, ada, { address_book: { ...address, city: 'Oakland', default: true } })).toBe(
      200,
    );
    expect(await status('PATCH', book, ada, { address_book: { ...address, address1: '' } })).toBe(422);
    const entries = (await client.send('GET', book, ada)).body as { id: number }[];
    expect(entries.length).toBeGreaterThan(0);
    expect(await status('DELETE', `${book}?address_id=${entries[0]!.id}`, ada)).toBe(200);
    for (const path of [
      '/api/wallet_payment_sources',
      '/api/orders/mine?page=1&per_page=6',
      '/api/orders/completed?include_details=true',
      '/api/store_credit_events/mine',
      book,
    ]) {
      expect(await status('GET', path, ada)).toBe(200);
      expect(await status('GET', path)).toBe(401);
    }
  });

  it('for the wallet', async () => {
    const wallet = '/api/wallet_payment_sources';
    const returning = (path: string) => ({ return_path: path });
    expect(await status('POST', `${wallet}/prepare`, ada, returning('/account/payment/'))).toBe(201);
    expect(await status('POST', `${wallet}/prepare`, ada, returning('//elsewhere.test'))).toBe(422);
    expect(await status('POST', `${wallet}/prepare`, {}, returning('/account/payment/'))).toBe(401);
    const { body } = await client.send('GET', wallet, ada);
    const [card] = (body as { wallet_payment_sources: { id: number }[] }).wallet_payment_sources;
    const change = { wallet_payment_source: { default: true } };
    expect(await status('PATCH', `${wallet}/${card!.id}`, ada, change)).toBe(200);
    for (const [method, sent] of [['PATCH', change], ['DELETE']] as const) {
      expect(await status(method, `${wallet}/${card!.id}`, { bearer: 'key-bob' }, sent)).toBe(404);
      expect(await status(method, `${wallet}/${card!.id}`, {}, sent)).toBe(401);
    }
    expect(await status('DELETE', `${wallet}/${card!.id}`, ada)).toBe(204);
  });

  it('for the open calls', async () => {
    const variants = await client.send(
      'GET',
      '/api/variants?q[sku_in][]=RED-1&q[sku_in][]=WHITE-1%7CRED-1&per_page=50',
    );
    expect((variants.body as { count: number }).count).toBe(2);
    expect(await status('GET', '/api/variants/RED-1/stock_availabilities')).toBe(200);
    expect(await status('GET', '/api/variants/NONE/stock_availabilities')).toBe(404);
    expect(
      await status('GET', '/api/variants/RED-1/discount_prices?quantity=12&interval_length=1&interval_units=month'),
    ).toBe(200);
    expect(await status('GET', '/api/countries/US/states')).toBe(200);
    expect(await status('GET', '/api/countries/XX/states')).toBe(404);
    expect(
      await status('POST', '/api/stock_requests', {}, { stock_request: { email: 'a@example.test', sku: 'RED-1' } }),
    ).toBe(201);
    expect(
      await status('POST', '/api/stock_requests', {}, { stock_request: { email: 'no address', sku: 'RED-1' } }),
    ).toBe(422);
    const link = { number: 'R123456789', email: 'nobody@example.test' };
    for (const expected of [202, 202, 202, 429])
      expect(await status('POST', '/api/order_links', {}, { order_link: link })).toBe(expected);
    expect(await status('POST', '/api/order_links', {}, { order_link: { ...link, number: 'none' } })).toBe(422);
    expect(await status('POST', '/api/referral_identifiers', {}, { email: 'friend@example.test' })).toBe(201);
    expect(await status('POST', '/api/referral_identifiers', {}, { email: 'friend@example.test' })).toBe(200);
  });

  it('for subscriptions, and the deliveries that the time brings', async () => {
    const { number } = (await client.send('POST', '/api/orders', ada)).body as WireOrder;
    await client.send('POST', `/api/orders/${number}/line_items`, ada, {
      line_item: { sku: 'WHITE-1', quantity: 12 },
      subscription_line_item: { interval_length: 1, interval_units: 'month', end_date: null },
    });
    const checkout = `/api/checkouts/${number}`;
    const pay = {
      payment_method_id: 1,
      source_attributes: {
        number: '4000000000000341',
        month: '1',
        year: '2031',
        verification_value: '123',
        name: 'Ada',
      },
    };
    const steps = [
      { state: 'address', order: { ship_address_attributes: address } },
      { state: 'delivery', order: { special_instructions: 'Ring twice.' } },
      { state: 'payment', order: { payments_attributes: [pay] } },
    ];
    for (const step of steps) expect(await status('PATCH', checkout, ada, step)).toBe(200);
    expect(await status('PUT', `${checkout}/finalize`, ada)).toBe(200);
    const { id } = (await client.send('GET', '/api/users/me', ada)).body as { id: number };
    const list = `/api/users/${id}/subscriptions`;
    const { subscriptions } = (await client.send('GET', list, ada)).body as {
      subscriptions: readonly { readonly id: number }[];
    };
    const one = `${list}/${subscriptions[0]!.id}`;
    expect(
      await status('PUT', one, ada, {
        subscription: {
          interval_length: 2,
          interval_units: 'month',
          line_items_attributes: [{ sku: 'WHITE-1', one_time: true }],
        },
      }),
    ).toBe(200);
    expect(await status('PUT', one, ada, { subscription: { interval_length: 0 } })).toBe(422);
    // Twice each: refusals have the shape of the document, too.
    expect([await status('POST', `${one}/skip`, ada), await status('POST', `${one}/skip`, ada)]).toEqual([200, 422]);
    expect([
      await status('POST', `${one}/pause`, ada),
      await status('POST', `${one}/resume`, ada, { actionable_date: '2026-01-01' }),
    ]).toEqual([200, 422]);
    expect(await status('POST', `${one}/resume`, ada)).toBe(200);
    const moved = await fetch(`${sandbox.url}/_control/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ advanceDays: 5 }),
    });
    expect(await moved.json()).toMatchObject({ failures: { length: 3 } });
    expect([await status('GET', one, ada), await status('POST', `${one}/retry_payment`, ada)]).toEqual([200, 422]);
    expect(await status('GET', '/api/orders/mine', ada)).toBe(200);
    expect([
      await status('POST', `${one}/cancel`, ada, { cancellation_reason: 'Enough' }),
      await status('POST', `${one}/cancel`, ada),
    ]).toEqual([200, 422]);
    expect([
      await status('GET', `${list}/99999`, ada),
      await status('GET', `/api/users/${id + 1}/subscriptions`, ada),
      await status('GET', one),
    ]).toEqual([404, 401, 401]);
  });

  it('for gift cards, bought and paid with', async () => {
    const order = await client.cart([
      { sku: 'GIFT', quantity: 2 },
      { sku: 'RED-1', quantity: 1 },
    ]);
    const fill = `/api/orders/${order.number}/gift_cards/bulk_update`;
    const [card] = order.line_items[0]!.gift_cards;
    expect(
      await status('PATCH', fill, order, {
        gift_cards: [{ id: card!.id, recipient_name: 'Ada', recipient_email: 'ada@example.test' }],
      }),
    ).toBe(200);
    expect(await status('PATCH', fill, order, { gift_cards: [{ id: card!.id, recipient_email: 'nobody' }] })).toBe(422);
    expect(await status('PATCH', fill, order, { gift_cards: [{ id: 999_999 }] })).toBe(404);
    const apply = `/api/gift_cards/${order.number}/apply_gift_card`;
    expect(await status('POST', apply, order, { redemption_code: 'NONE' })).toBe(404);
    expect(await status('POST', apply, order, { redemption_code: code })).toBe(200);
    expect(await status('POST', apply, order, { redemption_code: code })).toBe(422);
    expect(await status('DELETE', `/api/orders/${order.number}/remove_gift_card/${code}`, order)).toBe(200);
    expect(await status('DELETE', `/api/gift_cards/${order.number}/remove_gift_card/${code}`, order)).toBe(404);
    const query = new URLSearchParams({ redemption_code: code, email: 'a@example.test' }).toString();
    expect(await status('GET', `/api/gift_cards/redeem?${query}`)).toBe(200);
    expect(
      await status('POST', '/api/gift_cards/redeem', {}, { redemption_code: code, email: 'nobody@example.test' }),
    ).toBe(422);
    expect(await status('POST', '/api/gift_cards/redeem', ada, { redemption_code: code })).toBe(200);
    expect(await status('GET', `/api/gift_cards/redeem?${query}`)).toBe(422);
  });

  it('for prepaid goods, and for additions to a placed order and its cancellation', async () => {
    const order = { ...(await orderAtPayment()), ...ada };
    const path = `/api/orders/${order.number}`;
    expect(await status('PUT', `${path}/associate_user`, order)).toBe(200);
    const more = { order: { line_items_attributes: [{ sku: 'RED-1', quantity: 1 }] } };
    expect(await status('PUT', `${path}/cross_sell`, order, more)).toBe(405);
    const card = { number: '4111111111111111', month: '1', year: '2031', verification_value: '123', name: 'Ada' };
    const pay = { payment_method_id: 1, source_attributes: card };
    await client.send('PATCH', `/api/checkouts/${order.number}`, order, {
      state: 'payment',
      order: { payments_attributes: [pay] },
    });
    expect(await status('PUT', `/api/checkouts/${order.number}/finalize`, order)).toBe(200);
    expect(await status('PUT', `${path}/cross_sell`, order, more)).toBe(200);
    expect(
      await status('PUT', `${path}/cross_sell`, order, { order: { line_items_attributes: [{ sku: 'NONE' }] } }),
    ).toBe(404);
    expect(
      await status('PUT', `${path}/cross_sell`, order, {
        order: { line_items_attributes: [{ sku: 'RED-1', quantity: 5000 }] },
      }),
    ).toBe(422);
    expect(await status('PUT', `${path}/cancel`, { token: order.token })).toBe(405);
    expect(await status('PUT', `${path}/cancel`, order)).toBe(200);
    expect(await status('PUT', `${path}/cancel`, order)).toBe(200);
    const cart = await client.cart([]);
    const prepaid = {
      installment_count: 3,
      interval: { length: 1, unit: 'month' },
      line_items: [{ sku: 'WHITE-1', quantity: 1 }],
    };
    const ahead = { line_item: { sku: 'WHITE-1', quantity: 1, options: { prepaid_subscription: prepaid } } };
    expect(await status('POST', `/api/orders/${cart.number}/line_items`, cart, ahead)).toBe(201);
  });

  it('for every call there is', () => {
    const named = Object.values(apiDocument.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    const made = [...client.made];
    expect(made.sort()).toEqual(named.filter((name) => typeof name === 'string').sort());
  });
});
