import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { BrowserOpenedLinkStorage } from '#src/infrastructure/browser/browser-opened-link-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

let local: Storage;
let storage: BrowserOpenedLinkStorage;
beforeEach(() => {
  const window = new Window();
  local = window.localStorage;
  storage = new BrowserOpenedLinkStorage(new SafeStorage(() => local));
});

describe('Links that were opened for the cart (docs/adr/0052)', () => {
  it('are the newest ten, until they are cleared', () => {
    const opened = (index: number) => ({
      link: `/cart/RED-1:${index}/`,
      openedAt: index,
      targets: [{ sku: 'RED-1', quantity: index }],
    });
    for (let index = 1; index <= 11; index += 1) storage.write(opened(index));
    storage.write({ ...opened(5), openedAt: 12 });
    expect(storage.read().map(({ openedAt }) => openedAt)).toEqual([12, 11, 10, 9, 8, 7, 6, 4, 3, 2]);
    expect(storage.read()[1]).toEqual(opened(11));
    storage.clear();
    expect(storage.read()).toEqual([]);
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
    expect(storage.read()).toEqual([]);
  });
});
