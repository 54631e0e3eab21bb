import { describe, expect } from 'vitest';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { savedCardMessages } from '#src/ui/saved-card/shared/saved-card-messages';
import { storeCreditMessages } from '#src/ui/store-credit/shared/store-credit-messages';
import { isAccessible } from './support/axe';
import { orderOnServer, sandboxUrl } from './support/back-end';
import { vendure } from './support/engine';
import { buyGiftCard } from './support/gift-cards';
import { gamay } from './support/goods';
import { it } from './support/journey';
import type { Tab } from './support/tab';
import { prepareVendureCard } from './support/vendure/vendure-saved-cards';

const visa = 'Visa ending in 1111';
const failing = 'Visa ending in 0119';

/** Adds a card on the hosted page that saves one, and comes back. */
async function addCard(tab: Tab, number: string, name: string): Promise<void> {
  await tab.button(savedCardMessages.add).click();
  await tab.page.waitForURL(/\/save-card\//);
  await tab.payment.fill('pays');
  await tab.page.getByLabel('Card number').fill(number);
  await tab.page.getByRole('button', { name: 'Save card' }).click();
  await tab.sees(savedCardMessages.saved(name));
}

/** Puts a card into the wallet by the back end's own calls. */
async function saveCard(jwt: string): Promise<void> {
  const url = await (vendure ? prepareVendureCard : prepareCard)(jwt, '/account/payment/');
  const card = { do: 'save', number: '4111111111111111', expiry: '12/40', cvc: '123', name: 'Ada Example' };
  const saved = await fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  expect(saved.status).toBe(303);
}

async function prepareCard(jwt: string, returnPath: string): Promise<string> {
  const opened = await fetch(`${sandboxUrl}/api/wallet_payment_sources/prepare`, {
    method: 'POST',
    headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
    body: JSON.stringify({ return_path: returnPath }),
  });
  return ((await opened.json()) as { card_session_url: string }).card_session_url;
}

async function redeem(tab: Tab, code: string): Promise<void> {
  await tab.open('/account/gift-cards/');
  await tab.page.getByLabel(giftCardMessages.codeLabel).fill(code);
  await tab.button(giftCardMessages.account.check).click();
  await tab.button(giftCardMessages.account.redeem).click();
  await tab.sees(/was added to your store credit/);
  await tab.open('/account/credit/');
  await tab.page.getByRole('table').waitFor();
}

describe('Saved cards and store credit (spec §1, §2 /account/*, §3 walletPaymentSources and Store credit events)', () => {
  it(
    'are added in the account; one that is declined at checkout says so, and another pays without leaving the shop',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, cart, trouble } = await visit({ isSignedIn: true, basket: { [gamay.sku]: 2 }, stage: 'payment' });
      await tab.open('/account/payment/');
      await tab.sees(savedCardMessages.empty.title);
      await addCard(tab, '4111111111111111', visa);
      await addCard(tab, '4000000000000119', failing);
      await isAccessible(tab.page, 'saved-cards');

      await tab.open('/checkout/?step=payment');
      const card = (name: string) => tab.page.getByRole('radio', { name: new RegExp(name) });
      await card(visa).waitFor();
      await expect.poll(() => card(visa).isChecked()).toBe(true);
      await isAccessible(tab.page, 'checkout-saved-cards');
      await card(failing).check();
      trouble.expect(/^422 PUT .*finalize$/);
      await tab.button(new RegExp(`^Pay .* with ${failing}$`)).click();
      await tab.sees(new RegExp(checkoutMessages.nothingCharged));
      expect((await orderOnServer(cart)).state).toBe('payment');

      await card(visa).check();
      await tab.button(new RegExp(`^Pay .* with ${visa}$`)).click();
      expect(await tab.checkout.isConfirmed()).toBe(cart.number);
      expect((await orderOnServer(cart)).state).toBe('complete');
    },
  );

  it('pay an order with credit alone', async ({ visit }) => {
    const { tab, cart } = await visit({ isSignedIn: true, basket: { [gamay.sku]: 1 }, stage: 'payment' });
    await redeem(tab, await buyGiftCard('GIFT-CARD-100', tab.email));
    await isAccessible(tab.page, 'store-credit');
    await tab.open('/checkout/?step=payment');
    await tab.sees(checkoutMessages.nothingLeft.title);
    await tab.button(checkoutMessages.nothingLeft.action).click();
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
  });

  it('pay an order together; the credit can be kept for later first', { tags: ['core'] }, async ({ visit }) => {
    const { tab, cart, jwt } = await visit({ isSignedIn: true, basket: { [gamay.sku]: 6 }, stage: 'payment' });
    await saveCard(jwt);
    await redeem(tab, await buyGiftCard('GIFT-CARD-25', tab.email));
    await tab.open('/checkout/?step=payment');
    const messages = storeCreditMessages.checkout;
    const credit = (name: string) => tab.page.getByRole('checkbox', { name });
    await credit(messages.pays('$25.00')).click();
    await tab.sees(messages.kept);
    await credit(messages.use).click();
    await credit(messages.pays('$25.00')).waitFor();
    await tab.button(new RegExp(`^Pay .* with ${visa}$`)).click();
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
  });
});
