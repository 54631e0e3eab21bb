import { beforeEach, describe, expect, it } from 'vitest';
import { OrderLinkStorage } from '#src/application/storage/order-link-storage';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

const key = { number: 'R123456789', token: 'q3-_Zo7xVb0' };
const another = { number: 'R987654321', token: 'another' };

describe.each([
  ['this browser', () => storedIn(new StoringBrowser().openTab())],
  ['a browser that forbids storage', () => storedIn(undefined)],
])('Tokens of order links, in %s (spec §2 /order/confirmation)', (_name, open) => {
  let signIn: SignInStorage;
  let storage: OrderLinkStorage;
  beforeEach(() => {
    const page = open();
    [signIn, storage] = [page.get(SignInStorage), page.get(OrderLinkStorage)];
  });

  it('is one key for each order, the last one', () => {
    expect(storage.read(key.number)).toBeUndefined();
    storage.write({ ...key, token: 'old' });
    storage.write(key);
    storage.write(another);
    expect([storage.read(key.number), storage.read(another.number)]).toEqual([key, another]);
  });

  it('goes when another user than its opener signs in', () => {
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
    const window = new StoringBrowser().openTab();
    const { sessionStorage } = window;
    sessionStorage.setItem(`order-link-${key.number}`, stored);
    expect(storedIn(window).get(OrderLinkStorage).read(key.number)).toBeUndefined();
  });

  it('leaves other storage of the tab alone', () => {
    const window = new StoringBrowser().openTab();
    const { sessionStorage } = window;
    sessionStorage.setItem('cart-aside', 'R1 token');
    const storage = storedIn(window).get(OrderLinkStorage);
    storage.write(key);
    storage.forget();
    expect(sessionStorage.length).toBe(1);
  });
});
