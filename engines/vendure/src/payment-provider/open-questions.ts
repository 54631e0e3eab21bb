import type Stripe from 'stripe';
import { HostedPaymentError } from './hosted-payment';
import { said } from './stripe-calls';
import { StripeCardVault } from './stripe-card-vault';
import { StripePayment } from './stripe-payment';

/** Stripe asks for a return address; no browser opens it. */
const shop = 'https://shop.example/';

const doNotOpen = 'Do not open: write to the developers.';

/**
 * Asks the questions about saved cards and Link that Stripe's documentation leaves open and only an account answers.
 * Each answer is a sentence.
 */
export async function answersOfStripe(stripe: Stripe): Promise<readonly string[]> {
  return [await savedCards(stripe), await link(stripe)];
}

/**
 * Charges a saved card whose owner is present, and one whose bank asks its owner, both by test cards of Stripe
 * (docs.stripe.com/testing#regulatory-cards). The reservations are released.
 */
async function savedCards(stripe: Stripe): Promise<string> {
  try {
    const [paid, asked] = [
      await chargeOf(stripe, 'pm_card_visa'),
      await chargeOf(stripe, 'pm_card_authenticationRequired'),
    ];
    if (paid === 'paid' && asked === 'authentication-required')
      return 'Saved cards: Stripe charges them as the shop asks, and says when a bank wants to ask the owner.';
    return `Saved cards: one that pays was "${paid}", and one whose bank asks its owner was "${asked}". ${doNotOpen}`;
  } catch (error) {
    if (!(error instanceof HostedPaymentError)) throw error;
    return `Saved cards: Stripe refuses to charge them as the shop asks ("${error.message}"). ${doNotOpen}`;
  }
}

async function chargeOf(stripe: Stripe, testCard: string): Promise<string> {
  const vault = new StripeCardVault(stripe, '', shop);
  const name = `before-opening-${Date.now()}-${testCard}`;
  const customer = await vault.customer({ id: name });
  const card = await said(stripe.paymentMethods.attach(testCard, { customer }));
  const order = { key: name, orderNumber: 'before-opening', amount: 100, currency: 'USD', customer, card: card.id };
  const intent = await vault.createIntent(order);
  const { kind } = await vault.confirm(intent, 'owner-present');
  await vault.release(intent);
  await vault.detach(card.id);
  return kind;
}

/** Opens the payment page of an order, reads its payment methods, and closes it again. */
async function link(stripe: Stripe): Promise<string> {
  const pages = new StripePayment(stripe, '');
  const { sessionId } = await pages.open({
    key: `before-opening-${Date.now()}`,
    orderNumber: 'before-opening',
    goods: ['1 × A question before the shop opens'],
    amount: 100,
    currency: 'USD',
    returnUrl: shop,
    cancelUrl: shop,
  });
  const { payment_method_types: types } = await said(stripe.checkout.sessions.retrieve(sessionId));
  await pages.release(sessionId);
  return types.includes('link')
    ? 'Link: the page of an order offers Link beside cards. Switch Link off in Stripe, or buy a can with it and refund it before you open.'
    : `Link: the page of an order takes ${types.join(' and ')} alone.`;
}
