import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import type { Answer, WireOrder } from '#test/sandbox/support/shop-client';
import { ShopClient } from '#test/sandbox/support/shop-client';

const customers = [
  {
    subject: 'rich',
    email: 'rich@example.test',
    bearer: 'key-rich',
    storeCredits: [{ amountCents: 100_000, memo: null }],
  },
];
const sandbox = sharedSandbox({ config: { ...ringpullConfig, customers } });

const minute = 60_000;
const paysOnce = { ...goodCard, number: '4000000000000341' };

/** Twelve cans less 5 %, shipping and tax: 96.90 + 9.95 + 7.75 = 114.60. */
async function placed(card = goodCard): Promise<GuestShopper> {
  return (await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 12 }])).payer(sandbox, card);
}

function add({ client, number }: GuestShopper, ...lines: readonly object[]): Promise<Answer<WireOrder>> {
  return client.send('PUT', `/api/orders/${number}/cross_sell`, { order: { line_items_attributes: lines } });
}

async function onHand(sku: string): Promise<number | null> {
  return (
    await sandbox.database.selectFrom('variants').select('countOnHand').where('sku', '=', sku).executeTakeFirstOrThrow()
  ).countOnHand;
}

const glasses = { sku: 'GLASS-SET-2', quantity: 2 };

describe('Adding to an order that was just placed (spec §7 cross_sell)', () => {
  it('says whether and until when it can be done', async () => {
    const cart = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 1 }]);
    expect(await cart.order()).toMatchObject({
      cross_sell_details: { cross_sellable: false, cross_sell_ends_at: null, cross_sell_duration_in_minutes: 15 },
    });
    const shopper = await placed();
    const ends = new Date(sandbox.clock.now().getTime() + 15 * minute).toISOString();
    expect(await shopper.order()).toMatchObject({
      cross_sell_details: { cross_sellable: true, cross_sell_ends_at: ends, cross_sell_duration_in_minutes: 15 },
    });
    sandbox.clock.advance(15 * minute);
    expect(await shopper.order()).toMatchObject({
      cross_sell_details: { cross_sellable: false, cross_sell_ends_at: ends },
    });
  });

  it('is told to the browser that has paid, and not to others who know the session of the page', async () => {
    const cart = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 12 }]);
    const payer = await cart.payer(sandbox);
    const { checkout_session_url: page } = await cart.order();
    const stranger = { method: 'POST', redirect: 'manual', body: new URLSearchParams({ do: 'pay' }) } as const;
    const { headers, status } = await fetch(String(page), stranger);
    expect([status, new URL(headers.get('location') ?? '').hash]).toEqual([303, '']);
    expect(await (await fetch(String(page))).text()).not.toContain('addition-token');
    expect(await cart.order()).toMatchObject({ cross_sell_details: { cross_sellable: false } });
    expect((await add(cart, glasses)).status).toBe(405);
    expect((await add(payer, glasses)).status).toBe(200);
  });

  it('charges the same card for the lines and their tax, and changes nothing else', async () => {
    const shopper = await placed();
    const before = [await onHand('GLASS-SET-2'), await onHand('GAMAY-01')];
    expect(await shopper.order()).toMatchObject({ total: '114.6', adjustment_total: '2.65' });
    const answer = await add(shopper, glasses);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        state: 'complete',
        item_total: '158.0',
        ship_total: '9.95',
        tax_total: '12.23',
        adjustment_total: '7.13',
        total: '175.08',
        total_quantity: 14,
        payment_state: 'balance_due',
        line_items: [
          { sku: 'GAMAY-01', quantity: 12, cross_sold: null, total: '104.65' },
          { sku: 'GLASS-SET-2', quantity: 2, cross_sold: 2, price: '28.0', total: '60.48' },
        ],
        payments: [
          { amount: '114.6', state: 'pending', source: { last_digits: '1111' } },
          { amount: '60.48', state: 'pending', source: { last_digits: '1111' } },
        ],
        shipments: [
          {
            manifest: [
              { sku: 'GAMAY-01', quantity: 12 },
              { sku: 'GLASS-SET-2', quantity: 2 },
            ],
          },
        ],
      },
    });
    expect([await onHand('GLASS-SET-2'), await onHand('GAMAY-01')]).toEqual([before[0]! - 2, before[1]]);
    const [mail] = await sandbox.database
      .selectFrom('mails')
      .selectAll()
      .where('subject', '=', `Added to your order ${shopper.number}`)
      .execute();
    expect(mail!.text).toContain('charged your card $60.48 more');
    expect(mail!.text).toContain('2 × Short Pour Glasses: $56.00');
  });

  it('takes more of the available goods as a line of its own, without promotions', async () => {
    const shopper = await placed();
    const { body } = await add(shopper, { sku: 'GAMAY-01', quantity: 12 });
    expect(body.line_items).toMatchObject([
      { adjustments: [{ amount: '-5.1' }, {}] },
      { quantity: 12, cross_sold: 12, adjustments: [{ source_type: 'Spree::TaxRate', finalized: true }] },
    ]);
    expect(body.line_items[1]!.adjustments).toHaveLength(1);
  });

  it('collects at once when the order was collected already', async () => {
    const shopper = await placed();
    await fetch(`${sandbox.url}/_control/captures/${shopper.number}`, { method: 'POST' });
    expect((await add(shopper, glasses)).body).toMatchObject({
      payment_state: 'paid',
      payment_total: '175.08',
      payments: [{ state: 'completed' }, { state: 'completed', amount: '60.48' }],
    });
  });

  it('works with packs of one’s own as well', async () => {
    const shopper = await placed();
    const { body } = await add(shopper, { sku: 'MIX-6', quantity: 1, parts: [{ sku: 'CHENIN-02', quantity: 6 }] });
    expect(body.line_items).toMatchObject([{}, { price: '48.0', cross_sold: 1 }]);
  });

  it('is open only to the holder of the order’s token', async () => {
    const shopper = await placed();
    const path = `/api/orders/${shopper.number}/cross_sell`;
    const body = { order: { line_items_attributes: [glasses] } };
    expect((await new ShopClient(sandbox, { token: 'wrong' }).send('PUT', path, body)).status).toBe(401);
    expect((await new ShopClient(sandbox).send('PUT', '/api/orders/R000000000/cross_sell', body)).status).toBe(404);
  });
});

describe('Adding to an order is refused, and changes nothing (spec §7 cross_sell)', () => {
  const refusal = (status: number): object => ({
    status,
    body: { error: expect.any(String) as string, errors: { base: [expect.any(String)] } },
  });

  it('after its time', async () => {
    const shopper = await placed();
    sandbox.clock.advance(15 * minute);
    expect(await add(shopper, glasses)).toMatchObject(refusal(405));
  });

  it('before it is placed, and when no card has paid for it', async () => {
    const cart = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 1 }]);
    expect(await add(cart, glasses)).toMatchObject(refusal(405));
    const rich = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 1 }], 'key-rich');
    await rich.toPayment();
    await rich.payByNothing();
    await rich.client.must('PUT', `/api/checkouts/${rich.number}/finalize`);
    expect(await rich.order()).toMatchObject({ state: 'complete', cross_sell_details: { cross_sellable: false } });
    expect(await add(rich, glasses)).toMatchObject(refusal(405));
  });

  it('when the card declines', async () => {
    const shopper = await placed(paysOnce);
    const before = [await shopper.order(), await onHand('GLASS-SET-2')];
    expect(await add(shopper, glasses)).toMatchObject({
      status: 422,
      body: { errors: { base: ['Your card was declined.'] } },
    });
    expect([await shopper.order(), await onHand('GLASS-SET-2')]).toEqual(before);
  });

  it.each([
    [404, [{ sku: 'NO-SUCH', quantity: 1 }]],
    [404, [glasses, { sku: 'NO-SUCH', quantity: 1 }]],
    [422, []],
    [422, [{ sku: 'GLASS-SET-2', quantity: 0 }]],
    [422, [{ sku: 'GIFT-CARD-25', quantity: 1 }]],
    [422, [{ sku: 'GLASS-SET-2', quantity: 4 }]],
    [422, [glasses, glasses]],
    [422, [{ sku: 'CARIGNAN-01', quantity: 4 }]],
    [
      422,
      [
        { sku: 'CARIGNAN-01', quantity: 2 },
        { sku: 'CARIGNAN-01', quantity: 2, options: { note: 'a' } },
      ],
    ],
    [422, [{ sku: 'MIX-6', quantity: 1 }]],
    [
      422,
      [
        {
          sku: 'GAMAY-01',
          quantity: 1,
          options: {
            prepaid_subscription: {
              installment_count: 2,
              interval: { length: 1, unit: 'month' },
              line_items: [{ sku: 'GAMAY-01', quantity: 1 }],
            },
          },
        },
      ],
    ],
    [
      422,
      [
        {
          sku: 'GAMAY-01',
          quantity: 1,
          subscription_line_items_attributes: [{ interval_length: 1, interval_units: 'month' }],
        },
      ],
    ],
  ])('with %i for %j', async (status, lines) => {
    const shopper = await placed();
    const before = await shopper.order();
    expect((await add(shopper, ...lines)).status).toBe(status);
    expect((await shopper.order()).line_items).toEqual(before.line_items);
    expect((await shopper.order()).total).toBe(before.total);
  });

  it('when goods would have to be shipped with an order that ships nothing', async () => {
    const cart = await GuestShopper.with(sandbox, [{ sku: 'GIFT-CARD-25', quantity: 4 }]);
    const shopper = await cart.payer(sandbox);
    expect(await add(shopper, glasses)).toMatchObject({
      status: 422,
      body: { errors: { line_items: ['GLASS-SET-2 cannot be shipped with this order'] } },
    });
  });
});
