import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import { BrowserOrderLinkStorage } from '#src/infrastructure/browser/browser-order-link-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { InMemoryOrderLinkStorage } from '#test/fakes/browser/in-memory-order-link-storage';

const key = { number: 'R123456789', token: 'q3-_Zo7xVb0' };
const another = { number: 'R987654321', token: 'another' };

const inBrowser = (storage: Storage) => new BrowserOrderLinkStorage(new SafeStorage(() => storage));

const makers: readonly (readonly [string, () => OrderLinkStorage])[] = [
  ['this browser', () => inBrowser(new Window().sessionStorage)],
  ['a browser that forbids storage', () => new BrowserOrderLinkStorage(new SafeStorage(() => undefined))],
  ['memory', () => new InMemoryOrderLinkStorage()],
];

describe.each(makers)('What links to orders brought, in %s (spec §2 /order/confirmation)', (_name, make) => {
  let storage: OrderLinkStorage;
  beforeEach(() => {
    storage = make();
  });

  it('is one key for each order, the last one', () => {
    expect(storage.read(key.number)).toBeUndefined();
    storage.write({ ...key, token: 'old' });
    storage.write(key);
    storage.write(another);
    expect([storage.read(key.number), storage.read(another.number)]).toEqual([key, another]);
  });

  it('is forgotten all at once', () => {
    storage.write(key);
    storage.write(another);
    storage.clear();
    storage.clear();
    expect([storage.read(key.number), storage.read(another.number)]).toEqual([undefined, undefined]);
  });
});

describe('The stored key of a link (spec §2 /order/confirmation)', () => {
  it.each(['', 'a b', '<script>', 'x'.repeat(100)])('is none when something else stands there: %o', (token) => {
    const { sessionStorage } = new Window();
    sessionStorage.setItem(`order-link-${key.number}`, token);
    expect(inBrowser(sessionStorage).read(key.number)).toBeUndefined();
  });

  it('leaves alone what else the tab stores', () => {
    const { sessionStorage } = new Window();
    sessionStorage.setItem('cart-aside', 'R1 token');
    const storage = inBrowser(sessionStorage);
    storage.write(key);
    storage.clear();
    expect(sessionStorage.length).toBe(1);
  });
});
