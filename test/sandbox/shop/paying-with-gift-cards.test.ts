import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/shop/config/ringpull-config';
import { pay } from '#sandbox/shop/payment-sessions';
import { declinedCard, goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import type { Answer, WireOrder } from '#test/sandbox/support/shop-client';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

let sandbox: TestSandbox;
let issued = 0;
beforeAll(async () => {
  const rich = {
    subject: 'rich',
    email: 'rich@example.test',
    bearer: 'key-rich',
    storeCredits: [{ amountCents: 100_000, memo: null }],
  };
  const poor = { subject: 'poor', email: 'poor@example.test', bearer: 'key-poor' };
  sandbox = await startTestSandbox({ config: { ...ringpullConfig, customers: [rich, poor] } });
});
afterAll(() => sandbox.close());

/** A gift card worth so many cents, for one test. */
async function card(amountCents: number): Promise<string> {
  issued += 1;
  const redemptionCode = `TESTCARD${String(issued).padStart(8, '0')}`;
  await sandbox.database
    .insertInto('giftCards')
    .values({ redemptionCode, amountCents, storeId: 2, createdAt: sandbox.clock.now() })
    .execute();
  return redemptionCode;
}

async function leftOn(code: string): Promise<number> {
  const { amountCents, usedCents } = await sandbox.database
    .selectFrom('giftCards')
    .select(['amountCents', 'usedCents'])
    .where('redemptionCode', '=', code)
    .executeTakeFirstOrThrow();
  return amountCents - usedCents;
}

/** Four cans at 8.50, later 9.95 of shipping and 2.72 of tax: 46.67. */
const four = (bearer?: string): Promise<GuestShopper> =>
  GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 4 }], bearer);

function apply({ client, number }: GuestShopper, code: string): Promise<Answer<WireOrder>> {
  return client.send('POST', `/api/gift_cards/${number}/apply_gift_card`, { redemption_code: code });
}

async function mustApply(shopper: GuestShopper, code: string): Promise<WireOrder> {
  return shopper.client.must('POST', `/api/gift_cards/${shopper.number}/apply_gift_card`, { redemption_code: code });
}

const prepare = (shopper: GuestShopper): Promise<WireOrder> =>
  shopper.client.must('PUT', `/api/checkouts/${shopper.number}/prepare`);

function paymentsOf({ payments }: WireOrder): unknown {
  return payments.map(({ source_type: type, amount, state }) => [type?.replace('Spree::', '') ?? null, amount, state]);
}

const refused = (status: number, code: string): object => ({
  status,
  body: { error: expect.any(String) as string, status_code: code },
});

describe('Applying a gift card to an order (spec §7 apply_gift_card)', () => {
  it('follows every change of the order', async () => {
    const [shopper, code] = [await four(), await card(5000)];
    await mustApply(shopper, code);
    expect(await shopper.mustAdd('GAMAY-01', 4)).toMatchObject({
      applied_gift_cards: [{ amount: '50.0', remaining: '0.0' }],
      order_total_after_store_credit: '18.0',
    });
    await shopper.client.must('PUT', `/api/orders/${shopper.number}/empty`);
    expect(await shopper.order()).toMatchObject({ applied_gift_cards: [{ amount: '0.0', remaining: '50.0' }] });
    await shopper.mustAdd('GAMAY-01', 1);
    expect(await shopper.toPayment()).toMatchObject({
      total: '19.13',
      applied_gift_cards: [{ amount: '19.13', remaining: '30.87' }],
    });
  });

  it('takes from several cards, one after another, before store credit', async () => {
    const shopper = await four('key-rich');
    await mustApply(shopper, await card(1000));
    expect(await mustApply(shopper, await card(500))).toMatchObject({
      applied_gift_cards: [{ amount: '10.0' }, { amount: '5.0' }],
      total_applicable_store_credit: '19.0',
      order_total_after_store_credit: '0.0',
    });
  });

  it('does not pay for gift cards alone, also when the wine is taken out later', async () => {
    const cards = await GuestShopper.with(sandbox, [{ sku: 'GIFT-CARD-25', quantity: 1 }]);
    const code = await card(5000);
    expect(await apply(cards, code)).toMatchObject(refused(422, 'gift_card_on_gift_card'));
    await cards.mustAdd('GAMAY-01', 1);
    const mixed = await mustApply(cards, code);
    expect(mixed).toMatchObject({ applied_gift_cards: [{ amount: '33.5' }] });
    await cards.client.send('DELETE', `/api/orders/${cards.number}/line_items/${mixed.line_items[1]!.id}`);
    expect(await cards.order()).toMatchObject({
      applied_gift_cards: [{ amount: '0.0', remaining: '50.0' }],
      order_total_after_store_credit: '25.0',
    });
  });
});

describe('Placing an order that a gift card pays for (spec §4 Order states)', () => {
  it.each([
    ['a guest', undefined],
    ['a customer', 'key-poor'],
  ])('needs no payment page when the card covers everything, for %s', async (_, bearer) => {
    const [shopper, code] = [await four(bearer), await card(5000)];
    await shopper.toPayment();
    await mustApply(shopper, code);
    expect(await prepare(shopper)).toMatchObject({
      state: 'payment',
      checkout_session_id: null,
      checkout_session_url: null,
      order_total_after_store_credit: '0.0',
    });
    await shopper.payByNothing();
    const placed = await shopper.client.must('PUT', `/api/checkouts/${shopper.number}/finalize`);
    expect(paymentsOf(placed)).toEqual([['GiftCard', '46.67', 'completed']]);
    expect(placed).toMatchObject({
      state: 'complete',
      total: '46.67',
      payment_total: '46.67',
      payment_state: 'paid',
      shipment_state: 'ready',
      order_total_after_store_credit: '0.0',
      applied_gift_cards: [{ redemption_code: code, amount: '46.67', remaining: '3.33' }],
      payments: [{ payment_method: { name: 'Gift Card' }, source: { redemption_code: code, amount: '50.0' } }],
    });
    expect(await leftOn(code)).toBe(333);
    expect((await shopper.call('PUT', 'finalize')).status).toBe(200);
    expect(await leftOn(code)).toBe(333);
  });

  it('takes the gift card first, then store credit', async () => {
    const [shopper, code] = [await four('key-rich'), await card(2000)];
    await shopper.toPayment();
    await mustApply(shopper, code);
    expect(await prepare(shopper)).toMatchObject({ checkout_session_id: null });
    await shopper.payByNothing();
    const placed = await shopper.client.must('PUT', `/api/checkouts/${shopper.number}/finalize`);
    expect(paymentsOf(placed)).toEqual([
      ['GiftCard', '20.0', 'completed'],
      ['StoreCredit', '26.67', 'pending'],
    ]);
    expect(placed).toMatchObject({ payment_state: 'balance_due', payment_total: '20.0' });
  });

  it('leaves the payment page only the rest to collect', async () => {
    const [shopper, code] = [await four(), await card(2000)];
    await mustApply(shopper, code);
    await shopper.toPayment();
    const { checkout_session_id: session } = await prepare(shopper);
    await pay(sandbox.shop, session!, { number: goodCard.number, month: '01', year: '2031', name: 'Ada' });
    const placed = await shopper.client.must(
      'PUT',
      `/api/checkouts/${shopper.number}/finalize?checkout_session_id=${session!}`,
    );
    expect(paymentsOf(placed)).toEqual([
      ['CreditCard', '26.67', 'pending'],
      ['GiftCard', '20.0', 'completed'],
    ]);
    await fetch(`${sandbox.url}/_control/captures/${shopper.number}`, { method: 'POST' });
    expect(await shopper.order()).toMatchObject({ payment_state: 'paid', payment_total: '46.67' });
  });

  it('lets a card of the wallet pay the rest', async () => {
    const [shopper, code] = [await four(), await card(2000)];
    await mustApply(shopper, code);
    expect(paymentsOf(await shopper.toConfirm())).toEqual([
      ['CreditCard', '26.67', 'checkout'],
      ['GiftCard', '20.0', 'checkout'],
    ]);
    expect(paymentsOf((await shopper.call('PUT', 'complete')).body as unknown as WireOrder)).toEqual([
      ['CreditCard', '26.67', 'pending'],
      ['GiftCard', '20.0', 'completed'],
    ]);
  });

  it('takes nothing off the gift card when the other card is declined', async () => {
    const [shopper, code] = [await four(), await card(2000)];
    await mustApply(shopper, code);
    await shopper.toConfirm(declinedCard);
    expect((await shopper.call('PUT', 'complete')).status).toBe(422);
    expect(await leftOn(code)).toBe(2000);
    await shopper.payBy(goodCard);
    expect((await shopper.call('PUT', 'complete')).status).toBe(200);
    expect(await leftOn(code)).toBe(0);
  });

  it('asks for another payment after the paid amount has changed', async () => {
    const [shopper, code] = [await four(), await card(2000)];
    await shopper.toPayment();
    const { checkout_session_id: session } = await prepare(shopper);
    await pay(sandbox.shop, session!, { number: goodCard.number, month: '01', year: '2031', name: 'Ada' });
    await mustApply(shopper, code);
    const answer = await shopper.call('PUT', `finalize?checkout_session_id=${session!}`);
    expect(answer).toMatchObject({ status: 422, body: { errors: { base: [expect.stringContaining('has changed')] } } });
    expect(await shopper.order()).toMatchObject({
      state: 'payment',
      payments: [{ state: 'void' }],
      order_total_after_store_credit: '26.67',
    });
  });

  it('goes back to payment when a card is applied or removed after confirming', async () => {
    const [shopper, code] = [await four(), await card(2000)];
    await shopper.toConfirm();
    expect(await mustApply(shopper, code)).toMatchObject({ state: 'payment' });
    await shopper.payBy(goodCard);
    expect(
      (await shopper.client.send('DELETE', `/api/orders/${shopper.number}/remove_gift_card/${code}`)).body,
    ).toMatchObject({ state: 'payment' });
  });

  it('pays the new total when a code is taken off after confirming', async () => {
    const [shopper, code] = [await four(), await card(2000)];
    await mustApply(shopper, code);
    await shopper.toConfirm();
    await shopper.coupon('welcome10');
    expect(paymentsOf((await shopper.call('PUT', 'complete')).body as unknown as WireOrder)).toContainEqual([
      'CreditCard',
      '16.67',
      'pending',
    ]);
  });
});

describe('Two carts with one gift card (spec §7 apply_gift_card)', () => {
  it('is refused with the same message when the order is placed', async () => {
    const code = await card(5000);
    const [first, second] = [await four(), await four()];
    for (const shopper of [first, second]) {
      await shopper.toPayment();
      await mustApply(shopper, code);
      await shopper.payByNothing();
    }
    expect((await first.call('PUT', 'finalize')).status).toBe(200);
    expect(await second.call('PUT', 'finalize')).toMatchObject({
      status: 422,
      body: { errors: { base: [expect.stringContaining('no longer covers')] } },
    });
    expect((await prepare(second)).checkout_session_id).toMatch(/^cs_/);
  });

  it('never spends more than is on it, also when both are placed at once', async () => {
    const code = await card(5000);
    const shoppers = [await four(), await four(), await four()];
    for (const shopper of shoppers) {
      await shopper.toPayment();
      await mustApply(shopper, code);
      await shopper.payByNothing();
    }
    const answers = await Promise.all(shoppers.map((shopper) => shopper.call('PUT', 'finalize')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await leftOn(code)).toBe(333);
  });
});
