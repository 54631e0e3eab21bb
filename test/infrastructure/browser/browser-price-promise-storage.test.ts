import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#src/domain/money/money';
import { BrowserPricePromiseStorage } from '#src/infrastructure/browser/browser-price-promise-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

let local: Storage;
let storage: BrowserPricePromiseStorage;
beforeEach(() => {
  const window = new Window();
  local = window.localStorage;
  storage = new BrowserPricePromiseStorage(new SafeStorage(() => local));
});

describe('Prices that pages showed (spec §3 Line item, price)', () => {
  it('are what pages promised, until they are cleared; the last word counts', () => {
    storage.write('RED-1', cents(800));
    storage.write('MIX-6 6×RED-1', cents(4800));
    storage.write('RED-1', cents(850));
    expect([...storage.read()]).toEqual([
      ['RED-1', 850],
      ['MIX-6 6×RED-1', 4800],
    ]);
    storage.clear();
    expect([...storage.read()]).toEqual([]);
  });

  it.each(['{"broken', 'null', '7', '{"RED-1":800}', '["RED-1"]', '[["RED-1","800"],[7,800],["RED-1",8.5]]'])(
    'are none where %s is stored',
    (nonsense) => {
      local.setItem('cart-prices', nonsense);
      expect([...storage.read()]).toEqual([]);
    },
  );
});
