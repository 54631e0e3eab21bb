import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

/** The shop's own codes, with a customer to sign in. */
const config = { ...ringpullConfig, customers: [{ subject: 'ada', email: 'ada@example.test', bearer: 'key-ada' }] };

const sandbox = sharedSandbox({ config });

const can = config.variants.find(({ kind }) => kind === 'wine')!.sku;
const glasses = config.variants.find(({ kind }) => kind === 'glassware')!.sku;
const giftCard = config.variants.find(({ kind }) => kind === 'gift-card')!.sku;

async function answerTo(code: string, lines = [{ sku: can, quantity: 1 }], bearer?: string): Promise<unknown> {
  const shopper = await GuestShopper.with(sandbox, lines, bearer);
  const { status, body } = await shopper.coupon(code);
  return [status, body['status_code'], body['success'] ?? body['error']];
}

describe('Coupon codes of the shop (spec §4 Promo codes)', () => {
  const applied = [200, 'coupon_code_applied', 'The coupon code was successfully applied to your order.'];

  it.each([
    ['welcome10', applied],
    ['  TenPercent ', applied],
    ['fiftycents', applied],
    ['nogifts', applied],
    ['nosuchcode', [422, 'coupon_code_not_found', "The coupon code you entered doesn't exist. Please try again."]],
    ['EXPIRED', [422, 'coupon_code_expired', 'The coupon code is expired']],
    ['SOLDOUT', [422, 'coupon_code_max_usage', 'Coupon code usage limit exceeded']],
    ['SHIPFREE', [422, 'coupon_code_unknown_error', 'This coupon code could not be applied to the cart at this time.']],
    ['BIG100', [422, 'item_total_less_than', "This coupon code can't be applied to orders less than $100.00."]],
    [
      'OVER50',
      [
        422,
        'item_total_less_than_or_equal',
        "This coupon code can't be applied to orders less than or equal to $50.00.",
      ],
    ],
    ['MEMBERS', [422, 'no_user_specified', 'You need to login before applying this coupon code.']],
    ['ONCEONLY', [422, 'no_user_specified', 'You need to login before applying this coupon code.']],
    [
      'FIRSTCAN',
      [422, 'no_user_or_email_specified', 'You need to login or provide your email before applying this coupon code.'],
    ],
    [
      'CHEERS',
      [422, 'no_applicable_products', 'You need to add an applicable product before applying this coupon code.'],
    ],
    [
      'HALFANDHALF',
      [
        422,
        'missing_product',
        "This coupon code can't be applied because you don't have all of the necessary products in your cart.",
      ],
    ],
    ['', [422, null, undefined]],
  ])('answers a guest who types "%s"', async (code, expected) => {
    const [status, statusCode, message] = (await answerTo(code)) as [number, unknown, unknown];
    expect([status, statusCode, message ?? undefined]).toEqual(expected);
  });

  it('looks at the contents of the cart', async () => {
    expect(await answerTo('CHEERS', [{ sku: glasses, quantity: 1 }])).toEqual(applied);
    expect(await answerTo('NOGIFTS', [{ sku: giftCard, quantity: 1 }])).toEqual([
      422,
      'has_excluded_product',
      'Your cart contains a product that prevents this coupon code from being applied.',
    ]);
    expect(await answerTo('MEMBERS', [{ sku: can, quantity: 1 }], 'key-ada')).toEqual(applied);
  });

  it('gives one-time codes once: to a person, to their first order, to the first who comes', async () => {
    const ada = await GuestShopper.with(sandbox, [{ sku: can, quantity: 2 }], 'key-ada');
    for (const code of ['ONCEONLY', 'FIRSTCAN', 'LASTCALL']) expect((await ada.coupon(code)).status).toBe(200);
    await ada.buy();
    const codes = await Promise.all(
      ['ONCEONLY', 'FIRSTCAN', 'LASTCALL'].map((code) => answerTo(code, undefined, 'key-ada')),
    );
    expect(codes.map((answer) => (answer as unknown[])[1])).toEqual([
      'limit_once_per_user',
      'not_first_order',
      'coupon_code_max_usage',
    ]);
  });
});

describe('Promotions on a cart that changes (spec §3 Adjustment)', () => {
  it('stop counting when a rule stops holding, and count again when it holds', async () => {
    const price = config.variants.find(({ sku }) => sku === can)!.priceCents;
    const shopper = await GuestShopper.with(sandbox, [{ sku: can, quantity: Math.ceil(10_000 / price) }]);
    await shopper.coupon('BIG100');
    const [line] = (await shopper.order()).line_items;
    const eligible = async (quantity: number): Promise<unknown> => {
      await shopper.client.must('PATCH', `/api/orders/${shopper.number}/line_items/${line!.id}`, {
        line_item: { quantity },
      });
      return (await shopper.order()).adjustments.map((adjustment) => adjustment.eligible);
    };
    expect(await eligible(1)).toEqual([false]);
    expect(await eligible(line!.quantity)).toEqual([true]);
  });

  it('reach lines that are added later', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: can, quantity: 1 }]);
    await shopper.coupon('TENPERCENT');
    await shopper.add(glasses, 1);
    const { line_items: lines } = await shopper.order();
    expect(lines.map(({ adjustments }) => adjustments.map(({ label }) => label))).toEqual([
      ['Promotion (Ten percent off every can)'],
      ['Promotion (Ten percent off every can)'],
    ]);
  });

  it('count for a member from the moment a cart becomes theirs', async () => {
    const guest = await GuestShopper.with(sandbox, [{ sku: can, quantity: 1 }]);
    const ada = guest.client.as({ bearer: 'key-ada' });
    await ada.must('PUT', `/api/orders/${guest.number}/associate_user?order_token=${guest.token}`);
    expect(
      await ada.send('POST', `/api/orders/${guest.number}/coupon_codes`, { coupon_code: 'MEMBERS' }),
    ).toMatchObject({ status: 200 });
  });

  it('make checkout start over when one ran out before the order was placed', async () => {
    const late = {
      ...config,
      name: 'late',
      promotions: [{ ...config.promotions[0]!, expiresAt: new Date('2026-11-20T16:00:00Z') }],
    };
    const other = await startTestSandbox({ config: late });
    try {
      const shopper = await GuestShopper.with(other, [{ sku: can, quantity: 3 }]);
      await shopper.coupon('WELCOME10');
      await shopper.toConfirm();
      other.clock.advance(2 * 60 * 60 * 1000);
      const refused = await shopper.call('PUT', 'complete');
      expect([refused.status, refused.body['errors']]).toMatchObject([
        422,
        { base: [expect.stringContaining('no longer applies')] },
      ]);
      const order = await shopper.order();
      expect([order.state, order.shipments, order.adjustments.map(({ eligible }) => eligible)]).toEqual([
        'address',
        [],
        [false],
      ]);
    } finally {
      await other.close();
    }
  });
});
