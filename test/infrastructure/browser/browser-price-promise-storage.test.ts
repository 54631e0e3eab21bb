import { beforeEach, describe, expect, it } from 'vitest';
import type { Stored } from '#src/application/ports/browser/stored';
import { StoredCart } from '#src/application/storage/cart-storage';
import type { PricePromises } from '#src/domain/cart/price-promise';
import { cents } from '#src/domain/money/money';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

let local: Storage;
let storage: Stored<PricePromises>;
beforeEach(() => {
  const window = new StoringBrowser().openTab();
  local = window.localStorage;
  storage = storedIn(window).get(StoredCart).promises;
});

describe('Prices that pages showed (spec §3 Line item, price)', () => {
  it('are the prices that pages promised, until they are cleared', () => {
    const promises = [
      ['RED-1', cents(850)],
      ['MIX-6 6×RED-1', cents(4800)],
    ] as const;
    storage.write(new Map(promises));
    expect(local.getItem('cart-prices')).toBe('[["RED-1",850],["MIX-6 6×RED-1",4800]]');
    expect([...storage.read()!]).toEqual(promises);
    storage.clear();
    expect(storage.read()).toBeUndefined();
  });

  it.each(['{"broken', 'null', '7', '{"RED-1":800}', '["RED-1"]', '[["RED-1","800"],[7,800],["RED-1",8.5]]'])(
    'are none where %s is stored',
    (nonsense) => {
      local.setItem('cart-prices', nonsense);
      expect([...storage.read()!]).toEqual([]);
    },
  );
});
