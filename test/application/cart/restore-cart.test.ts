import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import { uncertainFailures } from '#test/application/failures';
import { notFound, unauthorized } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

/** A tab in which a cart is stored that is not loaded yet. */
async function tabWithStoredCart(): Promise<TestTab> {
  const tab = openTab();
  tab.storage.write(await tab.world.orders.create([{ sku: 'WHITE-1', quantity: 2 }]));
  return tab;
}

describe('Restoring the cart (spec §4 Cart load)', () => {
  it('knows that there is no cart when none is stored, and makes none', async () => {
    const tab = openTab();
    await tab.get(RestoreCart).execute();
    expect(tab.cart).toMatchObject({ current: undefined, isLoaded: true });
    expect(tab.shop.received).toEqual([]);
  });

  it('shows the stored order as the server has it', async () => {
    const tab = await tabWithStoredCart();
    await tab.get(RestoreCart).execute();
    expect(tab.cart).toMatchObject({ current: tab.serverOrder, isLoaded: true });
    expect(tab.cart.current?.lineItems).toHaveLength(1);
  });

  it('forgets a stored order that is complete', async () => {
    const tab = await tabWithStoredCart();
    tab.shop.completeElsewhere(tab.storage.read()!.number);
    await tab.get(RestoreCart).execute();
    expect(tab.cart).toMatchObject({ current: undefined, isLoaded: true });
    expect(tab.storage.read()).toBeUndefined();
  });

  it.each([unauthorized(), notFound()])('forgets a stored order that answers $status', async (refusal) => {
    const tab = await tabWithStoredCart();
    tab.shop.failNext('read', refusal);
    await tab.get(RestoreCart).execute();
    expect(tab.cart).toMatchObject({ current: undefined, isLoaded: true });
    expect(tab.storage.read()).toBeUndefined();
  });

  it.each([
    ...uncertainFailures,
    new GatewayError({ code: 'rate_limited' }),
    new GatewayError({ code: 'unauthorized_token' }),
  ])('keeps the stored cart when the server fails: $code $status', async (failure) => {
    const tab = await tabWithStoredCart();
    const key = tab.storage.read();
    tab.shop.failNext('read', failure);
    await expect(tab.get(RestoreCart).execute()).rejects.toBe(failure);
    expect(tab.storage.read()).toEqual(key);
    expect(tab.cart.isLoaded).toBe(false);
    await tab.get(RestoreCart).execute();
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('keeps the shown cart when a later look at the server fails', async () => {
    const tab = await tabWithStoredCart();
    await tab.get(RestoreCart).execute();
    const shown = tab.cart.current;
    tab.shop.failNext('read', uncertainFailures[0]!);
    await expect(tab.get(RestoreCart).execute()).rejects.toBe(uncertainFailures[0]);
    expect(tab.cart).toMatchObject({ current: shown, isLoaded: true });
  });
});

describe('Restoring while the cart changes (spec §4 Cart load)', () => {
  it('does not lay an old answer over a newer change', async () => {
    const tab = await tabWithStoredCart();
    const late = tab.shop.holdAnswer('read');
    const restoring = tab.get(RestoreCart).execute();
    await late.reached;
    await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 3 });
    late.release();
    await restoring;
    expect(tab.cart.current?.lineItems.map(({ sku }) => sku)).toEqual(['WHITE-1', 'RED-1']);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('does not forget a cart that was made while it learned that the old one is complete', async () => {
    const tab = await tabWithStoredCart();
    const old = tab.storage.read()!;
    tab.shop.completeElsewhere(old.number);
    const late = tab.shop.holdAnswer('read');
    const restoring = tab.get(RestoreCart).execute();
    await late.reached;
    await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    late.release();
    await restoring;
    expect(tab.storage.read()).toMatchObject({ number: tab.cart.current?.number });
    expect(tab.storage.read()?.number).not.toBe(old.number);
    expect(tab.cart.current?.lineItems.map(({ sku }) => sku)).toEqual(['RED-1']);
  });

  it('follows another tab that moved on to another order meanwhile', async () => {
    const tab = await tabWithStoredCart();
    const other = tab.openAnother();
    tab.shop.completeElsewhere(tab.storage.read()!.number);
    const late = tab.shop.holdAnswer('read');
    const restoring = tab.get(RestoreCart).execute();
    await late.reached;
    await other.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    late.release();
    await restoring;
    expect(tab.cart.current).toEqual(other.cart.current);
    expect(tab.cart.current?.lineItems.map(({ sku }) => sku)).toEqual(['RED-1']);
  });

  it('ends with the newest of several answers, in whichever order they arrive', async () => {
    const tab = await tabWithStoredCart();
    const key = tab.storage.read()!;
    const first = tab.shop.holdAnswer('read');
    const second = tab.shop.holdAnswer('read');
    const one = tab.get(RestoreCart).execute();
    await first.reached;
    await tab.world.orders.addLine(key, { sku: 'RED-1', quantity: 1 });
    const two = tab.get(RestoreCart).execute();
    await second.reached;
    second.release();
    await two;
    first.release();
    await one;
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });
});
