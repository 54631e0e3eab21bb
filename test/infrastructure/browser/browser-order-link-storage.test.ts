import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { BrowserOrderLinkStorage } from '#src/infrastructure/browser/browser-order-link-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { InMemoryOrderLinkStorage } from '#test/fakes/browser/in-memory-order-link-storage';
import { InMemorySignInStorage } from '#test/fakes/browser/in-memory-sign-in-storage';

const key = { number: 'R123456789', token: 'q3-_Zo7xVb0' };
const another = { number: 'R987654321', token: 'another' };

const inBrowser = (storage: Storage | undefined, signIn: SignInStorage = new InMemorySignInStorage()) =>
  new BrowserOrderLinkStorage(new SafeStorage(() => storage), signIn);

const makers: readonly (readonly [string, (signIn: SignInStorage) => OrderLinkStorage])[] = [
  ['this browser', (signIn) => inBrowser(new Window().sessionStorage, signIn)],
  ['a browser that forbids storage', (signIn) => inBrowser(undefined, signIn)],
  ['memory', (signIn) => new InMemoryOrderLinkStorage(signIn)],
];

describe.each(makers)('What links to orders brought, in %s (spec §2 /order/confirmation)', (_name, make) => {
  let signIn: InMemorySignInStorage;
  let storage: OrderLinkStorage;
  beforeEach(() => {
    signIn = new InMemorySignInStorage();
    storage = make(signIn);
  });

  it('is one key for each order, the last one', () => {
    expect(storage.read(key.number)).toBeUndefined();
    storage.write({ ...key, token: 'old' });
    storage.write(key);
    storage.write(another);
    expect([storage.read(key.number), storage.read(another.number)]).toEqual([key, another]);
  });

  it('goes when somebody signs in who did not open it', () => {
    storage.write(key);
    signIn.setSignedIn('user-ada');
    storage.write(another);
    storage.giveTo('user-ada');
    expect([storage.read(key.number), storage.read(another.number)]).toEqual([undefined, another]);
    storage.giveTo('user-bob');
    expect(storage.read(another.number)).toBeUndefined();
  });

  it('is forgotten all at once', () => {
    storage.write(key);
    storage.write(another);
    storage.forget();
    storage.forget();
    expect([storage.read(key.number), storage.read(another.number)]).toEqual([undefined, undefined]);
  });
});

describe('The stored key of a link (spec §2 /order/confirmation)', () => {
  it.each([
    '',
    'plain-token',
    '[]',
    '{"token":7}',
    ...['a b', '<script>', 'x'.repeat(100)].map((token) => JSON.stringify({ token })),
  ])('is none when something else stands there: %o', (stored) => {
    const { sessionStorage } = new Window();
    sessionStorage.setItem(`order-link-${key.number}`, stored);
    expect(inBrowser(sessionStorage).read(key.number)).toBeUndefined();
  });

  it('leaves alone what else the tab stores', () => {
    const { sessionStorage } = new Window();
    sessionStorage.setItem('cart-aside', 'R1 token');
    const storage = inBrowser(sessionStorage);
    storage.write(key);
    storage.forget();
    expect(sessionStorage.length).toBe(1);
  });
});
