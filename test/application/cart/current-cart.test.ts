import { beforeEach, describe, expect, it } from 'vitest';
import { CurrentCart } from '#src/application/cart/current-cart';
import { KeepCartCurrent } from '#src/application/cart/keep-cart-current';
import { cents } from '#src/domain/money/money';
import { openTab, type TestTab } from '#test/support/test-tab';

const owner = 'user-ada';
let tab: TestTab;
let other: TestTab;
let cart: CurrentCart;

/** This browser's knowledge of its cart, and the cart that both tabs show. */
const known = () => ({
  number: cart.key?.number,
  owner: cart.owner,
  promised: [...cart.promised],
  links: cart.openedLinks.map(({ link }) => link),
  shown: [tab.skus, other.skus],
});
const nothing = { number: undefined, owner: undefined, promised: [], links: [], shown: [undefined, undefined] };

beforeEach(async () => {
  tab = openTab();
  other = tab.openAnother();
  other.get(KeepCartCurrent).execute();
  cart = tab.get(CurrentCart);
  cart.adopt(await tab.world.orders.create([{ sku: 'WHITE-1', quantity: 2 }]));
  cart.promise({ sku: 'WHITE-1', price: cents(650) });
  cart.keepOpenedLink({ link: 'WHITE-1:2', openedAt: tab.scheduler.clock.now(), targets: [] });
  cart.keepFor(owner);
  await tab.scheduler.settle();
});

describe('The cart of a browser (spec §4 Cart load, Sign-out)', () => {
  it('is shown by every tab once it is adopted', () => {
    expect(known()).toEqual({
      number: tab.cart.current?.number,
      owner,
      promised: [['WHITE-1', 650]],
      links: ['WHITE-1:2'],
      shown: [['WHITE-1'], ['WHITE-1']],
    });
  });

  it('is gone with everything that was known of it once it is forgotten, in every tab', async () => {
    cart.forget();
    await tab.scheduler.settle();
    expect(known()).toEqual(nothing);
  });

  it('is forgotten as well once it is left to its owner, which is told once', async () => {
    cart.leaveToOwner();
    await tab.scheduler.settle();
    expect(known()).toEqual(nothing);
    expect([cart.takeLeftToOwner(), cart.takeLeftToOwner()]).toEqual([true, false]);
  });

  it('is an unsettled order once it is put aside for its payment (spec §2 checkout_session_id)', () => {
    const { key } = cart;
    cart.keepUnsettled('cs_1');
    expect({ ...known(), shown: undefined }).toEqual({ ...nothing, shown: undefined });
    expect(cart.unsettled).toEqual([{ ...key, checkoutSessionId: 'cs_1' }]);
  });

  it('is neither the cart nor unsettled once it is complete, in every tab', async () => {
    const number = cart.key?.number ?? '';
    cart.keepUnsettled('cs_1');
    cart.complete(number);
    await tab.scheduler.settle();
    expect(known()).toEqual(nothing);
    expect(cart.unsettled).toEqual([]);
  });

  it('has the last price that was promised for a line', () => {
    cart.promise({ sku: 'RED-1', price: cents(800) });
    cart.promise({ sku: 'RED-1', price: cents(850) });
    cart.promise({ sku: 'RED-1' });
    expect([...cart.promised]).toEqual([
      ['WHITE-1', 650],
      ['RED-1', 850],
    ]);
  });

  it('has a link that was opened again as the newest, once', () => {
    cart.keepOpenedLink({ link: 'RED-1:1', openedAt: 1, targets: [] });
    cart.keepOpenedLink({ link: 'WHITE-1:2', openedAt: 2, targets: [] });
    expect(cart.openedLinks.map(({ link, openedAt }) => [link, openedAt])).toEqual([
      ['WHITE-1:2', 2],
      ['RED-1:1', 1],
    ]);
  });

  it('stays when another order is complete', async () => {
    const before = known();
    cart.complete('R000000000');
    await tab.scheduler.settle();
    expect(known()).toEqual(before);
  });
});
