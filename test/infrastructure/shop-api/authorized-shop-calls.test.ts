import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Authorization } from '#src/application/ports/identity/authorization';
import { AuthorizedShopCalls } from '#src/infrastructure/shop-api/authorized-shop-calls';
import type { ShopCall, ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { rejection } from '#test/contracts/shop/rejection';

const ofCustomer: ShopCall = { method: 'GET', path: ['users', 'me'] };
const ofOrder: ShopCall = { method: 'GET', path: ['orders', 'R1'], orderToken: 'its-token' };
const ofBoth: ShopCall = { ...ofOrder, method: 'PUT', needsCustomer: true };
const open: ShopCall = { method: 'GET', path: ['variants'], isOpen: true };

const refusedToken = new GatewayError({ code: 'unauthorized_token' });
const refused = new GatewayError({ code: 'unauthorized' });

/** A back end that accepts one bearer, one order's token, and any open call. */
class Shop implements ShopCalls {
  readonly bearers: (string | undefined)[] = [];

  constructor(private readonly refusal = refusedToken) {}

  send({ bearer, orderToken, isOpen }: ShopCall): Promise<string> {
    this.bearers.push(bearer);
    if (bearer === 'fresh') return Promise.resolve('welcome');
    if (bearer !== undefined) return Promise.reject(this.refusal);
    return orderToken === 'its-token' || isOpen ? Promise.resolve('welcome, guest') : Promise.reject(refused);
  }
}

class Session implements Authorization {
  current: string | undefined = 'stale';
  hasEnded = false;

  constructor(private readonly next: string | undefined) {}

  token(): Promise<string | undefined> {
    return Promise.resolve(this.current);
  }

  renew(): Promise<boolean> {
    this.current = this.next;
    return Promise.resolve(this.next !== undefined);
  }

  giveUp(): Promise<void> {
    this.hasEnded = true;
    return Promise.resolve();
  }
}

describe('Unauthorized token errors (spec §4 Unauthorized handling, §8 Handling)', () => {
  it('renew the token once and repeat the call', async () => {
    const shop = new Shop();
    expect(await new AuthorizedShopCalls(shop, new Session('fresh')).send(ofCustomer)).toBe('welcome');
    expect(shop.bearers).toEqual(['stale', 'fresh']);
  });

  it('end the session when the renewed token is refused as well', async () => {
    const [shop, session] = [new Shop(), new Session('still wrong')];
    expect(await rejection(new AuthorizedShopCalls(shop, session).send(ofCustomer))).toMatchObject({
      code: 'unauthorized_token',
    });
    expect(session.hasEnded).toBe(true);
    expect(shop.bearers).toEqual(['stale', 'still wrong']);
  });

  it('are told when the token cannot be renewed, without a second call', async () => {
    const [shop, session] = [new Shop(), new Session(undefined)];
    expect(await rejection(new AuthorizedShopCalls(shop, session).send(ofCustomer))).toMatchObject({
      code: 'unauthorized_token',
    });
    expect(shop.bearers).toEqual(['stale']);
  });

  it('are not mistaken for an order that is not the caller’s: its session goes on', async () => {
    const foreign: ShopCalls = { send: () => Promise.reject(refused) };
    const session = new Session('fresh');
    expect(await rejection(new AuthorizedShopCalls(foreign, session).send(ofOrder))).toMatchObject({
      code: 'unauthorized',
    });
    expect(session).toMatchObject({ current: 'stale', hasEnded: false });
  });
});

describe('A refused token does not come between a shopper and their cart (spec §6 Guest)', () => {
  it.each([ofOrder, open])('nor for open calls: without renewal, %o goes without the token', async (call) => {
    const shop = new Shop();
    expect(await new AuthorizedShopCalls(shop, new Session(undefined)).send(call)).toBe('welcome, guest');
    expect(shop.bearers).toEqual(['stale', undefined]);
  });

  it('also when the renewed token is refused, which ends the session', async () => {
    const [shop, session] = [new Shop(), new Session('still wrong')];
    expect(await new AuthorizedShopCalls(shop, session).send(ofOrder)).toBe('welcome, guest');
    expect(session.hasEnded).toBe(true);
    expect(shop.bearers).toEqual(['stale', 'still wrong', undefined]);
  });

  it('also when the back end refuses it in words that could mean the order', async () => {
    const [shop, session] = [new Shop(refused), new Session('fresh')];
    expect(await new AuthorizedShopCalls(shop, session).send(ofOrder)).toBe('welcome, guest');
    expect(session).toMatchObject({ current: 'stale', hasEnded: false });
  });

  it('but says that it was the token when the order’s own is refused as well', async () => {
    const wrong = { ...ofOrder, orderToken: 'another-token' };
    expect(await rejection(new AuthorizedShopCalls(new Shop(), new Session(undefined)).send(wrong))).toBe(refusedToken);
  });

  it.each([
    ['in words that could mean the order', refused],
    ['and cannot be renewed', refusedToken],
  ] as const)('but sends no call without it that needs the customer, refused %s', async (_how, refusal) => {
    const shop = new Shop(refusal);
    expect(await rejection(new AuthorizedShopCalls(shop, new Session(undefined)).send(ofBoth))).toBe(refusal);
    expect(shop.bearers).toEqual(['stale']);
  });

  it('reports the outcome of the call when it fails without the token for another reason', async () => {
    const lost = new GatewayError({ code: 'network_error' });
    const shop: ShopCalls = { send: ({ bearer }) => Promise.reject(bearer === undefined ? lost : refusedToken) };
    expect(await rejection(new AuthorizedShopCalls(shop, new Session(undefined)).send(ofOrder))).toBe(lost);
  });

  it('asks once for a guest, who has no token', async () => {
    const session = new Session(undefined);
    session.current = undefined;
    const shop = new Shop();
    expect(
      await rejection(new AuthorizedShopCalls(shop, session).send({ ...ofOrder, orderToken: 'another-token' })),
    ).toBe(refused);
    expect(shop.bearers).toEqual([undefined]);
  });
});
