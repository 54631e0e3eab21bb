import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { EmptyCart } from '#src/application/cart/empty-cart';
import { ResumeCheckout } from '#src/application/checkout/resume-checkout';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { anAddress } from '#test/builders/an-address';
import { unitedStates } from '#test/domain/geography/united-states';
import { openTab, type TestTab } from '#test/support/test-tab';
import { tabAt } from './checkout-walk';

/** A tab whose order was at payment when its cart changed, which sent it back to the address step. */
async function tabWithChangedCart(): Promise<TestTab> {
  const tab = await tabAt('payment');
  await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
  return tab;
}

describe('A cart that changed during checkout (spec §4 Checkout update states)', () => {
  it('gets its shipments anew for the address that is known', async () => {
    const tab = await tabWithChangedCart();
    expect(tab.cart.current).toMatchObject({ state: 'address', shipments: [] });
    const order = await tab.get(ResumeCheckout).execute();
    expect(order).toMatchObject({ state: 'delivery', email: 'ada@example.test', shipAddress: anAddress() });
    expect(order?.shipments).toHaveLength(1);
    expect(order).toEqual(tab.serverOrder);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('gets them once when only the answer was lost', async () => {
    const tab = await tabWithChangedCart();
    tab.shop.failAfter('submitAddress', noAnswer());
    expect(await tab.get(ResumeCheckout).execute()).toEqual(tab.serverOrder);
    expect(tab.serverOrder?.shipments).toHaveLength(1);
  });

  it('is left at the address step when wine may not go there any more (spec §9 Shipping)', async () => {
    const tab = await tabWithChangedCart();
    const closed = unitedStates.map((region) =>
      region.abbr === anAddress().stateAbbr ? { ...region, shippable: false } : region,
    );
    tab.content.catalogue = { products: [], kits: [], regions: closed };
    expect(await tab.get(ResumeCheckout).execute()).toBeUndefined();
    expect(tab.serverOrder).toMatchObject({ state: 'address', shipments: [] });
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('is left at the address step when the shippable states are unknown', async () => {
    const tab = await tabWithChangedCart();
    const failure = noAnswer();
    tab.content.failNext(failure);
    expect(await outcomeOf(tab.get(ResumeCheckout).execute())).toEqual(rejectedWith(failure));
    expect(tab.serverOrder?.state).toBe('address');
  });

  it('is left at the address step when the server never heard of it', async () => {
    const tab = await tabWithChangedCart();
    const failure = noAnswer();
    tab.shop.failNext('submitAddress', failure);
    expect(await outcomeOf(tab.get(ResumeCheckout).execute())).toEqual(rejectedWith(failure));
    expect(tab.cart.current).toEqual(tab.serverOrder);
    expect(tab.serverOrder?.state).toBe('address');
  });
});

describe('A checkout with nothing to resume (spec §4 Checkout update states)', () => {
  it.each(['address', 'delivery', 'payment'] as const)('at the %s step is left alone', async (step) => {
    const tab = await tabAt(step);
    const before = tab.serverOrder;
    expect(await tab.get(ResumeCheckout).execute()).toBeUndefined();
    expect(tab.serverOrder).toEqual(before);
  });

  it('of an emptied cart, or of none, is left alone', async () => {
    const tab = await tabWithChangedCart();
    await tab.get(EmptyCart).execute();
    expect(await tab.get(ResumeCheckout).execute()).toBeUndefined();
    expect(await openTab().get(ResumeCheckout).execute()).toBeUndefined();
  });

  it.each([{ email: undefined }, { shipAddress: undefined }])(
    'of which not everything is known is left alone: %j',
    async (missing) => {
      const tab = await tabWithChangedCart();
      const { email, shipAddress, ...rest } = tab.cart.current!;
      tab.cart.replace({ ...rest, ...('email' in missing ? { shipAddress: shipAddress! } : { email: email! }) });
      expect(await tab.get(ResumeCheckout).execute()).toBeUndefined();
      expect(tab.serverOrder?.state).toBe('address');
    },
  );
});
