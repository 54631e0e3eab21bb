import { describe, expect } from 'vitest';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { prepaidMessages } from '#src/ui/prepaid/shared/prepaid-messages';
import { isAccessible } from './support/axe';
import { linesOnServer } from './support/back-end';
import { redPack } from './support/goods';
import { it } from './support/journey';

const day = String.raw`\w+ \d{1,2}, 20\d\d`;
const plan = new RegExp(
  `^3 deliveries, every 2 months(?:, next one on ${day})?\\. The last delivery is on ${day}, and the plan ends on ${day}\\.$`,
);

const promise = '$54.00 a delivery, $162.00 in total.';

describe('Deliveries that are paid ahead (spec §3 Prepaid subscription, §5 Prepaid end date)', () => {
  it(
    'are chosen, kept over a reload, and stand in the cart and on the confirmation with their end',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab } = await visit({ isSignedIn: true });
      await tab.open(redPack.path);
      await tab.page.getByRole('radio', { name: prepaidMessages.prepaid }).check();
      await tab.page.getByRole('radio', { name: '2 months' }).check();
      await tab.isAtAddress(/\?prepaid=3x2-month$/);
      await tab.sees(promise);
      await tab.reload();
      await tab.sees(promise);
      await isAccessible(tab.page, 'prepaid');

      await tab.shelf.add(redPack.name);
      await tab.cart.view();
      await tab.sees(plan);
      await tab.doesNotShow(tab.cart.quantity(redPack.name));
      const cart = await tab.myCart();
      expect(await linesOnServer(cart)).toMatchObject([{ price: '162.00', prepaid: '3 every 2 month, pending' }]);

      await tab.cart.checkOut();
      await tab.checkout.walkToPayment();
      await tab.checkout.agree();
      await tab.checkout.pay.click();
      await tab.payment.payWith('pays');
      await tab.checkout.isConfirmed();
      await tab.sees(plan);
      expect(await linesOnServer(cart)).toMatchObject([{ price: '162.00', prepaid: '3 every 2 month, active' }]);
    },
  );

  it('say before paying that they cost more than the page said', async ({ visit }) => {
    const { tab, faults } = await visit({ isSignedIn: true });
    const body = { price: '10.0', discount_price: '9.0', total: '60.0', discount_total: '44.0' };
    await faults.order({ kind: 'wrong-shape', method: 'GET', path: '/api/variants/*/discount_prices', body });
    await tab.open(`${redPack.path}?prepaid=3x1-month`);
    await tab.sees('$44.00 a delivery instead of $60.00, $132.00 in total.');
    await tab.shelf.add(redPack.name);
    await tab.sees(cartMessages.priceChanged('$162.00', '$132.00'));
    await tab.cart.view();
    await tab.reload();
    await tab.sees(cartMessages.priceChanged('$162.00', '$132.00'));
    await isAccessible(tab.page, 'a price that changed');
    await tab.cart.checkOut();
    await tab.sees(cartMessages.priceChanged('$162.00', '$132.00'));
  });

  it('say that their price cannot be had, and can be bought all the same', async ({ visit }) => {
    const { tab, faults, trouble } = await visit({});
    await faults.order({ kind: 'status', status: 500, method: 'GET', path: '/api/variants/*/discount_prices' });
    trouble.expect(/^500 GET \/api\/variants\//);
    await tab.open(`${redPack.path}?prepaid=3x1-month`);
    await tab.sees(/you pay no more than the regular price/);
    await tab.page.getByRole('radio', { name: '6' }).check();
    await tab.page.getByRole('radio', { name: '3 months' }).check();
    await tab.sees('$54.00 a delivery, $324.00 in total.');
    await tab.shelf.add(redPack.name);
    expect(await linesOnServer(await tab.myCart())).toMatchObject([{ prepaid: '6 every 3 month, pending' }]);
  });
});
