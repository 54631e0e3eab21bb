import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import type { StartParameters } from '#src/application/cart/start-shop';
import { StartShop } from '#src/application/cart/start-shop';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { unauthorized } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
let number: string;
beforeEach(async () => {
  const before = openTab();
  ({ number } = await before.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 }));
  tab = before.openAnother();
});

describe('Start-up (spec §4 Start-up)', () => {
  it('brings the stored cart', async () => {
    await tab.get(StartShop).execute({});
    expect(tab.cart).toMatchObject({ current: tab.serverOrder, isLoaded: true });
    expect(tab.logger.entries).toEqual([]);
  });

  it('knows that there is none', async () => {
    const fresh = openTab();
    await fresh.get(StartShop).execute({});
    expect(fresh.cart).toMatchObject({ current: undefined, isLoaded: true });
  });

  it("forgets a cart that is not the visitor's any more, without a word", async () => {
    tab.shop.failNext('read', unauthorized());
    await tab.get(StartShop).execute({});
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.logger.entries).toEqual([]);
  });

  it('does not fail with the server: the cart is kept, and a developer can read of it', async () => {
    tab.shop.failNext('read', noAnswer());
    await tab.get(StartShop).execute({});
    expect(tab.storage.read()?.number).toBe(number);
    expect(tab.cart.isLoaded).toBe(false);
    expect(tab.logger.entries).toEqual([
      {
        message: 'The stored cart is kept for a later try',
        details: { code: 'network_error' },
      },
    ]);
  });

  it('does not hide a fault of our own', async () => {
    const fault = new TypeError('undefined is not a function');
    vi.spyOn(tab.world.orders, 'read').mockRejectedValueOnce(fault);
    expect(await outcomeOf(tab.get(StartShop).execute({}))).toEqual(rejectedWith(fault));
  });
});

describe('Coming back from the payment page (spec §2 checkout_session_id and number)', () => {
  it('clears the stored cart when the number is that of the stored one, and keeps it as unsettled for every tab', async () => {
    const unsettled = [{ ...tab.storage.read()!, checkoutSessionId: 'cs_test_1' }];
    await tab.get(StartShop).execute({ checkoutSessionId: 'cs_test_1', number });
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.cart).toMatchObject({ current: undefined, isLoaded: true });
    expect(tab.payments.readUnsettled()).toEqual(unsettled);
    expect(tab.openAnother().payments.readUnsettled()).toEqual(unsettled);
  });

  it('keeps unsettled orders when the page is loaded once more', async () => {
    await tab.get(StartShop).execute({ checkoutSessionId: 'cs_test_1', number });
    await tab.get(StartShop).execute({ checkoutSessionId: 'cs_test_1', number });
    expect(tab.payments.readUnsettled()).toHaveLength(1);
    expect(tab.alerts.shown).toEqual([]);
  });

  it.each<[string, (number: string) => StartParameters]>([
    ['another number', () => ({ checkoutSessionId: 'cs_test_1', number: 'R999999999' })],
    ['no number', () => ({ checkoutSessionId: 'cs_test_1' })],
    ['an empty number', () => ({ checkoutSessionId: 'cs_test_1', number: '' })],
    ['no session', (stored) => ({ number: stored })],
    ['an empty session', (stored) => ({ checkoutSessionId: '', number: stored })],
    ['neither', () => ({})],
    [
      'a payment that failed, whatever else is said',
      (stored) => ({ checkoutSessionId: 'cs_test_1', number: stored, paymentError: 'declined' }),
    ],
    [
      'a payment that failed without a word',
      (stored) => ({ checkoutSessionId: 'cs_test_1', number: stored, paymentError: '' }),
    ],
  ])('keeps the stored cart with %s', async (_what, parameters) => {
    await tab.get(StartShop).execute(parameters(number));
    expect(tab.storage.read()?.number).toBe(number);
    expect(tab.cart.current).toEqual(tab.serverOrder);
    expect(tab.payments.readUnsettled()).toEqual([]);
  });

  it('needs no cart at all', async () => {
    const fresh = openTab();
    await fresh.get(StartShop).execute({ checkoutSessionId: 'cs_test_1' });
    expect(fresh.cart).toMatchObject({ current: undefined, isLoaded: true });
    expect(fresh.payments.readUnsettled()).toEqual([]);
  });
});

describe('Starting up with an order whose payment was left unsettled (spec §2 checkout_session_id)', () => {
  it('tells of it on every page but the one that settles a payment', async () => {
    await tab.get(StartShop).execute({ checkoutSessionId: 'cs_test_1', number });
    await tab.get(StartShop).execute({});
    expect(tab.alerts.shown).toEqual([
      { kind: 'unsettled', order: tab.shop.see(number), checkoutSessionId: 'cs_test_1' },
    ]);
    expect(tab.payments.readUnsettled()).toHaveLength(1);
  });

  it('tells that it was completed after all, once', async () => {
    await tab.get(StartShop).execute({ checkoutSessionId: 'cs_test_1', number });
    tab.shop.completeElsewhere(number);
    await tab.get(StartShop).execute({});
    await tab.get(StartShop).execute({});
    expect(tab.alerts.shown).toEqual([{ kind: 'settled', order: tab.shop.see(number) }]);
    expect([tab.payments.readUnsettled(), tab.payments.readConfirmable()?.number]).toEqual([[], number]);
  });

  it('keeps it when the outcome is unknown, and forgets it when it is gone', async () => {
    await tab.get(StartShop).execute({ checkoutSessionId: 'cs_test_1', number });
    tab.shop.failNext('read', noAnswer());
    await tab.get(StartShop).execute({});
    expect(tab.payments.readUnsettled()).toHaveLength(1);
    tab.shop.failNext('read', unauthorized());
    await tab.get(StartShop).execute({});
    expect([tab.payments.readUnsettled(), tab.alerts.shown]).toEqual([[], []]);
  });
});

describe('A browser that has lost the key of its cart (spec §4 Cart load)', () => {
  it('gets it again from a back end that remembers it', async () => {
    const fresh = openTab({ shop: tab.shop });
    fresh.world.rememberedCart.key = tab.storage.read();
    await fresh.get(StartShop).execute({});
    expect(fresh.storage.read()).toEqual(tab.storage.read());
    expect(fresh.cart.current?.number).toBe(number);
  });

  it('keeps the cart that it has', async () => {
    await tab.get(StartShop).execute({});
    const other = await tab.world.orders.create([]);
    tab.world.rememberedCart.key = other;
    await tab.get(StartShop).execute({});
    expect(tab.storage.read()?.number).toBe(number);
  });

  it('gets no order back that is being paid', async () => {
    tab.world.rememberedCart.key = tab.storage.read();
    await tab.get(StartShop).execute({ checkoutSessionId: 'cs_test_1', number });
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.cart.current).toBeUndefined();
  });

  it('starts without one when the back end cannot be asked', async () => {
    const fresh = openTab();
    fresh.shop.failNext('readRemembered', noAnswer());
    await fresh.get(StartShop).execute({});
    expect(fresh.storage.read()).toBeUndefined();
  });
});
