import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { newestMailTo, subjectsTo } from '#test/sandbox/support/mails';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';

const customers = [{ subject: 'ada', email: 'ada@example.test', bearer: 'key-ada' }];
const sandbox = sharedSandbox({ config: { ...ringpullConfig, customers } });

const to = (day: string): Promise<unknown> =>
  new ShopClient(sandbox).must('POST', '/_control/clock', { now: `${day}T15:00:00.000Z` });

/** Pays for three monthly deliveries. */
async function buyPlan(code?: string): Promise<void> {
  const shopper = await GuestShopper.with(sandbox, [], 'key-ada');
  await shopper.mustAdd('GAMAY-01', 6, {
    options: {
      prepaid_subscription: {
        installment_count: 3,
        interval: { length: 1, unit: 'month' },
        line_items: [{ sku: 'GAMAY-01', quantity: 1 }],
      },
    },
  });
  if (code !== undefined) await shopper.coupon(code);
  await shopper.buy();
}

describe('Terms of a prepaid plan in the mails (spec §3 Prepaid subscription, §5 Prepaid end date)', () => {
  it('state the payment, the number and days of the deliveries, and that it does not renew', async () => {
    await buyPlan();
    const { text } = await newestMailTo(sandbox, 'guest@example.test');
    expect(text).toContain('6 × Night Bus Gamay, prepaid: $153.00');
    for (const term of [
      'Your prepaid plan does not renew',
      'Paid: $165.24 with tax. Later deliveries cost nothing more, shipping included.',
      'Deliveries: 3, one every month. 2 are still to come.',
      'In each delivery: 6 × Night Bus Gamay',
      'Next delivery: December 20, 2026',
      'Last delivery: January 20, 2027',
      'Plan ends: February 20, 2027',
      'Renewal: None. After the last delivery nothing more ships and nothing more is charged.',
    ])
      expect(text).toContain(term);
    await to('2026-12-20');
    const second = await newestMailTo(sandbox, 'ada@example.test');
    expect(second.text).toContain('It is already paid for.');
    expect(second.text).toContain('1 is still to come.');
    expect(second.text).toContain('Last delivery: January 20, 2027');
    expect(second.text).toContain('Plan ends: February 20, 2027');
    await to('2027-01-20');
    expect((await newestMailTo(sandbox, 'ada@example.test')).text).toContain('This is the last one.');
    await to('2027-03-20');
    expect(await subjectsTo(sandbox, 'ada@example.test')).toHaveLength(2);
  });

  it('state the payment after a discount of the whole order (spec §3 Adjustment)', async () => {
    await buyPlan('welcome10');
    // $153.00 less $10.00, and 8 % tax.
    expect((await newestMailTo(sandbox, 'guest@example.test')).text).toContain('Paid: $154.44 with tax.');
  });

  it('count the last delivery and the end from the first day, past shorter months', async () => {
    await to('2027-05-31');
    await buyPlan();
    const { text } = await newestMailTo(sandbox, 'guest@example.test');
    expect(text).toContain('Last delivery: July 31, 2027');
    expect(text).toContain('Plan ends: August 31, 2027');
  });
});
