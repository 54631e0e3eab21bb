import { describe, expect, it } from 'vitest';
import type { TokenVerifier } from '#sandbox/shop/token-verifier';
import { fresno, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';

/** Those who signed in without an address. */
const withoutEmail = new Set(['walter', 'squatter', 'early']);
/** Addresses that somebody typed at the provider and has not proven. */
const unproven = new Map([
  ['squatter', 'victim@example.test'],
  ['early', 'late@example.test'],
  ['late', 'late@example.test'],
]);
/** Addresses beside the first one. */
const alsoProven = new Map<string, readonly string[]>();

/** Any token that begins with "session-" stands for the person named after it. */
const tokenVerifier: TokenVerifier = {
  verify: (bearer) => {
    const [, subject] = /^session-(\w+)$/.exec(bearer) ?? [];
    if (subject === undefined) return Promise.resolve(undefined);
    const provenEmails = withoutEmail.has(subject)
      ? []
      : [`${subject}@example.test`, ...(alsoProven.get(subject) ?? [])];
    return Promise.resolve({ subject, email: unproven.get(subject) ?? provenEmails[0] ?? null, provenEmails });
  },
};

const sandbox = sharedSandbox({ tokenVerifier });
const anybody = new ShopClient(sandbox);

describe('Customers (spec §6 Roles and permissions)', () => {
  it('are created when their session is seen for the first time, once even when seen twice at once', async () => {
    const newcomer = anybody.as({ bearer: 'session-newcomer' });
    const seen = await Promise.all(
      [1, 2, 3].map(() => newcomer.must<{ id: number; email: string }>('GET', '/api/users/me')),
    );
    expect(new Set(seen.map(({ id }) => id)).size).toBe(1);
    expect(seen[0]).toMatchObject({
      email: 'newcomer@example.test',
      store_credit: '0.0',
      ship_address: null,
      metadata: {},
    });
  });

  it('have no address when they sign in without one: their orders keep the one typed at checkout', async () => {
    const walter = anybody.as({ bearer: 'session-walter' });
    expect(await walter.must('GET', '/api/users/me')).toMatchObject({ email: null });
    const guest = await GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 1 }]);
    const associate = () =>
      walter.must<{ email: string | null }>(
        'PUT',
        `/api/orders/${guest.number}/associate_user?order_token=${guest.token}`,
      );
    expect((await associate()).email).toBeNull();
    const submit = (fields: object) =>
      walter.send('PATCH', `/api/checkouts/${guest.number}`, {
        order: { ship_address_attributes: fresno, ...fields },
        state: 'address',
      });
    expect(await submit({})).toMatchObject({ status: 422, body: { errors: { email: ["can't be blank"] } } });
    expect((await submit({ email: 'typed@example.test' })).status).toBe(200);
    expect((await associate()).email).toBe('typed@example.test');
    withoutEmail.delete('walter');
    expect(await walter.must('GET', '/api/users/me')).toMatchObject({ email: 'walter@example.test' });
  });

  it('keep an address book: equal addresses once, an edited one in the place of the old, the default carried over (spec §7 address_book)', async () => {
    const client = anybody.as({ bearer: 'session-booker' });
    const { id } = await client.must<{ id: number }>('GET', '/api/users/me');
    const path = `/api/users/${id}/address_book`;
    type Entry = {
      readonly id: number;
      readonly address1: string;
      readonly default: boolean;
      readonly update_target?: boolean;
    };
    const save = (address: object): Promise<readonly Entry[]> => client.must('PATCH', path, { address_book: address });
    const shape = (entries: readonly Entry[]): unknown => entries.map((entry) => [entry.address1, entry.default]);
    const [first] = await save(fresno);
    expect(await save(fresno)).toMatchObject([{ id: first!.id, default: true, update_target: true }]);
    expect(shape(await save({ ...fresno, address1: '2 Other St' }))).toEqual([
      ['1 Invented St', true],
      ['2 Other St', false],
    ]);
    const edited = await save({ id: first!.id, address1: '3 Moved St' });
    expect(shape(edited)).toEqual([
      ['3 Moved St', true],
      ['2 Other St', false],
    ]);
    expect(edited[0]!.id).not.toBe(first!.id);
    expect(shape(await save({ ...fresno, address1: '4 Home St', default: true }))).toEqual([
      ['4 Home St', true],
      ['2 Other St', false],
      ['3 Moved St', false],
    ]);
    expect(shape(await client.must('DELETE', `${path}?address_id=${edited[0]!.id}`))).toEqual([
      ['4 Home St', true],
      ['2 Other St', false],
    ]);
    const [, other] = await client.must<readonly Entry[]>('GET', path);
    expect(shape(await save({ id: other!.id, address1: '5 Summer St', default: true }))).toEqual([
      ['5 Summer St', true],
      ['4 Home St', false],
    ]);
    expect(await client.send('PATCH', path, { address_book: { ...fresno, city: null } })).toMatchObject({
      status: 422,
      body: { errors: { city: ["can't be blank"] } },
    });
  });

  it('read and change only themselves, and take no e-mail address that they have not proven', async () => {
    const [one, other] = [anybody.as({ bearer: 'session-one' }), anybody.as({ bearer: 'session-other' })];
    const { id } = await one.must<{ id: number }>('GET', '/api/users/me');
    const rename = (email: string) => one.send('PATCH', `/api/users/${id}`, { user: { email } });
    await other.must('GET', '/api/users/me');
    expect(await one.send('GET', `/api/users/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect((await other.send('GET', `/api/users/${id}`)).status).toBe(404);
    expect((await other.send('GET', `/api/users/${id}/address_book`)).status).toBe(401);
    expect((await rename('One@example.test')).body).toMatchObject({ id, email: 'one@example.test' });
    for (const email of ['Other@example.test', 'nobody@example.test'])
      expect(await rename(email)).toMatchObject({ status: 422, body: { errors: { email: ['is not proven'] } } });
    alsoProven.set('one', ['moved@example.test', 'other@example.test']);
    expect((await rename('Moved@example.test')).body).toMatchObject({ id, email: 'moved@example.test' });
    expect((await rename('other@example.test')).body).toMatchObject({ id, email: 'other@example.test' });
    expect(await other.must('GET', '/api/users/me')).toMatchObject({ email: null });
  });

  it('lose an address that they only wrote down to the one who proves it, and get no credit for it', async () => {
    const email = 'victim@example.test';
    const card = { redemptionCode: 'VICTIMSCARD00001', amountCents: 2500, storeId: 2, createdAt: sandbox.clock.now() };
    await sandbox.database.insertInto('giftCards').values(card).execute();
    const redeem = () =>
      anybody.send('POST', '/api/gift_cards/redeem', { redemption_code: card.redemptionCode, email });
    const squatter = anybody.as({ bearer: 'session-squatter' });
    expect(await squatter.must('GET', '/api/users/me')).toMatchObject({ email, store_credit: '0.0' });
    expect(await redeem()).toMatchObject({ status: 422 });
    const victim = anybody.as({ bearer: 'session-victim' });
    expect(await victim.must('GET', '/api/users/me')).toMatchObject({ email });
    expect(await squatter.must('GET', '/api/users/me')).toMatchObject({ email: null });
    expect((await redeem()).status).toBe(200);
    expect(await victim.must('GET', '/api/users/me')).toMatchObject({ store_credit: '25.0' });
    expect(await squatter.must('GET', '/api/users/me')).toMatchObject({ store_credit: '0.0' });
  });

  it('find the default address filled in when they leave the cart, and the address of a placed order as the new default', async () => {
    const client = anybody.as({ bearer: 'session-mover' });
    const { id } = await client.must<{ id: number }>('GET', '/api/users/me');
    await client.must('PATCH', `/api/users/${id}/address_book`, { address_book: fresno });
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 1 }], 'session-mover');
    expect((await shopper.call('PUT', 'next')).body).toMatchObject({
      state: 'address',
      ship_address: { address1: '1 Invented St' },
    });
    await shopper.toPayment({ ...fresno, address1: '9 New St' });
    await shopper.payBy({
      number: '4111111111111111',
      month: '1',
      year: '2031',
      verification_value: '123',
      name: 'Mover',
    });
    await shopper.client.must('PUT', `/api/checkouts/${shopper.number}/finalize`);
    const book = await client.must<readonly object[]>('GET', `/api/users/${id}/address_book`);
    expect(book).toMatchObject([
      { address1: '9 New St', default: true },
      { address1: '1 Invented St', default: false },
    ]);
  });

  it('list their orders in pages, completed ones first, and only those on demand', async () => {
    const client = anybody.as({ bearer: 'session-lister' });
    const placed = await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 1 }], 'session-lister');
    await placed.buy();
    expect((await client.send('GET', '/api/orders/current')).status).toBe(204);
    for (let cart = 0; cart < 3; cart += 1) {
      sandbox.clock.advance(1000);
      await client.must('POST', '/api/orders', {});
    }
    // The orders of a later customer are not theirs.
    await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 1 }], 'session-later');
    type List = { readonly orders: readonly { readonly number: string }[] };
    const page = await client.must<List>('GET', '/api/orders/mine?per_page=3');
    expect(page).toMatchObject({ count: 3, total_count: 4, pages: 2, current_page: 1, per_page: 3 });
    expect(page.orders[0]).toMatchObject({ number: placed.number, line_items: [{ quantity: 1 }] });
    const completed = await client.must<List>('GET', '/api/orders/completed?include_details=false');
    expect(completed).toMatchObject({ total_count: 1, orders: [{ number: placed.number, total_quantity: 1 }] });
    expect(completed.orders[0]).not.toHaveProperty('line_items');
    const filtered = await client.must<List>('GET', '/api/orders/mine?q[completed_at_not_null]=1');
    expect(filtered.orders.map(({ number }) => number)).toEqual([placed.number]);
    for (const id of ['1', '0', 'x', '99999999999'])
      expect(await client.must('GET', `/api/orders/completed?q[subscription_id_eq]=${id}`)).toMatchObject({
        orders: [],
        total_count: 0,
      });
  });
});
