import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { EmptyCart } from '#src/application/cart/empty-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { ApplyGiftCard } from '#src/application/gift-card/apply-gift-card';
import { RemoveGiftCard } from '#src/application/gift-card/remove-gift-card';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { RemovePromoCode } from '#src/application/promo-code/remove-promo-code';
import { noAnswer, outcomeOf, rejectedWith, uncertainFailures } from '#test/application/failures';
import { lockedOrder } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

const white = { sku: 'WHITE-1', quantity: 2 };
const quantities = (tab: TestTab) => tab.serverOrder?.lineItems.map(({ sku, quantity }) => [sku, quantity]);
const giftCard = 'FULLFIFTY0000001';
const giftCards = (tab: TestTab) => tab.serverOrder?.appliedGiftCards.map(({ last }) => last);
const codes = (tab: TestTab) => tab.serverOrder?.adjustments.map(({ promotionCode }) => promotionCode);

let tab: TestTab;
let lineId: string;
beforeEach(async () => {
  tab = openTab();
  const order = await tab.get(AddLineToCart).execute(white);
  lineId = order.lineItems[0]!.id;
});

/** The shopper's actions whose response can be lost, each with the state of the server once the action was done. */
const changes = [
  {
    name: 'adding',
    method: 'addLine' as const,
    execute: () => tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 3 }),
    prepare: () => Promise.resolve(),
    done: () => expect(quantities(tab)).toEqual([['WHITE-1', 5]]),
    undone: () => expect(quantities(tab)).toEqual([['WHITE-1', 2]]),
  },
  {
    name: 'changing a quantity',
    method: 'changeLine' as const,
    execute: async () => {
      const changing = tab.get(ChangeLineQuantity).execute(lineId, 7);
      tab.window.leave();
      await changing;
    },
    prepare: () => Promise.resolve(),
    done: () => expect(quantities(tab)).toEqual([['WHITE-1', 7]]),
    undone: () => expect(quantities(tab)).toEqual([['WHITE-1', 2]]),
  },
  {
    name: 'removing',
    method: 'removeLine' as const,
    execute: () => tab.get(RemoveLine).execute(lineId),
    prepare: () => Promise.resolve(),
    done: () => expect(quantities(tab)).toEqual([]),
    undone: () => expect(quantities(tab)).toEqual([['WHITE-1', 2]]),
  },
  {
    name: 'emptying',
    method: 'empty' as const,
    execute: () => tab.get(EmptyCart).execute(),
    prepare: () => Promise.resolve(),
    done: () => expect(quantities(tab)).toEqual([]),
    undone: () => expect(quantities(tab)).toEqual([['WHITE-1', 2]]),
  },
  {
    name: 'emptying a cart that holds a code alone',
    method: 'empty' as const,
    execute: () => tab.get(EmptyCart).execute(),
    prepare: async () => {
      await tab.get(EmptyCart).execute();
      await tab.get(ApplyPromoCode).execute('TEN');
    },
    done: () => expect(codes(tab)).toEqual([]),
    undone: () => expect(codes(tab)).toEqual(['ten']),
  },
  {
    name: 'applying a code',
    method: 'applyPromoCode' as const,
    execute: () => tab.get(ApplyPromoCode).execute('TEN'),
    prepare: () => Promise.resolve(),
    done: () => expect(codes(tab)).toEqual(['ten']),
    undone: () => expect(codes(tab)).toEqual([]),
  },
  {
    name: 'removing a code',
    method: 'removePromoCode' as const,
    execute: () => tab.get(RemovePromoCode).execute('ten'),
    prepare: () => tab.get(ApplyPromoCode).execute('TEN'),
    done: () => expect(codes(tab)).toEqual([]),
    undone: () => expect(codes(tab)).toEqual(['ten']),
  },
  {
    name: 'paying with a gift card',
    method: 'apply' as const,
    execute: () => tab.get(ApplyGiftCard).execute(giftCard),
    prepare: () => Promise.resolve(),
    done: () => expect(giftCards(tab)).toEqual(['0001']),
    undone: () => expect(giftCards(tab)).toEqual([]),
  },
  {
    name: 'no longer paying with a gift card',
    method: 'remove' as const,
    execute: () => tab.get(RemoveGiftCard).execute(tab.serverOrder!.appliedGiftCards[0]!.id),
    prepare: () => tab.get(ApplyGiftCard).execute(giftCard),
    done: () => expect(giftCards(tab)).toEqual([]),
    undone: () => expect(giftCards(tab)).toEqual(['0001']),
  },
];

describe.each(changes)('A lost answer to $name (spec §8 Handling)', ({ method, execute, prepare, done, undone }) => {
  beforeEach(async () => {
    await prepare();
  });

  it.each(uncertainFailures)(
    'is looked up, not sent twice, when the server had done it: $code $status',
    async (failure) => {
      tab.shop.failAfter(method, failure);
      expect(await outcomeOf<unknown>(execute())).toMatchObject({ status: 'fulfilled' });
      done();
      expect(tab.cart.current).toEqual(tab.serverOrder);
      expect(tab.cart.intents).toEqual(new Map());
    },
  );

  it.each(uncertainFailures)('is a failure when the server never heard of it: $code $status', async (failure) => {
    tab.shop.failNext(method, failure);
    expect(await outcomeOf<unknown>(execute())).toEqual(rejectedWith(failure));
    undone();
    expect(tab.cart.current).toEqual(tab.serverOrder);
    expect(tab.cart.intents).toEqual(new Map());
  });

  it('is looked up as well when it was the answer to the second try', async () => {
    tab.shop.failNext(method, lockedOrder('order-1'));
    tab.shop.failAfter(method, noAnswer());
    const outcome = outcomeOf<unknown>(execute());
    await tab.scheduler.quiet();
    expect(await outcome).toMatchObject({ status: 'fulfilled' });
    done();
  });

  it('can be asked for again when the server could not be asked either', async () => {
    const failure = noAnswer();
    const shown = tab.cart.current;
    tab.shop.failNext(method, failure);
    tab.shop.failNext('read', noAnswer());
    expect(await outcomeOf<unknown>(execute())).toEqual(rejectedWith(failure));
    expect(tab.cart.current).toBe(shown);
    expect(await outcomeOf<unknown>(execute())).toMatchObject({ status: 'fulfilled' });
    done();
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('does not make a change undone whose result could not be read at once', async () => {
    tab.shop.failNext('read', noAnswer());
    expect(await outcomeOf<unknown>(execute())).toMatchObject({ status: 'fulfilled' });
    done();
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });
});

describe('A lost answer in a tab that does not know its cart yet (spec §8 Handling)', () => {
  it('is not taken for success because the cart held as many already', async () => {
    const other = tab.openAnother();
    other.shop.failNext('addLine', noAnswer());
    expect(await outcomeOf(other.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 }))).toMatchObject({
      status: 'rejected',
    });
    expect(quantities(tab)).toEqual([['WHITE-1', 2]]);
    expect(other.cart.current).toEqual(tab.serverOrder);
  });

  it('is taken for success when the cart holds that many more', async () => {
    const other = tab.openAnother();
    other.shop.failAfter('addLine', noAnswer());
    await other.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    expect(quantities(tab)).toEqual([['WHITE-1', 3]]);
    expect(other.cart.current).toEqual(tab.serverOrder);
  });

  it('is not measured by another order that the tab still shows', async () => {
    const other = tab.openAnother();
    await other.get(RestoreCart).execute();
    tab.shop.completeElsewhere(tab.storage.read()!.number);
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 6 });
    other.shop.failNext('addLine', noAnswer());
    expect(await outcomeOf(other.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 }))).toMatchObject({
      status: 'rejected',
    });
    expect(quantities(tab)).toEqual([['WHITE-1', 6]]);
    expect(other.cart.current).toEqual(tab.serverOrder);
  });

  it('changes nothing when the cart cannot be read beforehand', async () => {
    const other = tab.openAnother();
    const failure = noAnswer();
    other.shop.failNext('read', failure);
    expect(await outcomeOf(other.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 }))).toEqual(
      rejectedWith(failure),
    );
    expect(quantities(tab)).toEqual([['WHITE-1', 2]]);
    expect(other.cart.current).toEqual(tab.serverOrder);
  });
});

describe('A lost answer in a cart where more is going on (spec §8 Handling)', () => {
  let redId: string;
  beforeEach(async () => {
    const order = await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 5 });
    redId = order.lineItems[1]!.id;
  });

  it('to adding one thing is not taken for success because another thing became more', async () => {
    await tab.world.orders.changeLine(tab.storage.read()!, redId, 9);
    tab.shop.failNext('addLine', noAnswer());
    expect(await outcomeOf(tab.get(AddLineToCart).execute({ sku: 'SLEEVE-1', quantity: 1 }))).toMatchObject({
      status: 'rejected',
    });
    expect(quantities(tab)).toEqual([
      ['WHITE-1', 2],
      ['RED-1', 9],
    ]);
  });

  it('to changing one line is not taken for success because another line has that quantity', async () => {
    tab.shop.failNext('changeLine', noAnswer());
    const changing = outcomeOf(tab.get(ChangeLineQuantity).execute(lineId, 5));
    tab.window.leave();
    expect(await changing).toMatchObject({ status: 'rejected' });
    expect(quantities(tab)).toEqual([
      ['WHITE-1', 2],
      ['RED-1', 5],
    ]);
  });

  it('to changing or removing one line is success whatever the other line holds', async () => {
    tab.shop.failAfter('changeLine', noAnswer());
    const changing = outcomeOf(tab.get(ChangeLineQuantity).execute(lineId, 7));
    tab.window.leave();
    expect(await changing).toMatchObject({ status: 'fulfilled' });
    tab.shop.failAfter('removeLine', noAnswer());
    expect(await outcomeOf(tab.get(RemoveLine).execute(lineId))).toMatchObject({ status: 'fulfilled' });
    expect(quantities(tab)).toEqual([['RED-1', 5]]);
  });

  it('to applying one code is not taken for success because another code is there', async () => {
    await tab.get(ApplyPromoCode).execute('pct10');
    tab.shop.failNext('applyPromoCode', noAnswer());
    expect(await outcomeOf(tab.get(ApplyPromoCode).execute('ten'))).toMatchObject({ status: 'rejected' });
    expect(codes(tab)).toEqual([]);
  });
});

describe('A lost answer while the order was completed elsewhere (spec §4 Cart load)', () => {
  it('makes a new order for the added goods, and leaves the finished one alone', async () => {
    const { number } = tab.storage.read()!;
    tab.shop.completeElsewhere(number);
    tab.shop.failNext('addLine', noAnswer());
    await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    expect(tab.storage.read()?.number).not.toBe(number);
    expect(quantities(tab)).toEqual([['RED-1', 1]]);
    expect(tab.shop.see(number).lineItems).toHaveLength(1);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });
});
