import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { EmptyCart } from '#src/application/cart/empty-cart';
import { KeepCartCurrent } from '#src/application/cart/keep-cart-current';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { invalid, lockedOrder, notFound, unauthorized } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

const white = { sku: 'WHITE-1', quantity: 2 };
const red = { sku: 'RED-1', quantity: 3 };
const skus = (tab: TestTab) => tab.cart.current?.lineItems.map(({ sku }) => sku);
const quantities = (tab: TestTab) => tab.serverOrder?.lineItems.map(({ quantity }) => quantity);

let tab: TestTab;
beforeEach(async () => {
  tab = openTab();
  await tab.get(AddLineToCart).execute(white);
});

describe('A change of a locked order (spec §8 Handling, §9 Cart conflict retry)', () => {
  it('is tried again every 100 ms until it is made', async () => {
    tab.shop.lock(tab.storage.read()!.number);
    const adding = outcomeOf(tab.get(AddLineToCart).execute(red));
    await tab.scheduler.advance(250);
    tab.shop.unlock(tab.storage.read()!.number);
    await tab.scheduler.advance(49);
    expect(quantities(tab)).toEqual([2]);
    await tab.scheduler.advance(1);
    expect(await adding).toMatchObject({ status: 'fulfilled' });
    expect(quantities(tab)).toEqual([2, 3]);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('is tried at once, and after 100 ms when the lock is gone by then', async () => {
    tab.shop.failNext('addLine', lockedOrder('order-1'));
    const adding = outcomeOf(tab.get(AddLineToCart).execute(red));
    await tab.scheduler.advance(99);
    expect(quantities(tab)).toEqual([2]);
    await tab.scheduler.advance(1);
    expect(await adding).toMatchObject({ status: 'fulfilled' });
    expect(quantities(tab)).toEqual([2, 3]);
  });

  it("is given up after the fourth try, and the cart is the server's", async () => {
    tab.shop.lock(tab.storage.read()!.number);
    const adding = outcomeOf(tab.get(AddLineToCart).execute(red));
    await tab.scheduler.advance(300);
    expect(await adding).toMatchObject({ status: 'rejected', reason: { code: 'locked' } });
    tab.shop.unlock(tab.storage.read()!.number);
    await tab.scheduler.quiet();
    expect(quantities(tab)).toEqual([2]);
    expect(tab.cart.current).toEqual(tab.serverOrder);
    await tab.get(AddLineToCart).execute(red);
    expect(quantities(tab)).toEqual([2, 3]);
  });

  it('is no reason to give up making the first order either', async () => {
    const fresh = openTab();
    fresh.shop.failNext('create', lockedOrder('order-1'));
    const adding = outcomeOf(fresh.get(AddLineToCart).execute(red));
    await fresh.scheduler.advance(100);
    expect(await adding).toMatchObject({ status: 'fulfilled' });
    expect(quantities(fresh)).toEqual([3]);
  });

  it('is told from other failures: those are not tried again', async () => {
    const failure = invalid({ quantity: ['is too much'] });
    tab.shop.failNext('addLine', failure);
    expect(await outcomeOf(tab.get(AddLineToCart).execute(red))).toEqual(rejectedWith(failure));
    await tab.scheduler.quiet();
    expect(quantities(tab)).toEqual([2]);
  });
});

describe('Changes take turns (spec §1 Cart)', () => {
  it('so that the second starts only when the first was answered', async () => {
    const gate = tab.shop.holdAnswer('addLine');
    const first = tab.get(AddLineToCart).execute(red);
    const second = tab.get(EmptyCart).execute();
    await gate.reached;
    await tab.scheduler.settle();
    expect(quantities(tab)).toEqual([2, 3]);
    gate.release();
    await Promise.all([first, second]);
    expect(quantities(tab)).toEqual([]);
    expect(skus(tab)).toEqual([]);
  });

  it('across tabs', async () => {
    const other = tab.openAnother();
    await other.get(RestoreCart).execute();
    const gate = tab.shop.hold('addLine');
    const first = tab.get(AddLineToCart).execute(red);
    const second = other.get(EmptyCart).execute();
    await gate.reached;
    await tab.scheduler.settle();
    expect(quantities(tab)).toEqual([2]);
    gate.release();
    await Promise.all([first, second]);
    expect(quantities(tab)).toEqual([]);
  });

  it('also after one that failed', async () => {
    tab.shop.failNext('addLine', invalid({}));
    const first = outcomeOf(tab.get(AddLineToCart).execute(white));
    const second = tab.get(AddLineToCart).execute(red);
    expect(await first).toMatchObject({ status: 'rejected' });
    await second;
    expect(quantities(tab)).toEqual([2, 3]);
  });
});

describe('A refused token (spec §4 Unauthorized handling)', () => {
  it('never makes the cart forgotten, however often it is refused', async () => {
    const refusedToken = new GatewayError({ code: 'unauthorized_token' });
    tab.shop.failNext('empty', refusedToken);
    tab.shop.failNext('read', refusedToken);
    expect(await outcomeOf(tab.get(EmptyCart).execute())).toMatchObject({ reason: refusedToken });
    expect(tab.storage.read()).toBeDefined();
    expect(skus(tab)).toEqual(['WHITE-1']);
  });
});

describe('Other tabs (spec §4 Sign-in session: other tabs are synchronized)', () => {
  it('hear of a change', async () => {
    const other = tab.openAnother();
    other.get(KeepCartCurrent).execute();
    await tab.get(AddLineToCart).execute(red);
    await tab.scheduler.settle();
    expect(other.cart.current).toEqual(tab.serverOrder);
    expect(skus(other)).toEqual(['WHITE-1', 'RED-1']);
  });

  it('hear of changes that a refusal revealed', async () => {
    const other = tab.openAnother();
    other.get(KeepCartCurrent).execute();
    await tab.world.orders.addLine(tab.storage.read()!, red);
    await outcomeOf(tab.get(AddLineToCart).execute({ sku: 'NOWHERE', quantity: 1 }));
    await tab.scheduler.settle();
    expect(other.cart.current).toEqual(tab.serverOrder);
    expect(skus(other)).toEqual(['WHITE-1', 'RED-1']);
  });

  it('hear that there is no cart any more', async () => {
    const other = tab.openAnother();
    await other.get(RestoreCart).execute();
    other.get(KeepCartCurrent).execute();
    tab.shop.completeElsewhere(tab.storage.read()!.number);
    await outcomeOf(tab.get(EmptyCart).execute());
    await tab.scheduler.settle();
    expect(other.cart).toMatchObject({ current: undefined, isLoaded: true });
  });
});

describe('A refused change (spec §8 Handling)', () => {
  it('leaves the cart as the server has it, with changes from elsewhere', async () => {
    await tab.world.orders.addLine(tab.storage.read()!, red);
    expect(skus(tab)).toEqual(['WHITE-1']);
    expect(await outcomeOf(tab.get(AddLineToCart).execute({ sku: 'NOWHERE', quantity: 1 }))).toMatchObject({
      status: 'rejected',
      reason: { code: 'not_found' },
    });
    expect(skus(tab)).toEqual(['WHITE-1', 'RED-1']);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('leaves the cart as it was shown when the server cannot be asked either', async () => {
    const shown = tab.cart.current;
    const failure = invalid({});
    tab.shop.failNext('addLine', failure);
    tab.shop.failNext('read', unauthorized());
    expect(await outcomeOf(tab.get(AddLineToCart).execute(red))).toEqual(rejectedWith(failure));
    expect(tab.cart.current).toBe(shown);
    expect(tab.storage.read()).toMatchObject({ number: shown?.number });
  });

  it('tells of a fault of our own instead of hiding it behind the failure', async () => {
    const fault = new TypeError('undefined is not a function');
    tab.shop.failNext('addLine', invalid({}));
    vi.spyOn(tab.world.orders, 'read').mockRejectedValueOnce(fault);
    expect(await outcomeOf(tab.get(AddLineToCart).execute(red))).toEqual(rejectedWith(fault));
  });

  it('is refused when there is no cart to change', async () => {
    const fresh = openTab();
    expect(await outcomeOf(fresh.get(EmptyCart).execute())).toMatchObject({
      status: 'rejected',
      reason: { code: 'not_found', message: 'There is no cart' },
    });
    expect(fresh.shop.received).toEqual([]);
  });
});

describe('A stored order that is gone (spec §4 Cart load)', () => {
  it('is forgotten when change and look-up both answer 401', async () => {
    tab.shop.failNext('empty', unauthorized());
    tab.shop.failNext('read', unauthorized());
    expect(await outcomeOf(tab.get(EmptyCart).execute())).toMatchObject({
      status: 'rejected',
      reason: { code: 'unauthorized' },
    });
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.cart.current).toBeUndefined();
  });

  it('is forgotten when it is complete, and nothing new is made by a change that is no addition', async () => {
    const { number } = tab.storage.read()!;
    tab.shop.completeElsewhere(number);
    expect(await outcomeOf(tab.get(EmptyCart).execute())).toMatchObject({
      status: 'rejected',
      reason: { code: 'unauthorized' },
    });
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.cart.current).toBeUndefined();
    expect(tab.shop.see(number).lineItems).toHaveLength(1);
  });

  it('is replaced by a new one when something is added', async () => {
    const { number } = tab.storage.read()!;
    tab.shop.failNext('addLine', notFound());
    tab.shop.failNext('read', notFound());
    await tab.get(AddLineToCart).execute(red);
    expect(tab.storage.read()?.number).not.toBe(number);
    expect(skus(tab)).toEqual(['RED-1']);
  });

  it('is replaced when even its first reading in this tab is refused', async () => {
    const other = tab.openAnother();
    other.storage.write({ number: 'R999999999', token: 'from-another-time' });
    await other.get(AddLineToCart).execute(red);
    expect(skus(other)).toEqual(['RED-1']);
    expect(other.cart.current).toEqual(other.serverOrder);
  });

  it('is kept when only its look-up answers 401: one answer alone may be about the person', async () => {
    const key = tab.storage.read();
    tab.shop.failNext('addLine', noAnswer());
    tab.shop.failNext('read', unauthorized());
    expect(await outcomeOf(tab.get(AddLineToCart).execute(red))).toMatchObject({
      status: 'rejected',
      reason: { code: 'network_error' },
    });
    expect(tab.storage.read()).toEqual(key);
  });
});

describe('A cart that is forgotten while a change of it is under way (spec §4 Sign-out)', () => {
  it.each([
    ['made', undefined],
    ['refused', invalid({ base: ['No'] })],
  ])('does not come back when the change is %s', async (_end, refusal) => {
    const gate = tab.shop.hold('read');
    if (refusal) tab.shop.failNext('removeLine', refusal);
    const removing = outcomeOf(tab.get(RemoveLine).execute(tab.cart.current!.lineItems[0]!.id));
    await gate.reached;
    tab.storage.clear();
    tab.cart.clear();
    gate.release();
    await removing;
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.cart.current).toBeUndefined();
  });
});
