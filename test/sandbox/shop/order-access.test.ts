import { describe, expect, it } from 'vitest';
import { fresno, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';

const sandbox = sharedSandbox();
const anybody = new ShopClient(sandbox);

const oneWhite = [{ sku: 'WHITE-1', quantity: 1 }];
const unauthorized = { status: 401, body: { error: 'You are not authorized to perform that action.' } };

describe('Readers and editors of an order (spec §6 Roles and permissions)', () => {
  it('lets in only the token and the owner', async () => {
    const guest = await GuestShopper.with(sandbox, oneWhite);
    const path = `/api/orders/${guest.number}`;
    expect((await anybody.as({ token: guest.token }).send('GET', path)).status).toBe(200);
    expect((await anybody.send('GET', `${path}?order_token=${guest.token}`)).status).toBe(200);
    expect(await anybody.send('GET', path)).toMatchObject(unauthorized);
    expect(await anybody.as({ token: 'wrong' }).send('GET', path)).toMatchObject(unauthorized);
    expect(await anybody.as({ bearer: 'key-bob' }).send('GET', path)).toMatchObject(unauthorized);
    const bobs = await GuestShopper.with(sandbox, oneWhite, 'key-bob');
    expect((await anybody.as({ bearer: 'key-bob' }).send('GET', `/api/orders/${bobs.number}`)).status).toBe(200);
    expect(
      (await anybody.as({ bearer: 'key-ada', token: bobs.token }).send('GET', `/api/orders/${bobs.number}`)).status,
    ).toBe(200);
  });

  it('distinguishes an unknown order from a foreign one only without a token', async () => {
    expect((await anybody.send('GET', '/api/orders/R000')).status).toBe(404);
    expect((await anybody.as({ token: 'wrong' }).send('GET', '/api/orders/R000')).status).toBe(401);
  });

  it('names a bearer token that it does not know', async () => {
    expect(await anybody.as({ bearer: 'nope' }).send('GET', '/api/orders/current')).toMatchObject({
      status: 401,
      body: { error: 'Invalid API key (nope) specified.' },
    });
  });

  it('lets a complete order be read, and no longer changed', async () => {
    const guest = await GuestShopper.with(sandbox, oneWhite);
    const { line_items: lines } = await guest.buy();
    const order = `/api/orders/${guest.number}`;
    expect((await guest.order()).state).toBe('complete');
    const changes: readonly [string, string, object?][] = [
      ['PATCH', order, { order: { email: 'x@example.test' } }],
      ['PUT', `${order}/empty`],
      ['POST', `${order}/line_items`, { line_item: { sku: 'RED-1' } }],
      ['PATCH', `${order}/line_items/${lines[0]!.id}`, { line_item: { quantity: 2 } }],
      ['DELETE', `${order}/line_items/${lines[0]!.id}`],
      ['POST', `${order}/coupon_codes`, { coupon_code: 'TEN' }],
      ['PATCH', `/api/checkouts/${guest.number}`, { state: 'address', order: { ship_address_attributes: fresno } }],
      ['PUT', `/api/checkouts/${guest.number}/next`],
      ['PUT', `/api/checkouts/${guest.number}/complete`],
      ['PUT', `/api/checkouts/${guest.number}/prepare`],
    ];
    for (const [method, path, body] of changes)
      expect([path, await guest.client.send(method, path, body)]).toMatchObject([path, unauthorized]);
  });

  it('asks for a customer where only customers may go', async () => {
    for (const path of [
      '/api/orders/mine',
      '/api/orders/completed',
      '/api/users/me',
      '/api/wallet_payment_sources',
      '/api/store_credit_events/mine',
      '/api/users/1/address_book',
    ]) {
      expect([path, await anybody.send('GET', path)]).toMatchObject([path, unauthorized]);
    }
    expect((await anybody.send('GET', '/api/orders/current')).status).toBe(204);
  });
});
