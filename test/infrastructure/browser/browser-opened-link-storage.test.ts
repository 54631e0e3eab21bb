import { beforeEach, describe, expect, it } from 'vitest';
import type { Stored } from '#src/application/ports/browser/stored';
import { StoredCart } from '#src/application/storage/cart-storage';
import type { OpenedCartLink } from '#src/domain/cart/cart-link-plan';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

let local: Storage;
let storage: Stored<readonly OpenedCartLink[]>;
beforeEach(() => {
  const window = new StoringBrowser().openTab();
  local = window.localStorage;
  storage = storedIn(window).get(StoredCart).links;
});

describe('Links that were opened for the cart (docs/adr/0018)', () => {
  it('are the newest ten, until they are cleared', () => {
    const opened = (index: number) => ({
      link: `/cart/RED-1:${index}/`,
      openedAt: index,
      targets: [{ sku: 'RED-1', quantity: index }],
    });
    const indexes = Array.from({ length: 12 }, (_, index) => 12 - index);
    storage.write(indexes.map(opened));
    expect(storage.read()).toEqual(indexes.slice(0, 10).map(opened));
    storage.clear();
    expect(storage.read()).toBeUndefined();
  });

  it.each([
    '{"broken',
    '{}',
    '[7]',
    '[{"link":7,"openedAt":1,"targets":[]}]',
    '[{"link":"/cart/","openedAt":"1","targets":[]}]',
    '[{"link":"/cart/","openedAt":1,"targets":[{"sku":"RED-1","quantity":"2"}]}]',
  ])('are none where %s is stored', (nonsense) => {
    local.setItem('cart-links', nonsense);
    expect(storage.read() ?? []).toEqual([]);
  });
});
