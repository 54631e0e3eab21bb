import { reaction } from 'mobx';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RemoveLine } from '#src/application/cart/remove-line';
import { CartPresenter } from '#src/ui/cart/cart.presenter';
import { cartTimeout } from '#src/ui/cart/shared/cart-loader';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { noAnswer } from '#test/application/failures';
import type { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { lockedOrder, notFound } from '#test/fakes/shop/refusals';
import { Shopper } from '#test/ui/support/shopper';

const quiet = 400;

async function mounted(quantities: Readonly<Record<string, number>>, shop?: InMemoryShop) {
  const shopper = await Shopper.with(quantities, shop);
  const cart = shopper.container.get(CartPresenter);
  const unmount = cart.mount();
  await shopper.pass();
  const shown = () => cart.lines.map(({ quantity, name, amount }) => `${quantity} × ${name} ${amount}`);
  return { shopper, cart, shown, unmount };
}

/** All that is announced from now on. */
function announced({ container }: Shopper): readonly string[] {
  const said: string[] = [];
  const live = container.get(LiveMessageState);
  onTestFinished(
    reaction(
      () => live.message,
      (message) => said.push(message),
    ),
  );
  return said;
}

describe('CartPresenter: lines (spec §3 Order / cart, Line item)', () => {
  it('shows lines with their amounts, and how many units there are', async () => {
    const { cart, shown } = await mounted({ 'WHITE-1': 2, 'WHITE-1|RED-1': 1 });
    expect(shown()).toEqual(['2 × Brisk White $14.00', '1 × Mixed Pack | 6 $42.00']);
    expect([cart.shown.units, cart.shown.isEmpty, cart.shown.isLoaded]).toEqual([3, false, true]);
    expect(cart.shown.summary?.total).toBe('$56.00');
  });

  it('takes colors from the catalogue, and works without it', async () => {
    const { cart } = await mounted({ 'WHITE-1': 1 });
    expect(cart.lines[0]?.tint).toEqual({ ground: '#f4efe6', mark: '#1d3b2a' });
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    shopper.tab.content.failNext(noAnswer(), noAnswer());
    const other = shopper.container.get(CartPresenter);
    other.mount();
    await shopper.pass();
    expect([other.lines[0]?.name, other.lines[0]?.tint, other.shown.needsAdult]).toEqual([
      'Brisk White',
      undefined,
      true,
    ]);
  });

  it('asks for an adult as long as there is wine', async () => {
    expect((await mounted({ 'WHITE-1': 1 })).cart.shown.needsAdult).toBe(true);
    expect((await mounted({ 'SLEEVE-1': 1 })).cart.shown.needsAdult).toBe(false);
  });
});

describe('CartPresenter: goods that cannot be bought alone (spec §5 noIndividualPurchase)', () => {
  it('keeps such a cart from checkout, and says so at the line', async () => {
    const { cart } = await mounted({ 'SLEEVE-1': 1 });
    expect([cart.shown.canCheckOut, cart.lines[0]?.hint]).toEqual([false, cartMessages.notAlone]);
  });

  it('lets it go along with wine', async () => {
    expect((await mounted({ 'SLEEVE-1': 1, 'WHITE-1': 1 })).cart.shown.canCheckOut).toBe(true);
  });
});

describe('CartPresenter: loading (spec §4 Cart load)', () => {
  it('waits for start-up, and asks for nothing itself when the cart comes in time', async () => {
    const shopper = (await Shopper.with({ 'WHITE-1': 1 })).reload();
    const cart = shopper.container.get(CartPresenter);
    cart.mount();
    await shopper.pass(cartTimeout - 1);
    await shopper.start();
    const reads = shopper.shop.received.filter((method) => method === 'read').length;
    await shopper.pass(cartTimeout);
    expect(shopper.shop.received.filter((method) => method === 'read')).toHaveLength(reads);
    expect(cart.lines).toHaveLength(1);
  });

  it('tells why the cart did not come, and brings it on the next try', async () => {
    const shopper = (await Shopper.with({ 'WHITE-1': 1 })).reload();
    shopper.shop.failNext('read', noAnswer());
    shopper.shop.failNext('read', noAnswer());
    const cart = shopper.container.get(CartPresenter);
    cart.mount();
    await shopper.start();
    await shopper.pass(cartTimeout);
    expect(cart.shown.loadFailure).toContain('could not reach the shop');
    await cart.shown.retryLoading();
    expect([cart.shown.loadFailure, cart.lines.length]).toEqual([undefined, 1]);
  });

  it('stops waiting with its page', async () => {
    const shopper = (await Shopper.with({ 'WHITE-1': 1 })).reload();
    shopper.container.get(CartPresenter).mount()();
    const calls = shopper.shop.received.length;
    await shopper.pass(cartTimeout * 2);
    expect(shopper.shop.received).toHaveLength(calls);
  });
});

describe('CartPresenter: quantities (spec §7 PATCH line_items)', () => {
  it('shows a wish at once, marks it, and sends the last of a row of clicks', async () => {
    const { shopper, cart, shown } = await mounted({ 'WHITE-1': 1 });
    const id = shopper.lineId('WHITE-1');
    for (const quantity of [2, 3, 4]) void cart.changeQuantity(id, quantity);
    expect(shown()).toEqual(['4 × Brisk White $28.00']);
    expect([cart.lines[0]?.isPending, cart.shown.summary?.isPending, cart.shown.summary?.total]).toEqual([
      true,
      true,
      '$7.00',
    ]);
    await shopper.pass(quiet);
    expect(shopper.bought).toEqual(['4 × WHITE-1']);
    expect(shopper.shop.received.filter((method) => method === 'changeLine')).toHaveLength(1);
    expect([cart.lines[0]?.isPending, cart.shown.summary?.isPending, cart.shown.summary?.total]).toEqual([
      false,
      false,
      '$28.00',
    ]);
  });

  it('says the end of a row of clicks once, when the server has answered', async () => {
    const { shopper, cart } = await mounted({ 'WHITE-1': 1 });
    const said = announced(shopper);
    for (const quantity of [2, 3, 4]) void cart.changeQuantity(shopper.lineId('WHITE-1'), quantity);
    expect(said).toEqual([]);
    await shopper.pass(quiet);
    expect(said).toEqual([cartMessages.changed('Brisk White', 4, '$28.00')]);
  });

  it('says nothing of a wish that a newer one follows, that is refused, or whose line is gone', async () => {
    const { shopper, cart } = await mounted({ 'WHITE-1': 1, 'RED-1': 1 });
    const said = announced(shopper);
    shopper.shop.failNext('changeLine', notFound());
    void cart.changeQuantity(shopper.lineId('WHITE-1'), 5);
    await shopper.pass(quiet);
    void cart.changeQuantity(shopper.lineId('RED-1'), 3);
    await shopper.container.get(RemoveLine).execute(shopper.lineId('RED-1'));
    await shopper.pass(quiet);
    expect(said).toEqual([]);
  });

  it('rolls a refused wish back and says why at the line', async () => {
    const { shopper, cart, shown } = await mounted({ 'WHITE-1': 1 });
    shopper.shop.failNext('changeLine', notFound());
    void cart.changeQuantity(shopper.lineId('WHITE-1'), 5);
    await shopper.pass(quiet);
    expect(shown()).toEqual(['1 × Brisk White $7.00']);
    expect(cart.lines[0]?.failure).toBe('This is no longer available.');
    void cart.changeQuantity(shopper.lineId('WHITE-1'), 2);
    expect(cart.lines[0]?.failure).toBeUndefined();
    await shopper.pass(quiet);
    expect(shopper.bought).toEqual(['2 × WHITE-1']);
  });

  it.each(['0', '-1', '1e9', '1.5', 'abc', '1 2', '٣'])('puts a typed "%s" back and names the rule', async (typed) => {
    const { shopper, cart, shown } = await mounted({ 'WHITE-1': 2 });
    cart.rejectQuantity(shopper.lineId('WHITE-1'), typed);
    expect(cart.lines[0]?.refusal).toBe(cartMessages.notAQuantity(240, 2));
    await shopper.pass(quiet);
    expect(shown()).toEqual(['2 × Brisk White $14.00']);
    expect(shopper.shop.received).not.toContain('changeLine');
  });

  it.each(['241', '99999999'])('tells plainly that %s is too many', async (typed) => {
    const { shopper, cart } = await mounted({ 'WHITE-1': 2 });
    cart.rejectQuantity(shopper.lineId('WHITE-1'), typed);
    expect(cart.lines[0]?.refusal).toBe('Need more than 240? Write to us about a bulk order.');
  });

  it('says a refused quantity aloud each time, in the same words too (spec §2)', async () => {
    const { shopper, cart } = await mounted({ 'WHITE-1': 2 });
    const spoken = shopper.container.get(LiveMessageState);
    const said: string[] = [];
    for (let times = 0; times < 3; times += 1) {
      cart.rejectQuantity(shopper.lineId('WHITE-1'), 'abc');
      said.push(spoken.message);
    }
    expect(said.map((text) => text.trim())).toEqual(Array(3).fill(cartMessages.notAQuantity(240, 2)));
    expect(said[1]).not.toBe(said[0]);
    expect(said[2]).not.toBe(said[1]);
  });

  it('takes another quantity, and forgets the earlier problem', async () => {
    const { shopper, cart } = await mounted({ 'WHITE-1': 2 });
    const id = shopper.lineId('WHITE-1');
    cart.rejectQuantity(id, 'abc');
    void cart.changeQuantity(id, 12);
    expect(cart.lines[0]?.refusal).toBeUndefined();
    await shopper.pass(quiet);
    expect(shopper.bought).toEqual(['12 × WHITE-1']);
  });

  it('says of the most that there is no more', async () => {
    const { shopper, cart } = await mounted({ 'WHITE-1': 2 });
    void cart.changeQuantity(shopper.lineId('WHITE-1'), 240);
    expect(cart.lines[0]?.hint).toBe('Need more than 240? Write to us about a bulk order.');
  });

  it('takes fewer gift cards than cans, each of which is made and mailed', async () => {
    const { shopper, cart } = await mounted({ 'GIFT-CARD-50': 2 });
    const id = shopper.lineId('GIFT-CARD-50');
    expect(cart.lines[0]?.maximumQuantity).toBe(100);
    cart.rejectQuantity(id, '101');
    expect(cart.lines[0]?.refusal).toBe('Need more than 100? Write to us about a bulk order.');
  });

  it('tries again while the order is locked', async () => {
    const { shopper, cart } = await mounted({ 'WHITE-1': 1 });
    shopper.shop.failNext('changeLine', lockedOrder('order-1'));
    void cart.changeQuantity(shopper.lineId('WHITE-1'), 3);
    await shopper.pass(quiet + 100);
    expect(shopper.bought).toEqual(['3 × WHITE-1']);
    expect(cart.lines[0]?.failure).toBeUndefined();
  });
});

describe('CartPresenter: scarce goods (spec §8 insufficient_stock)', () => {
  it('marks the lines of which there is not enough, until they ask for less', async () => {
    const { shopper, cart } = await mounted({ 'ORANGE-1': 5, 'ROSE-1': 1, 'FIZZ-1': 4, 'WHITE-1': 1 });
    expect(cart.lines.map(({ sku, shortage }) => [sku, shortage])).toEqual([
      ['ORANGE-1', cartMessages.short(3)],
      ['ROSE-1', cartMessages.short(0)],
      ['FIZZ-1', undefined],
      ['WHITE-1', undefined],
    ]);
    expect(cart.shortages).toEqual(['Only 3 of Slow Orange left.', 'Late Rosé is sold out.']);
    void cart.changeQuantity(shopper.lineId('ORANGE-1'), 3);
    expect([cart.lines[0]?.shortage, cart.lines[0]?.left]).toEqual([undefined, undefined]);
    expect(cart.shortages).toEqual(['Late Rosé is sold out.']);
    void cart.changeQuantity(shopper.lineId('ORANGE-1'), 4);
    expect(cart.lines[0]?.left).toBe(3);
  });

  it('changes nothing for the shopper', async () => {
    const { shopper } = await mounted({ 'ORANGE-1': 5, 'ROSE-1': 1 });
    expect(shopper.bought).toEqual(['5 × ORANGE-1', '1 × ROSE-1']);
  });

  it('is looked at again whenever the cart is opened', async () => {
    const { shopper, cart, unmount } = await mounted({ 'ORANGE-1': 3 });
    expect(cart.shortages).toEqual([]);
    const elsewhere = await Shopper.with({ 'ORANGE-1': 1 }, shopper.shop);
    shopper.shop.completeElsewhere(elsewhere.order.number);
    unmount();
    cart.mount();
    await shopper.pass();
    expect(cart.shortages).toEqual(['Only 2 of Slow Orange left.']);
  });

  it('marks nothing when the stock cannot be asked', async () => {
    const shopper = await Shopper.with({ 'ROSE-1': 1 });
    shopper.shop.failNext('readBySkus', noAnswer());
    const cart = shopper.container.get(CartPresenter);
    cart.mount();
    await shopper.pass();
    expect([cart.lines[0]?.shortage, cart.shortages, cart.shown.canCheckOut]).toEqual([undefined, [], true]);
  });
});
