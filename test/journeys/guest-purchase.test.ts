import { describe, expect } from 'vitest';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { mailsTo, orderOnServer } from './support/back-end';
import { gamay, glasses, redPack } from './support/goods';
import { it } from './support/journey';

describe('A guest buys (spec §1 Checkout in three steps, §4 Order states)', () => {
  for (const viewport of ['desktop', 'phone'] as const) {
    it(`a mixed cart with a coupon, on a ${viewport}`, async ({ visit }) => {
      const { tab } = await visit({ viewport });
      await tab.open('/shop/');
      await tab.shelf.addAndStay(gamay.name);
      await tab.shelf.narrowTo('pack');
      await tab.shelf.addAndStay(redPack.name);
      await tab.shelf.narrowTo('merch');
      await tab.shelf.add(glasses.name);
      await tab.cart.view();
      await tab.cart.enterCode('welcome10');
      await tab.cart.codeRemoval('WELCOME10').waitFor();
      expect(await tab.cart.amountOf('WELCOME10')).toBe('-$10');
      await tab.cart.more(gamay.name).click();
      await tab.cart.shows(gamay.name, 2);
      await tab.cart.isSettled();
      const cart = await tab.myCart();

      await tab.cart.checkOut();
      await tab.checkout.walkToPayment();
      await tab.checkout.pay.click();
      await tab.payment.payWith('pays');

      expect(await tab.checkout.isConfirmed()).toBe(cart.number);
      await tab.sees(confirmationMessages.mail(tab.email));
      expect(await orderOnServer(cart)).toMatchObject({
        state: 'complete',
        email: tab.email,
        lines: [`2 × ${gamay.name}`, `1 × ${redPack.name}`, `1 × ${glasses.name}`],
        codes: ['welcome10'],
      });
      await expect.poll(() => mailsTo(tab.email)).toEqual([`Your order ${cart.number}`]);

      await tab.open('/cart/');
      await tab.reads(cartMessages.empty.title);
      await tab.carries(0);
      expect(await tab.storedCart()).toBeUndefined();
    });
  }
});
