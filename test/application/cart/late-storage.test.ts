import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { CartStorage, StoredCart } from '#src/application/storage/cart-storage';
import { type Container, given } from '#src/composition/container';
import type { OrderKey } from '#src/domain/cart/order';
import { InMemoryOrderGateway } from '#test/fakes/shop/in-memory-order-gateway';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { storedIn } from '#test/support/storing-browser';
import { openTab, type TestTab } from '#test/support/test-tab';

/** A cart storage that sees another tab's values only after a while, as in browsers that run each tab in its own process. */
class LateCartStorage extends CartStorage {
  seen: OrderKey | undefined;

  constructor(page: Container) {
    super({ stored: page.get(StoredCart) });
  }

  override read(): OrderKey | undefined {
    return this.seen;
  }

  override write(key: OrderKey): void {
    super.write(key);
    this.seen = key;
  }

  override clear(): void {
    super.clear();
    this.seen = undefined;
  }
}

/** The storage of another tab in the same browser. */
const lateBeside = (tab: TestTab) => new LateCartStorage(storedIn(tab.world.browser.openTab()));

describe('Two tabs whose storage is a moment behind (spec §3 Local storage keys)', () => {
  it('make one cart of their very first lines', async () => {
    const tab = openTab();
    const late = lateBeside(tab);
    const { shop, scheduler } = tab;
    const first = tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    const second = tab.openAnother(given(CartStorage, late)).get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    const { number, token } = await first;
    scheduler.after(50, () => (late.seen = { number, token }));
    await scheduler.quiet();
    expect((await second).number).toBe(number);
    expect(shop.see(number).lineItems.map(({ sku }) => sku)).toEqual(['WHITE-1', 'RED-1']);
  });

  it('do not sweep away a cart of which half a key has arrived', async () => {
    const shop = new InMemoryShop();
    const order = await new InMemoryOrderGateway(shop).create([{ sku: 'WHITE-1', quantity: 1 }]);
    const first = openTab({ shop });
    first.storage.write(order);
    const tab = first.openAnother(given(CartStorage, lateBeside(first)));
    await tab.get(RestoreCart).execute();
    expect(tab.cart).toMatchObject({ current: undefined, isLoaded: true });
    expect(first.storage.read()).toEqual({ number: order.number, token: order.token });
  });

  it('read again when the other half arrives while half a key was refused', async () => {
    const first = openTab();
    const late = lateBeside(first);
    const tab = first.openAnother(given(CartStorage, late));
    const order = await tab.world.orders.create([{ sku: 'WHITE-1', quantity: 1 }]);
    late.seen = { number: order.number, token: 'of-the-cart-before' };
    const restoring = tab.get(RestoreCart).execute();
    late.seen = order;
    await restoring;
    expect(tab.cart.current).toEqual(order);
  });
});
