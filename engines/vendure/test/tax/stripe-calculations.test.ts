import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { StripeCalculations } from '#src/plugins/tax/stripe-calculations';
import type { StripeRequest } from '#src/plugins/tax/stripe-requests';
import { shippingItem } from '#src/plugins/tax/stripe-requests';
import { StripeStandIn } from '#test/payment/stripe-stand-in';

const stripe = new StripeStandIn();
before(() => stripe.server.start());
after(() => stripe.server.stop());

const calculations = (): StripeCalculations => new StripeCalculations(stripe.client(), Date.now);
const austin = { line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' };
const of = (line_items: StripeRequest['line_items']): StripeRequest => ({
  currency: 'usd',
  customer_details: { address: austin, address_source: 'shipping' },
  line_items,
});

describe('Calculations of Stripe Tax (spec §3 Order)', () => {
  it('tax shipping that goes with nothing that costs anything', async () => {
    const [tax] = await calculations().taxes([of([{ amount: 1000, reference: shippingItem }])]);
    assert.equal(tax?.shipping, 83);
  });

  it('report a sale of two months ago, once, on a day that Stripe still posts', async () => {
    const request = of([{ amount: 1000, reference: '0' }]);
    const before = new Date(Date.now() - 60 * 24 * 60 * 60_000);
    const first = await calculations().record(request, 'R1', before);
    assert.deepEqual(await calculations().record(request, 'R1', before), first);
    assert.deepEqual([first.tax, stripe.tax.transactions.length], [83, 1]);
  });
});
