import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { EmptyCart } from '#src/application/cart/empty-cart';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { cartTimeout } from '#src/ui/cart/shared/cart-loader';
import { AddressStepPresenter } from '#src/ui/checkout/address-step.presenter';
import { CheckoutPresenter } from '#src/ui/checkout/checkout.presenter';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { noAnswer } from '#test/application/failures';
import { anAddress } from '#test/builders/an-address';
import { Shopper } from '#test/ui/support/shopper';
import { shopperAt } from './checkout-walk';

async function mounted(shopper: Shopper) {
  const checkout = shopper.container.get(CheckoutPresenter);
  const unmount = checkout.mount();
  await shopper.pass();
  return { checkout, unmount };
}

const add = (shopper: Shopper, sku: string, quantity = 1) =>
  shopper.container.get(AddLineToCart).execute({ sku, quantity });

describe('CheckoutPresenter: steps (spec §1 Checkout in three steps, §4 Checkout update states)', () => {
  it.each([
    ['address', null, 'address'],
    ['address', 'payment', 'address'],
    ['delivery', null, 'delivery'],
    ['delivery', 'address', 'address'],
    ['delivery', 'payment', 'delivery'],
    ['payment', 'delivery', 'delivery'],
    ['payment', 'payment', 'payment'],
    ['payment', 'nonsense', 'payment'],
  ] as const)('of an order at %s opens, asked for %s, %s', async (at, requested, step) => {
    const { checkout } = await mounted(await shopperAt(at));
    expect(checkout.stepFor(requested)).toBe(step);
  });

  it('can all be opened again once they are earned', async () => {
    const { checkout } = await mounted(await shopperAt('delivery'));
    expect([
      checkout.isReachable('address'),
      checkout.isReachable('delivery'),
      checkout.isReachable('payment'),
    ]).toEqual([true, true, false]);
  });

  it('need something that can be bought', async () => {
    expect((await mounted(await Shopper.with())).checkout.shown.canCheckOut).toBe(false);
    expect((await mounted(await Shopper.with({ 'SLEEVE-1': 1 }))).checkout.shown.canCheckOut).toBe(false);
    expect((await mounted(await Shopper.with({ 'WHITE-1': 1 }))).checkout.shown.canCheckOut).toBe(true);
  });

  it('ask for an adult when there is wine, and as long as that is unknown', async () => {
    expect((await mounted(await Shopper.with({ 'SLEEVE-1': 1 }))).checkout.shown.needsAdult).toBe(false);
    expect((await mounted(await Shopper.with({ 'SLEEVE-1': 1, 'WHITE-1': 1 }))).checkout.shown.needsAdult).toBe(true);
    const shopper = await Shopper.with({ 'SLEEVE-1': 1 });
    shopper.tab.content.failNext(noAnswer());
    expect((await mounted(shopper)).checkout.shown.needsAdult).toBe(true);
  });
});

describe('CheckoutPresenter: the goods', () => {
  it("shows the server's amounts, shipping once it is known", async () => {
    const { checkout } = await mounted(await shopperAt('address'));
    expect(checkout.summary?.rows.map(({ amount }) => amount)).toEqual(['$14.00', 'Enter your address']);
    const paying = await mounted(await shopperAt('payment'));
    expect(paying.checkout.summary?.rows.map(({ amount }) => amount)).toEqual(['$14.00', '$10.00', '$1.12']);
    expect([paying.checkout.summary?.total, paying.checkout.shown.units, paying.checkout.deliveryNames]).toEqual([
      '$25.12',
      2,
      ['Standard'],
    ]);
  });

  it('knows an order that is paid and not complete', async () => {
    const shopper = await shopperAt('payment');
    const { checkout } = await mounted(shopper);
    expect(checkout.isPaid).toBe(false);
    await shopper.container.get(CheckoutGateway).prepare(shopper.order);
    shopper.shop.markPaid(shopper.order.paymentPage!.sessionId);
    await shopper.start();
    expect(checkout.isPaid).toBe(true);
  });
});

describe('CheckoutPresenter: loading (spec §4 Cart load)', () => {
  it('tells when the cart did not come, and brings it on the next try', async () => {
    const shopper = (await shopperAt('address')).reload();
    shopper.shop.failNext('read', noAnswer());
    const { checkout } = await mounted(shopper);
    await shopper.pass(cartTimeout);
    expect(checkout.shown.isLoaded).toBe(false);
    expect(checkout.shown.loadFailure).toContain('could not reach the shop');
    await checkout.shown.retryLoading();
    expect([checkout.shown.isLoaded, checkout.shown.loadFailure]).toEqual([true, undefined]);
  });
});

describe('CheckoutPresenter: the cart changes meanwhile (spec §4 Checkout update states)', () => {
  it('sends the address again, so that delivery is right, and says so', async () => {
    const shopper = await shopperAt('payment');
    const { checkout } = await mounted(shopper);
    await add(shopper, 'RED-1');
    await shopper.pass();
    expect(shopper.order.state).toBe('delivery');
    expect([checkout.stepFor('payment'), checkout.notice]).toEqual(['delivery', checkoutMessages.cartChanged]);
    checkout.dismissNotice();
    expect(checkout.notice).toBeUndefined();
  });

  it('does so as well when it changed before checkout was opened again', async () => {
    const shopper = await shopperAt('delivery');
    await add(shopper, 'RED-1');
    const { checkout } = await mounted(shopper);
    expect([shopper.order.state, checkout.notice]).toEqual(['delivery', checkoutMessages.cartChanged]);
  });

  it('does nothing once it is left', async () => {
    const shopper = await shopperAt('delivery');
    const { unmount } = await mounted(shopper);
    unmount();
    await add(shopper, 'RED-1');
    await shopper.pass();
    expect(shopper.order.state).toBe('address');
  });

  it('does nothing for a cart that was emptied', async () => {
    const shopper = await shopperAt('payment');
    const { checkout } = await mounted(shopper);
    await shopper.container.get(EmptyCart).execute();
    await shopper.pass();
    expect([checkout.shown.rows.length, checkout.notice]).toEqual([0, undefined]);
  });

  it('says why it could not, until that is put away', async () => {
    const shopper = await shopperAt('delivery');
    const { checkout } = await mounted(shopper);
    shopper.shop.failNext('submitAddress', noAnswer());
    await add(shopper, 'RED-1');
    await shopper.pass();
    expect(checkout.actions.resume.error?.code).toBe('network_error');
    expect(checkout.stepFor('delivery')).toBe('address');
    checkout.dismissNotice();
    expect(checkout.actions.resume.error).toBeUndefined();
  });

  it('names scarce goods when that is why', async () => {
    const shopper = await shopperAt('delivery', { 'ORANGE-1': 2 });
    const { checkout } = await mounted(shopper);
    await add(shopper, 'ORANGE-1', 4);
    await shopper.pass();
    expect([checkout.isShort, checkout.shortages]).toEqual([true, ['Only 3 of Slow Orange left.']]);
  });
});

describe('CheckoutPresenter: not enough of something (spec §8 insufficient_stock)', () => {
  async function refused(
    quantities: Readonly<Record<string, number>>,
    prepare: (shopper: Shopper) => void = () => undefined,
  ) {
    const shopper = await Shopper.with(quantities);
    const { checkout } = await mounted(shopper);
    const step = shopper.container.make(AddressStepPresenter, { isMailed: false, needsAdult: false });
    step.mount();
    const { countryIso: _country, ...address } = anAddress();
    Object.entries({ email: 'ada@example.test', ...address }).forEach(([field, value]) =>
      step.entry.form.type(field as 'email', value),
    );
    prepare(shopper);
    expect(await step.submit()).toBe(false);
    await shopper.pass();
    return { shopper, checkout, step };
  }

  it('is named line by line, and the step stays as it was typed', async () => {
    const { checkout, step } = await refused({ 'ORANGE-1': 5, 'ROSE-1': 1, 'WHITE-1': 1 });
    expect(checkout.isShort).toBe(true);
    expect(checkout.shortages).toEqual(['Only 3 of Slow Orange left.', 'Late Rosé is sold out.']);
    expect([step.failure, step.entry.form.values.city]).toEqual([
      'There is not enough stock for something in your cart.',
      'Fresno',
    ]);
  });

  it('is not mistaken for a changed cart', async () => {
    const { shopper, checkout } = await refused({ 'ROSE-1': 1 });
    expect(shopper.order.state).toBe('address');
    expect([checkout.notice, checkout.shown.isLoaded]).toEqual([undefined, true]);
    expect(shopper.shop.received.filter((method) => method === 'submitAddress')).toHaveLength(1);
  });

  it('stands without names when the stock cannot be asked', async () => {
    const { checkout } = await refused({ 'ROSE-1': 1 }, ({ shop }) => shop.failNext('readBySkus', noAnswer()));
    expect([checkout.isShort, checkout.shortages]).toEqual([true, []]);
  });
});
