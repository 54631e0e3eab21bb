import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { StartShop } from '#src/application/cart/start-shop';
import { cartChangeMessages } from '#src/ui/cart/cart-change-messages';
import { StorageWatch } from '#src/ui/cart/storage-watch';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { openTab, type TestTab } from '#test/support/test-tab';

const notKept = { kind: 'not-kept' };
const line = { sku: 'WHITE-1', quantity: 1 };

async function load(tab: TestTab): Promise<TestTab> {
  tab.get(StorageWatch).mount();
  await tab.get(StartShop).execute({});
  return tab;
}

describe('A browser that keeps nothing (spec §3 Local storage keys)', () => {
  it('is told of when a page is loaded, once, and the shop works on within the page', async () => {
    const tab = openTab();
    tab.world.browser.isFull = true;
    await load(tab);
    expect(tab.alerts.shown).toEqual([notKept]);
    expect(tab.get(AlertBarState).visible).toBe(cartChangeMessages.notKept);
    await tab.get(AddLineToCart).execute(line);
    await tab.get(AddLineToCart).execute(line);
    expect(tab.skus).toEqual(['WHITE-1']);
    expect(tab.alerts.shown).toEqual([notKept]);
  });

  it('is told of when something is put into the cart and there is no room for it', async () => {
    const tab = await load(openTab());
    expect(tab.alerts.shown).toEqual([]);
    tab.world.browser.isFull = true;
    await tab.get(AddLineToCart).execute(line);
    expect(tab.alerts.shown).toEqual([notKept]);
  });

  it('is not told of where the cart is kept', async () => {
    const tab = await load(openTab());
    await tab.get(AddLineToCart).execute(line);
    await load(tab.reload());
    expect(tab.alerts.shown).toEqual([]);
  });
});
