import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RemoveAccount } from '#src/application/customer/remove-account';
import { GatewayError } from '#src/application/ports/gateway-error';
import { noAnswer } from '#test/application/failures';
import { rejection } from '#test/contracts/shop/rejection';
import { otherVariations } from '#test/contracts/shop/shop-variations';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
beforeEach(async () => {
  tab = openTab();
  await tab.signIn();
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
  tab.drafts.write('profile-name', { name: 'Ada' });
});

const remove = () => tab.get(RemoveAccount).execute();

function expectNothingLeft(): void {
  expect(tab.session.isLoggedIn).toBe(false);
  expect(tab.customer.current).toBeUndefined();
  expect(tab.storage.read()).toBeUndefined();
  expect(tab.drafts.read('profile-name')).toEqual({});
  expect(tab.signInStorage.user()).toBeUndefined();
}

describe('Deleting the account (spec §7 users)', () => {
  it('signs out and leaves nothing in this browser', async () => {
    const { id } = tab.customer.current!;
    expect(await remove()).toBe('removed');
    expect(tab.shop.removedCustomers).toEqual(new Set([id]));
    expectNothingLeft();
    expect(await tab.identity.sessions.restore()).toBeUndefined();
  });

  it('is done when only its answer was lost', async () => {
    tab.shop.failAfter('remove', noAnswer());
    expect(await remove()).toBe('removed');
    expectNothingLeft();
  });

  it('fails without a trace when the call did not arrive', async () => {
    tab.shop.failNext('remove', noAnswer());
    expect(await rejection(remove())).toMatchObject({ code: 'network_error' });
    expect(tab.session.isLoggedIn).toBe(true);
    expect(tab.storage.read()).toBeDefined();
    expect(await remove()).toBe('removed');
  });

  it('is unknown, and leaves nothing, when the customer is signed out since a call without an answer', async () => {
    tab.shop.failAfter('remove', noAnswer());
    tab.shop.failNext('readMe', noAnswer());
    expect(await rejection(remove())).toMatchObject({ code: 'network_error' });
    expect(await remove()).toBe('unknown');
    expectNothingLeft();
  });

  it('is refused to a customer who is signed out otherwise', async () => {
    tab.shop.failNext('remove', new GatewayError({ code: 'unauthorized_token' }));
    expect(await rejection(remove())).toMatchObject({ code: 'unauthorized_token' });
    expect(tab.storage.read()).toBeDefined();
  });

  it('fails when the outcome is unknown', async () => {
    tab.shop.failNext('remove', noAnswer());
    tab.shop.failNext('readMe', noAnswer());
    expect(await rejection(remove())).toMatchObject({ code: 'network_error' });
    expect(tab.session.isLoggedIn).toBe(true);
  });

  it.each(['not_found', 'not_allowed'] as const)('is not offered by a server that says %s', async (code) => {
    tab.shop.failNext('remove', new GatewayError({ code }));
    expect(await remove()).toBe('not-offered');
    expect(tab.session.isLoggedIn).toBe(true);
    expect(tab.storage.read()).toBeDefined();
  });

  it('is not offered by other back ends', async () => {
    tab = openTab({ shop: new InMemoryShop({ variations: otherVariations }) });
    await tab.signIn();
    expect(await remove()).toBe('not-offered');
  });
});
