import { describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import { EmptyCartPresenter } from '#src/ui/cart/empty-cart.presenter';
import { RemovalPresenter } from '#src/ui/cart/removal.presenter';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { noAnswer } from '#test/application/failures';
import { unauthorized } from '#test/fakes/shop/refusals';
import { Shopper } from '#test/ui/support/shopper';

async function shopping(quantities: Readonly<Record<string, number>>) {
  const shopper = await Shopper.with(quantities);
  const removal = shopper.container.get(RemovalPresenter);
  const cart = shopper.container.make(EmptyCartPresenter, { onEmptied: () => removal.setEmptied() });
  return { shopper, cart, removal };
}

describe('EmptyCartPresenter (spec §7 PUT empty)', () => {
  it('empties the cart, says so and leaves nothing to bring back', async () => {
    const { shopper, cart, removal } = await shopping({ 'WHITE-1': 2, 'RED-1': 1 });
    await removal.remove(shopper.lineId('RED-1'));
    expect(await cart.empty()).toBe(true);
    expect(shopper.bought).toEqual([]);
    expect(shopper.heard).toBe(cartMessages.emptying.done);
    expect(removal.removed).toBeUndefined();
  });

  it('says why it did not, until it is asked anew', async () => {
    const { shopper, cart } = await shopping({ 'WHITE-1': 2 });
    shopper.shop.failNext('empty', noAnswer());
    expect(await cart.empty()).toBe(false);
    expect(cart.emptying.error?.code).toBe('network_error');
    cart.emptying.clear();
    expect(cart.emptying.error).toBeUndefined();
    expect(shopper.bought).toEqual(['2 × WHITE-1']);
  });

  it('follows the server when the order can no longer be changed', async () => {
    const { shopper, cart } = await shopping({ 'WHITE-1': 2 });
    shopper.shop.completeElsewhere(shopper.order.number);
    shopper.shop.failNext('empty', unauthorized());
    expect(await cart.empty()).toBe(false);
    expect(shopper.container.get(CartState).current).toBeUndefined();
  });
});
