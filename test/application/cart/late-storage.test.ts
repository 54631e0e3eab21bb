import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeCart } from '#src/application/cart/change-cart';
import { NotifyOfCartChange } from '#src/application/cart/notify-of-cart-change';
import { RestoreCart } from '#src/application/cart/restore-cart';
import type { OrderKey } from '#src/domain/cart/order';
import { InMemoryCartStorage } from '#test/fakes/browser/in-memory-cart-storage';
import { InMemoryTabChannel } from '#test/fakes/browser/in-memory-tab-channel';
import { InOrderTabLock } from '#test/fakes/browser/in-order-tab-lock';
import { InMemoryOrderGateway } from '#test/fakes/shop/in-memory-order-gateway';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { PlainCartState } from '#test/fakes/state/plain-cart-state';
import { PlainCustomerState } from '#test/fakes/state/plain-customer-state';
import { RecordingCartChangeNews } from '#test/fakes/state/recording-cart-change-news';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';

/** What another tab stored is seen here only after a while, as in browsers that run tabs in processes of their own. */
class LateCartStorage extends InMemoryCartStorage {
  seen: OrderKey | undefined;

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

describe('Two tabs whose storage is a moment behind (spec §3 Local storage keys)', () => {
  it('make one cart of their very first lines', async () => {
    const shop = new InMemoryShop();
    const orders = new InMemoryOrderGateway(shop);
    const [scheduler, turns, shared] = [new ManualScheduler(), new InOrderTabLock(), {}];
    const late = new LateCartStorage(shared);
    const addFrom = (storage: InMemoryCartStorage) => {
      const news = new NotifyOfCartChange(orders, storage, new RecordingCartChangeNews());
      return new AddLineToCart(
        orders,
        new ChangeCart(orders, storage, new PlainCartState(), turns, new InMemoryTabChannel(), scheduler, news),
        news,
        storage,
      );
    };
    const first = addFrom(new InMemoryCartStorage(shared)).execute({ sku: 'WHITE-1', quantity: 1 });
    const second = addFrom(late).execute({ sku: 'RED-1', quantity: 1 });
    const { number, token } = await first;
    scheduler.after(50, () => (late.seen = { number, token }));
    await scheduler.quiet();
    expect((await second).number).toBe(number);
    expect(shop.see(number).lineItems.map(({ sku }) => sku)).toEqual(['WHITE-1', 'RED-1']);
  });

  it('do not sweep away a cart of which half a key has arrived', async () => {
    const shop = new InMemoryShop();
    const orders = new InMemoryOrderGateway(shop);
    const order = await orders.create([{ sku: 'WHITE-1', quantity: 1 }]);
    const shared = { key: { number: order.number, token: order.token } };
    const [late, cart] = [new LateCartStorage(shared), new PlainCartState()];
    await new RestoreCart(orders, late, cart, new PlainCustomerState()).execute();
    expect(cart).toMatchObject({ current: undefined, isLoaded: true });
    expect(shared.key).toEqual({ number: order.number, token: order.token });
  });

  it('read again when the other half arrives while half a key was refused', async () => {
    const shop = new InMemoryShop();
    const orders = new InMemoryOrderGateway(shop);
    const order = await orders.create([{ sku: 'WHITE-1', quantity: 1 }]);
    const [late, cart] = [new LateCartStorage({}), new PlainCartState()];
    late.seen = { number: order.number, token: 'of-the-cart-before' };
    const restoring = new RestoreCart(orders, late, cart, new PlainCustomerState()).execute();
    late.seen = order;
    await restoring;
    expect(cart.current).toEqual(order);
  });
});
