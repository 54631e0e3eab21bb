import { describe, expect, it } from 'vitest';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient, type WireOrder } from '#test/sandbox/support/shop-client';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

const sandbox = sharedSandbox({ orderCookie: true });

interface CookieAnswer {
  readonly status: number;
  readonly set: string | null;
  readonly order: WireOrder | undefined;
}

async function send(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<CookieAnswer> {
  const response = await fetch(`${sandbox.url}${path}`, { method, headers });
  const text = await response.text();
  return {
    status: response.status,
    set: response.headers.get('set-cookie'),
    order: text === '' ? undefined : (JSON.parse(text) as WireOrder),
  };
}

/** A guest's new cart, and the cookie that their browser sends from then on. */
async function cart(headers: Readonly<Record<string, string>> = {}): Promise<{ order: WireOrder; cookie: string }> {
  const { order, set } = await send('POST', '/api/orders', headers);
  return { order: order!, cookie: (set ?? '').split(';')[0]! };
}

const current = (cookie: string, more = {}) => send('GET', '/api/orders/current', { cookie, ...more });

describe('The cookie of a guest’s cart (spec §4 Cart load)', () => {
  it('is given with the cart, for a year, to no script, and for no address but the one that reads it', async () => {
    const { order, set } = await send('POST', '/api/orders');
    expect(set).toBe(
      `order=${order!.number}.${order!.token}; Path=/api/orders/current; Max-Age=31536000; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  it('is given again when the answer is', async () => {
    const keyed = { 'idempotency-key': 'a-key' };
    const first = await cart(keyed);
    expect(first.cookie).not.toBe('');
    expect(await cart(keyed)).toEqual(first);
  });

  it('opens the cart, and no other one', async () => {
    const { order, cookie } = await cart();
    expect(await current(`theme=dark; ${cookie}`)).toMatchObject({ status: 200, order: { token: order.token } });
    for (const wrong of [
      '',
      'order=',
      `order=${order.number}`,
      `order=${order.number}.wrong`,
      `reorder=${cookie.slice(6)}`,
    ])
      expect(await current(wrong), wrong).toMatchObject({ status: 204 });
  });

  it('opens none that is a customer’s, and none of a customer who calls', async () => {
    const ada = { authorization: 'Bearer key-ada' };
    expect((await cart(ada)).cookie).toBe('');
    const { order, cookie } = await cart();
    await new ShopClient(sandbox, { bearer: 'key-ada', token: order.token }).must(
      'PUT',
      `/api/orders/${order.number}/associate_user`,
    );
    expect(await current(cookie)).toMatchObject({ status: 204 });
    const another = await cart();
    expect(await current(another.cookie, ada)).toMatchObject({ order: { number: order.number } });
  });

  it('changes nothing: that needs the token', async () => {
    const { order, cookie } = await cart();
    const path = `/api/orders/${order.number}`;
    expect((await send('PUT', `${path}/empty`, { cookie })).status).toBe(401);
    expect((await send('GET', path, { cookie })).status).toBe(401);
  });

  it('goes when the browser asks for that', async () => {
    expect(await send('DELETE', '/api/orders/current')).toMatchObject({
      status: 204,
      set: 'order=; Path=/api/orders/current; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
    });
  });

  it('is given by no shop that is not told to', async () => {
    const other = await startTestSandbox();
    const made = await fetch(`${other.url}/api/orders`, { method: 'POST' });
    expect(made.headers.get('set-cookie')).toBeNull();
    const { number, token } = (await made.json()) as WireOrder;
    const read = await fetch(`${other.url}/api/orders/current`, { headers: { cookie: `order=${number}.${token}` } });
    expect(read.status).toBe(204);
    await other.close();
  });
});
