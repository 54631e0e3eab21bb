import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ShopClient, type WireOrder } from '#test/sandbox/support/shop-client';
import { startTestSandbox, storefrontUrl, type TestSandbox } from '#test/sandbox/support/test-sandbox';

const address = {
  name: 'Ada Example',
  address1: '1 Invented St',
  address2: null,
  city: 'Fresno',
  zipcode: '93650',
  phone: '5550100',
  country_iso: 'US',
  state_name: 'CA',
};
const card = {
  do: 'pay',
  form: 'first',
  number: '4111 1111 1111 1111',
  expiry: '04/31',
  cvc: '987',
  name: 'Ada Example',
};

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(() => sandbox.close());

/** An order of 2 × 8.00 with Standard delivery to California, with a payment page open: 27.28 are to be paid. */
async function orderToPay(): Promise<{ order: WireOrder; guest: ShopClient; page: string }> {
  const created = await new ShopClient(sandbox).must('POST', '/api/orders', {
    order: { line_items_attributes: [{ sku: 'RED-1', quantity: 2 }] },
  });
  const guest = new ShopClient(sandbox, { token: created.token });
  const checkout = `/api/checkouts/${created.number}`;
  await guest.must('PATCH', checkout, {
    state: 'address',
    order: { email: 'guest@example.test', ship_address_attributes: address },
  });
  await guest.must('PATCH', checkout, { state: 'delivery', order: { special_instructions: 'Ring twice.' } });
  const order = await guest.must('PUT', `${checkout}/prepare`);
  return { order, guest, page: order.checkout_session_url! };
}

function press(page: string, fields: Record<string, string> = {}): Promise<Response> {
  return fetch(page, { method: 'POST', body: new URLSearchParams({ ...card, ...fields }), redirect: 'manual' });
}

/** Places the order by its session alone, and returns it as its owner sees it. */
async function finalize(order: WireOrder): Promise<WireOrder> {
  await new ShopClient(sandbox).must(
    'PUT',
    `/api/checkouts/${order.number}/finalize?checkout_session_id=${order.checkout_session_id!}`,
  );
  return new ShopClient(sandbox, { token: order.token }).must('GET', `/api/orders/${order.number}`);
}

function authorized({ payments }: WireOrder): readonly string[] {
  return payments.filter(({ state }) => state === 'pending').map(({ amount }) => amount);
}

describe('Paying an order of the sandbox (spec §7 Shop back end, PUT prepare and finalize)', () => {
  it('shows what is to be paid', async () => {
    const { order, page } = await orderToPay();
    const body = await (await fetch(page)).text();
    for (const text of [order.number, '$27.28', 'guest@example.test']) expect(body).toContain(text);
  });

  it('authorizes the card, sends the browser to the confirmation, and the order can be placed without its token', async () => {
    const { order, page } = await orderToPay();
    const answer = await press(page);
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location')!);
    expect(back.origin + back.pathname).toBe(`${storefrontUrl}/order/confirmation/${order.number}/${order.id}`);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      checkout_session_id: order.checkout_session_id,
      number: order.number,
    });
    const placed = await finalize(order);
    expect([placed.state, placed.payment_state, authorized(placed)]).toEqual(['complete', 'balance_due', ['27.28']]);
    expect((await finalize(order)).completed_at).toBe(placed.completed_at);
    const outbox = await (await fetch(`${sandbox.url}/outbox`)).text();
    expect(outbox).toContain(order.number);
  });

  it('authorizes once when Pay is pressed twice, at the same time or one after the other', async () => {
    const { order, guest, page } = await orderToPay();
    const answers = [...(await Promise.all([press(page), press(page)])), await press(page)];
    expect(new Set(answers.map(({ headers }) => headers.get('location')))).toHaveLength(1);
    expect(authorized(await guest.must('GET', `/api/orders/${order.number}`))).toEqual(['27.28']);
    expect(await (await fetch(page)).text()).toContain(`Order ${order.number} is paid`);
  });

  it('charges nothing on a declined card, and takes another', async () => {
    const { order, guest, page } = await orderToPay();
    const declined = await press(page, { number: '4111111111111112' });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Bogus Gateway: Forced failure');
    expect(authorized(await guest.must('GET', `/api/orders/${order.number}`))).toEqual([]);
    expect((await press(page, { form: 'second' })).status).toBe(303);
    expect(authorized(await finalize(order))).toEqual(['27.28']);
  });

  it('asks once to confirm, and a second press of the first button is no confirmation', async () => {
    const { order, guest, page } = await orderToPay();
    const asking = { number: '4000002500003155' };
    for (const answer of [await press(page, asking), await press(page, asking)]) {
      expect(await answer.text()).toContain('Confirm this payment');
    }
    expect(authorized(await guest.must('GET', `/api/orders/${order.number}`))).toEqual([]);
    expect((await press(page, { ...asking, form: 'confirmation' })).status).toBe(303);
    expect(authorized(await finalize(order))).toEqual(['27.28']);
  });

  it('leaves the cart as it was when cancelled, and a new page can be opened', async () => {
    const { order, guest, page } = await orderToPay();
    const answer = await press(page, { do: 'cancel' });
    expect(answer.headers.get('location')).toBe(`${storefrontUrl}/checkout/?step=payment&payment_error=cancelled`);
    expect(await (await fetch(page)).text()).toContain('This payment was cancelled');
    const again = await guest.must('PUT', `/api/checkouts/${order.number}/prepare`);
    expect([again.state, again.total]).toEqual([order.state, order.total]);
    expect(again.checkout_session_id).not.toBe(order.checkout_session_id);
  });

  it('takes no money for an order that has changed meanwhile', async () => {
    const { order, guest, page } = await orderToPay();
    const checkout = `/api/checkouts/${order.number}`;
    await guest.must('POST', `/api/orders/${order.number}/line_items`, { line_item: { sku: 'RED-1', quantity: 1 } });
    await guest.must('PATCH', checkout, {
      state: 'address',
      order: { email: 'guest@example.test', ship_address_attributes: address },
    });
    await guest.must('PATCH', checkout, { state: 'delivery', order: { special_instructions: 'Ring twice.' } });
    const changed = await guest.must('PUT', `${checkout}/prepare`);
    expect(changed.checkout_session_id).not.toBe(order.checkout_session_id);
    expect(await (await fetch(page)).text()).toContain('This payment page has expired');
    expect((await press(page)).headers.get('location')).toBe(
      `${storefrontUrl}/checkout/?step=payment&payment_error=expired`,
    );
    expect(authorized(await guest.must('GET', `/api/orders/${order.number}`))).toEqual([]);
  });

  it('stores no card number and no security code', async () => {
    const { order, page } = await orderToPay();
    await press(page, { number: '5555 5555 5555 4444', cvc: '8642' });
    await finalize(order);
    const tables = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      sandbox.database,
    );
    expect(tables.rows.length).toBeGreaterThan(10);
    const rows = await Promise.all(
      tables.rows.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(sandbox.database)).rows),
    );
    const everything = JSON.stringify(rows);
    expect(everything).toContain('"4444"');
    // The digits of the code also come up within random numbers.
    expect(everything).not.toMatch(/5555555555554444|5555 5555 5555 4444|\b8642\b/);
  });
});
