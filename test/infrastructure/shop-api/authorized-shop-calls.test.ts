import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/application/ports/gateway-error';
import type { Authorization } from '../../../src/application/ports/identity/authorization';
import { AuthorizedShopCalls } from '../../../src/infrastructure/shop-api/authorized-shop-calls';
import { refusedToken } from '../../../src/infrastructure/shop-api/refusal';
import type { ShopCall, ShopCalls } from '../../../src/infrastructure/shop-api/shop-http';
import { rejection } from '../../contracts/shop/rejection';

const call: ShopCall = { method: 'GET', path: ['users', 'me'] };

/** A back end that accepts one bearer only. */
class Shop implements ShopCalls {
  accepted = 'fresh';
  readonly bearers: (string | undefined)[] = [];

  send({ bearer }: ShopCall): Promise<string> {
    this.bearers.push(bearer);
    if (bearer === this.accepted) return Promise.resolve('welcome');
    return Promise.reject(new GatewayError({ code: 'unauthorized', status: 401, reason: refusedToken }));
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
    expect(await new AuthorizedShopCalls(shop, new Session('fresh')).send(call)).toBe('welcome');
    expect(shop.bearers).toEqual(['stale', 'fresh']);
  });

  it('end the session when the renewed token is refused as well', async () => {
    const [shop, session] = [new Shop(), new Session('still wrong')];
    expect(await rejection(new AuthorizedShopCalls(shop, session).send(call))).toMatchObject({ code: 'unauthorized' });
    expect(session.hasEnded).toBe(true);
    expect(shop.bearers).toEqual(['stale', 'still wrong']);
  });

  it('are told when the token cannot be renewed, without a second call', async () => {
    const [shop, session] = [new Shop(), new Session(undefined)];
    expect(await rejection(new AuthorizedShopCalls(shop, session).send(call))).toMatchObject({ reason: refusedToken });
    expect(shop.bearers).toEqual(['stale']);
  });

  it('are not mistaken for an order that is not the caller’s: its session goes on', async () => {
    const foreign: ShopCalls = { send: () => Promise.reject(new GatewayError({ code: 'unauthorized', status: 401 })) };
    const session = new Session('fresh');
    expect(await rejection(new AuthorizedShopCalls(foreign, session).send(call))).toMatchObject({ code: 'unauthorized' });
    expect(session).toMatchObject({ current: 'stale', hasEnded: false });
  });
});
