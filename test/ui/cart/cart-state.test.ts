import { describe, expect, it } from 'vitest';
import { ObservableCartState } from '#src/ui/cart/observable-cart-state';
import { anOrder } from '#test/builders/an-order';

describe('ObservableCartState keeps the cart (spec §3 Client state, cart)', () => {
  it('knows nothing at first', () => {
    const cart = new ObservableCartState();
    expect([cart.current, cart.isLoaded, cart.intents.size]).toEqual([undefined, false, 0]);
  });

  it('shows the very order that the server told last', () => {
    const cart = new ObservableCartState();
    const orders = [anOrder(), anOrder({ number: 'R100000002' })];
    orders.forEach((order) => cart.replace(order));
    expect(cart.current).toBe(orders[1]);
    expect(cart.isLoaded).toBe(true);
  });

  it('is loaded as well when there is no cart', () => {
    const cart = new ObservableCartState();
    cart.clear();
    expect([cart.current, cart.isLoaded]).toEqual([undefined, true]);
  });

  it('keeps the last intent of every line until it is settled', () => {
    const cart = new ObservableCartState();
    cart.replace(anOrder());
    cart.setIntent('line-1', 3);
    cart.setIntent('line-2', 0);
    cart.setIntent('line-1', 4);
    expect([...cart.intents]).toEqual([
      ['line-1', 4],
      ['line-2', 0],
    ]);
    cart.clearIntent('line-1');
    cart.clearIntent('line-7');
    expect([...cart.intents]).toEqual([['line-2', 0]]);
  });

  it('keeps intents over a new order, and drops them with the cart', () => {
    const cart = new ObservableCartState();
    cart.setIntent('line-1', 3);
    cart.replace(anOrder());
    expect(cart.intents.get('line-1')).toBe(3);
    cart.clear();
    expect(cart.intents.size).toBe(0);
  });

  it('hands out intents that later ones leave alone', () => {
    const cart = new ObservableCartState();
    cart.setIntent('line-1', 3);
    const before = cart.intents;
    cart.setIntent('line-1', 5);
    cart.clearIntent('line-1');
    expect(before.get('line-1')).toBe(3);
  });
});
