import { describe, expect } from 'vitest';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { describeGiftCardDenial, giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { findOrderMessages } from '#src/ui/orders/parts/find-order-messages';
import { isAccessible } from './support/axe';
import { mailsTo, orderLinkOf } from './support/back-end';
import { refusedCards } from './support/gift-cards';
import { gamay } from './support/goods';
import { it } from './support/journey';
import { payAndPlace } from './support/prepared-cart';

describe('Find my order (spec §2 /order/confirmation/:number/:id)', () => {
  it(
    'sends the link again to the buyer, says the same to every other visitor, and opens the order',
    { tags: ['core'] },
    async ({ visit }) => {
      const { cart: placed, tab: buyer } = await visit({ basket: { [gamay.sku]: 1 }, stage: 'payment' });
      await payAndPlace(placed);
      const subject = `The link to your order ${placed.number}`;

      const { tab } = await visit();
      const field = (name: string) => tab.page.getByRole('textbox', { name });
      const ask = async (email: string) => {
        await field(findOrderMessages.number).fill(placed.number);
        await field(findOrderMessages.email).fill(email);
        await tab.page.getByRole('button', { name: findOrderMessages.send }).click();
        await tab.sees(findOrderMessages.sentText(placed.number, email));
      };
      await tab.open('/');
      await tab.page.getByRole('contentinfo').getByRole('link', { name: 'Find my order' }).click();
      await tab.arrivesAt('Find my order');
      await ask('stranger@example.com');
      await tab.page.getByRole('button', { name: findOrderMessages.another }).click();
      await ask(buyer.email);
      await isAccessible(tab.page, 'find-my-order');
      await expect.poll(() => mailsTo(buyer.email)).toContain(subject);
      expect(await mailsTo('stranger@example.com')).not.toContain(subject);

      await tab.page.goto(await orderLinkOf(buyer.email, subject));
      await tab.arrivesAt(confirmationMessages.yourOrder);
      await tab.sees(gamay.name);
    },
  );
});

describe('The balance of a gift card without an account (spec §7 GET gift_cards/redeem)', () => {
  it('is found from the page of a gift card, and told to a guest', async ({ visit }) => {
    const { tab, trouble } = await visit();
    await tab.open('/products/gift-card-25/');
    await tab.page.getByRole('link', { name: giftCardMessages.buy.checkBalance }).click();
    await tab.arrivesAt('Gift card balance');
    const check = async (code: string) => {
      await tab.page.getByLabel(giftCardMessages.codeLabel).fill(code);
      await tab.page.getByRole('button', { name: giftCardMessages.account.check }).click();
    };
    trouble.expect(/^422 GET \/api\/gift_cards\/redeem$/);
    await check(refusedCards.expired);
    await tab.sees(describeGiftCardDenial({ reason: 'expired' }));
    await check('ringpull-500bucks');
    await tab.sees(giftCardMessages.account.worth('UCKS', '$500.00'));
    await isAccessible(tab.page, 'gift-card-balance');
    await tab.page.getByRole('link', { name: giftCardMessages.account.signIn }).waitFor();
  });
});
