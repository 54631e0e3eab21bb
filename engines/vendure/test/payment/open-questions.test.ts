import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { answersOfStripe } from '#src/payment-provider/open-questions';
import { StripeStandIn } from './stripe-stand-in';

const stripe = new StripeStandIn();
before(() => stripe.server.start());
after(() => stripe.server.stop());

describe('The questions that only an account of Stripe answers (spec §3 walletPaymentSources, docs/going-live.md)', () => {
  it('are answered in a sentence each, and nothing stays reserved, saved or open', async () => {
    assert.deepEqual(await answersOfStripe(stripe.client()), [
      'Saved cards: Stripe charges them as the shop asks, and says when a bank wants to ask the owner.',
      'Link: the page of an order takes card alone.',
    ]);
    assert.deepEqual(
      stripe.intents.map(({ status }) => status),
      ['canceled', 'canceled'],
    );
    assert.ok(stripe.methods.every(({ customer }) => customer === null));
    assert.ok(stripe.sessions.every(({ status }) => status === 'expired'));
  });

  it('say when the page offers Link', async () => {
    stripe.pageTypes = ['card', 'link'];
    assert.match((await answersOfStripe(stripe.client()))[1] ?? '', /offers Link beside cards/);
  });

  it('say not to open when Stripe refuses to charge a saved card', async () => {
    stripe.refusal = 'Your account cannot make live charges.';
    const [answer = ''] = await answersOfStripe(stripe.client());
    assert.match(answer, /Your account cannot make live charges\..*Do not open/);
  });
});
