import { beforeEach, describe, expect, it } from 'vitest';
import { CartStorage } from '#src/application/storage/cart-storage';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

let local: Storage;
let storage: CartStorage;
beforeEach(() => {
  const window = new StoringBrowser().openTab();
  local = window.localStorage;
  storage = storedIn(window).get(CartStorage);
});

const key = { number: 'R123456789', token: 'q3-_Zo7xVb0' };

/** As browsers do where storage is full or forbidden. */
function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

function stored(number: string, token: string) {
  local.setItem('cart-number', number);
  local.setItem('cart-token', token);
  return storage.read();
}

describe('The stored cart (spec §3 Local storage keys, cart-number, cart-token)', () => {
  it('is the order that was stored, until it is cleared', () => {
    storage.write(key);
    expect(storage.read()).toEqual(key);
    storage.clear();
    expect(storage.read()).toBeUndefined();
  });

  it('stands in local storage under the two keys that browsers of shoppers hold', () => {
    storage.write(key);
    expect([local.getItem('cart-number'), local.getItem('cart-token')]).toEqual([key.number, key.token]);
    expect(stored('R987654321', 'another')).toEqual({ number: 'R987654321', token: 'another' });
  });

  it('is lasting while the browser keeps it, and not where storage is full, forbidden or missing', () => {
    expect(storage.isLasting).toBe(true);
    storage.write(key);
    expect(storage.isLasting).toBe(true);
    const full = { getItem: (name: string) => local.getItem(name), setItem: refuse, removeItem: refuse } as never;
    const later = storedIn({ ...new StoringBrowser().openTab(), localStorage: full }).get(CartStorage);
    expect(later.isLasting).toBe(true);
    later.write({ ...key, number: 'R987654321' });
    expect([later.isLasting, later.read()?.number]).toEqual([false, 'R987654321']);
    expect(storedIn(refuse).get(CartStorage).isLasting).toBe(false);
    expect(storedIn(undefined).get(CartStorage).isLasting).toBe(false);
  });

  it('has an owner for as long as it is that order', () => {
    storage.write(key);
    storage.writeOwner('user-ada');
    storage.write({ ...key, token: 'renewed' });
    expect(storage.readOwner()).toBe('user-ada');
    storage.write({ ...key, number: 'R987654321' });
    expect(storage.readOwner()).toBeUndefined();
    storage.writeOwner('user-ada');
    storage.clear();
    expect(storage.readOwner()).toBeUndefined();
  });

  it.each([
    'null',
    'undefined',
    'NaN',
    'true',
    'false',
    '',
    '{}',
    '[object Object]',
    '"R123456789"',
    '../../admin',
    'R1\u0000',
    'x'.repeat(65),
  ])('is none where a number or a token is %j', (nonsense) => {
    expect(stored(nonsense, 'q3-_Zo7xVb0')).toBeUndefined();
    expect(stored('R123456789', nonsense)).toBeUndefined();
  });
});
