import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

/** A store with a switch: while it is full or forbidden it throws the errors of browsers. */
function storeWith(local: Storage) {
  const trouble = { isFull: false, isForbidden: false };
  const storage = new SafeStorage(() => {
    if (trouble.isForbidden) throw new DOMException('The operation is insecure.', 'SecurityError');
    return new Proxy(local, {
      get: (target, name: 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length') => {
        if (name === 'length') return target.length;
        if (name === 'key') return (index: number) => target.key(index);
        return (key: string, value: string): unknown => {
          if (name === 'setItem' && trouble.isFull)
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          return target[name](key, value);
        };
      },
    });
  });
  return { storage, trouble };
}

describe('A browser store (spec §3 Local storage keys)', () => {
  let local: Storage;
  beforeEach(() => {
    local = new Window().localStorage;
  });

  it('keeps written values', () => {
    storeWith(local).storage.write('cart-number', 'R1');
    expect(storeWith(local).storage.read('cart-number')).toBe('R1');
  });

  it('names the kept values, in the store or in memory', () => {
    const { storage, trouble } = storeWith(local);
    storage.write('cart-number', 'R1');
    trouble.isFull = true;
    storage.write('cart-token', 'token');
    expect([...storage.keys()].sort()).toEqual(['cart-number', 'cart-token']);
    trouble.isForbidden = true;
    expect(storage.keys()).toEqual(['cart-token']);
  });

  it('shows values that another tab has changed or removed since this one wrote them', () => {
    const [here, there] = [storeWith(local).storage, storeWith(local).storage];
    here.write('cart-number', 'R1');
    there.write('cart-number', 'R2');
    expect(here.read('cart-number')).toBe('R2');
    there.remove('cart-number');
    expect(here.read('cart-number')).toBeUndefined();
  });

  it('keeps in memory values without room, until there is some', () => {
    const { storage, trouble } = storeWith(local);
    storage.write('cart-number', 'R1');
    trouble.isFull = true;
    storage.write('cart-number', 'R2');
    expect(storage.read('cart-number')).toBe('R2');
    trouble.isFull = false;
    storage.write('cart-number', 'R3');
    expect(storage.read('cart-number')).toBe('R3');
    expect(local.getItem('cart-number')).toBe('R3');
  });

  it('lives in memory where browsers forbid it, or where there is none', () => {
    const { storage, trouble } = storeWith(local);
    trouble.isForbidden = true;
    const withheld = new SafeStorage(() => {
      throw new Error('An extension says no');
    });
    for (const store of [storage, withheld, new SafeStorage(() => undefined)]) {
      store.write('cart-number', 'R1');
      expect(store.read('cart-number')).toBe('R1');
      store.remove('cart-number');
      expect(store.read('cart-number')).toBeUndefined();
    }
  });
});
