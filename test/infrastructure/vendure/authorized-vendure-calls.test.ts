import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { AuthorizedVendureCalls } from '#src/infrastructure/vendure/authorized-vendure-calls';
import type { Operation } from '#src/infrastructure/vendure/operation';
import type { Access, VendureCalls } from '#src/infrastructure/vendure/vendure-calls';
import { rejection } from '#test/contracts/shop/rejection';

const ask: Operation<object, unknown> = { name: 'Ask', text: 'query Ask{ask}', check: (value) => value };

/** An engine that accepts one bearer, and guests. */
class Engine implements VendureCalls {
  readonly bearers: (string | undefined)[] = [];

  send<Variables, Data>(_: Operation<Variables, Data>, _variables: Variables, access: Access = {}): Promise<Data> {
    this.bearers.push(access.bearer);
    if (access.bearer === undefined || access.bearer === 'fresh') return Promise.resolve('welcome' as Data);
    return Promise.reject(new GatewayError({ code: 'unauthorized_token' }));
  }
}

function signedIn(next: string | undefined) {
  const engine = new Engine();
  const session = { current: 'stale' as string | undefined, hasEnded: false };
  const calls = new AuthorizedVendureCalls(engine, {
    token: () => Promise.resolve(session.current),
    renew: () => {
      session.current = next;
      return Promise.resolve(next !== undefined);
    },
    giveUp: () => {
      session.hasEnded = true;
      return Promise.resolve();
    },
  });
  return { engine, session, calls };
}

describe('Tokens that the engine refuses (spec §4 Unauthorized handling)', () => {
  it('are not sent with calls that concern no customer', async () => {
    const { engine, calls } = signedIn('fresh');
    expect(await calls.send(ask, {}, { key: { number: 'R1', token: 'its' } })).toBe('welcome');
    expect(engine.bearers).toEqual([undefined]);
  });

  it('are renewed once, and the call is repeated', async () => {
    const { engine, session, calls } = signedIn('fresh');
    expect(await calls.send(ask, {}, { customer: 'needed' })).toBe('welcome');
    expect([engine.bearers, session.hasEnded]).toEqual([['stale', 'fresh'], false]);
  });

  it('end the session when they are refused again; calls open to guests are made as a guest', async () => {
    const { engine, session, calls } = signedIn('still wrong');
    expect(await calls.send(ask, {}, { customer: 'known' })).toBe('welcome');
    expect([engine.bearers, session.hasEnded]).toEqual([['stale', 'still wrong', undefined], true]);
  });

  it('refuse calls that only a customer can make', async () => {
    for (const next of ['still wrong', undefined]) {
      const { calls } = signedIn(next);
      expect(await rejection(calls.send(ask, {}, { customer: 'needed' }))).toMatchObject({
        code: 'unauthorized_token',
      });
    }
  });
});
