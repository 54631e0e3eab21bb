import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ResumeCheckout } from '#src/application/checkout/resume-checkout';
import { SubmitEmail } from '#src/application/checkout/submit-email';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { openTab, type TestTab } from '#test/support/test-tab';
import { tabAt } from './checkout-walk';

let tab: TestTab;
beforeEach(async () => {
  tab = openTab();
  await tab.get(AddLineToCart).execute({ sku: 'GIFT-CARD-50', quantity: 1 });
});

const submit = (email = 'ada@example.test') => tab.get(SubmitEmail).execute(email);

describe('The contact step of an order that is e-mailed (spec §4 Checkout update states)', () => {
  it('moves it on to payment, without an address', async () => {
    const order = await submit();
    expect(order).toMatchObject({ furthestStep: 'payment', email: 'ada@example.test', shipments: [] });
    expect(order.shipAddress).toBeUndefined();
    expect(order).toEqual(tab.serverOrder);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('is done when its answer was lost and the order has the e-mail address', async () => {
    tab.shop.failAfter('submitEmail', noAnswer());
    expect(await submit()).toEqual(tab.serverOrder);
  });

  it('is not done when a correction never arrived', async () => {
    await submit();
    const failure = noAnswer();
    tab.shop.failNext('submitEmail', failure);
    expect(await outcomeOf(submit('other@example.test'))).toEqual(rejectedWith(failure));
    expect(tab.serverOrder?.email).toBe('ada@example.test');
  });

  it('is refused with an invalid e-mail address', async () => {
    expect(await outcomeOf(submit('nobody'))).toMatchObject({
      status: 'rejected',
      reason: { code: 'unprocessable_entity', errors: { email: [expect.any(String)] } },
    });
  });
});

describe('A checkout from which everything was removed that is shipped (spec §4 Checkout update states)', () => {
  it('goes on to payment with the e-mail address that is known', async () => {
    const walker = await tabAt('payment');
    await walker.get(AddLineToCart).execute({ sku: 'GIFT-CARD-50', quantity: 1 });
    const { id } = walker.cart.current!.lineItems.find(({ sku }) => sku === 'WHITE-1')!;
    await walker.world.orders.removeLine(walker.cart.current!, id);
    walker.cart.replace(walker.serverOrder!);
    expect(walker.cart.current).toMatchObject({ state: 'address', furthestStep: 'contact' });
    expect(await walker.get(ResumeCheckout).execute()).toMatchObject({
      furthestStep: 'payment',
      email: 'ada@example.test',
      shipments: [],
    });
  });
});
