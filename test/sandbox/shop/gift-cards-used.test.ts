import { beforeEach, describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import type { Answer, WireOrder } from '#test/sandbox/support/shop-client';
import { ShopClient } from '#test/sandbox/support/shop-client';

const credits: Readonly<Record<string, number>> = { rich: 100_000, thrifty: 4000, ada: 0, bob: 0 };
const customers = Object.entries(credits).map(([subject, amountCents]) => ({
  subject,
  email: `${subject}@example.test`,
  bearer: `key-${subject}`,
  storeCredits: amountCents > 0 ? [{ amountCents, memo: null }] : [],
}));
const sandbox = sharedSandbox({ config: { ...ringpullConfig, customers } });
const anybody = new ShopClient(sandbox);
let issued = 0;
// Of codes that do not exist only so many may be tried in a minute.
beforeEach(() => {
  sandbox.clock.advance(60_000);
});

/** A gift card worth so many cents, for one test. */
async function card(amountCents: number, more: object = {}): Promise<string> {
  issued += 1;
  const redemptionCode = `TESTCARD${String(issued).padStart(8, '0')}`;
  const values = { redemptionCode, amountCents, storeId: 2, createdAt: sandbox.clock.now(), ...more };
  await sandbox.database.insertInto('giftCards').values(values).execute();
  return redemptionCode;
}

const redeem = (code: unknown, email: string, client = anybody): Promise<Answer> =>
  client.send('POST', '/api/gift_cards/redeem', { redemption_code: code, email });
const check = (code: string): Promise<Answer> =>
  anybody.send('GET', `/api/gift_cards/redeem?redemption_code=${encodeURIComponent(code)}`);

describe('Placing an order that a gift card pays for (spec §7 apply_gift_card)', () => {
  /** Four cans at 8.50, 9.95 of shipping and 2.72 of tax: 46.67. */
  async function fourPaidBy(code: string, bearer?: string): Promise<GuestShopper> {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 4 }], bearer);
    const apply = `/api/gift_cards/${shopper.number}/apply_gift_card`;
    await shopper.client.must('POST', apply, { redemption_code: code });
    await shopper.toPayment();
    return shopper;
  }

  const place = ({ client, number }: GuestShopper) => client.must('PUT', `/api/checkouts/${number}/finalize`);
  const paymentsOf = ({ payments }: WireOrder) =>
    payments.map(({ source_type: type, amount, state }) => [type?.replace('Spree::', ''), amount, state]);

  it('collects from the card at once, and is paid and ready when that is all', async () => {
    const shopper = await fourPaidBy(await card(5000));
    await shopper.payByNothing();
    const placed = await place(shopper);
    expect(paymentsOf(placed)).toEqual([['GiftCard', '46.67', 'completed']]);
    expect(placed).toMatchObject({
      payment_total: '46.67',
      payment_state: 'paid',
      shipment_state: 'ready',
      applied_gift_cards: [],
    });
  });

  it('takes the gift card first, then store credit', async () => {
    const shopper = await fourPaidBy(await card(2000), 'key-rich');
    expect(await shopper.order()).toMatchObject({ total_applicable_store_credit: '26.67' });
    await shopper.payByNothing();
    expect(paymentsOf(await place(shopper))).toEqual([
      ['GiftCard', '20.0', 'completed'],
      ['StoreCredit', '26.67', 'pending'],
    ]);
  });

  it('counts the gift card among the payments when the rest is collected', async () => {
    const shopper = await fourPaidBy(await card(5000, { usedCents: 3000 }));
    await shopper.payBy(goodCard);
    expect(await place(shopper)).toMatchObject({ payment_total: '20.0', payment_state: 'balance_due' });
    await fetch(`${sandbox.url}/_control/captures/${shopper.number}`, { method: 'POST' });
    expect(await shopper.order()).toMatchObject({ payment_total: '46.67', payment_state: 'paid' });
  });

  it('is paid on the hosted page after another order took the gift card, and the card beside it got its part back', async () => {
    const code = await card(667);
    const [shopper, faster] = [await fourPaidBy(code), await fourPaidBy(code)];
    for (const each of [shopper, faster]) await each.payBy(goodCard);
    await place(faster);
    expect((await shopper.call('PUT', 'finalize')).status).toBe(422);
    const prepared = await shopper.client.must('PUT', `/api/checkouts/${shopper.number}/prepare`);
    expect([prepared.order_total_after_store_credit, paymentsOf(prepared)]).toEqual([
      '46.67',
      [
        ['CreditCard', '40.0', 'void'],
        ['GiftCard', '6.67', 'failed'],
      ],
    ]);
    const placed = await shopper.placeByPage(sandbox);
    expect([placed.state, paymentsOf(placed).at(-1)]).toEqual(['complete', ['CreditCard', '46.67', 'pending']]);
  });

  it('keeps the store credit that was set aside when another order took the gift card, also when the rest changes', async () => {
    const code = await card(667);
    const shopper = await fourPaidBy(code, 'key-thrifty');
    await shopper.payByNothing();
    const faster = await fourPaidBy(code);
    await faster.payBy(goodCard);
    await place(faster);
    expect((await shopper.call('PUT', 'finalize')).status).toBe(422);
    const kept = [
      ['GiftCard', '6.67', 'failed'],
      ['StoreCredit', '40.0', 'pending'],
    ];
    const refused = await shopper.client.must('PUT', `/api/checkouts/${shopper.number}/prepare`);
    expect([refused.state, refused.order_total_after_store_credit, paymentsOf(refused)]).toEqual([
      'payment',
      '6.67',
      kept,
    ]);
    const apply = `/api/gift_cards/${shopper.number}/apply_gift_card`;
    await shopper.client.must('POST', apply, { redemption_code: await card(200) });
    const prepared = await shopper.client.must('PUT', `/api/checkouts/${shopper.number}/prepare`);
    expect([prepared.order_total_after_store_credit, paymentsOf(prepared)]).toEqual(['4.67', kept]);
    expect(paymentsOf(await shopper.placeByPage(sandbox))).toEqual([
      ...kept,
      ['CreditCard', '4.67', 'pending'],
      ['GiftCard', '2.0', 'completed'],
    ]);
  });
});

describe('A gift card by its code (spec §7 gift_cards/redeem)', () => {
  const credit = async (subject: string): Promise<unknown> =>
    (await anybody.as({ bearer: `key-${subject}` }).must<{ store_credit: string }>('GET', '/api/users/me'))
      .store_credit;

  it('is found without regard to dashes, blanks and case', async () => {
    const code = (await card(5000)).toLowerCase();
    for (const typed of [code, code.replace(/(.{4})/g, '$1-'), ` ${code.replace(/(.{4})/g, '$1 ')}\t`, `–${code}—`])
      expect(await check(typed)).toMatchObject({ status: 200, body: { amount: '50.0', redeemable: true } });
  });

  it.each([
    '',
    'x'.repeat(10_000),
    'fırst00000000001',
    "FIRST0000000000'1",
    '%',
    'FIRST0000000000',
    '🎁'.repeat(16),
    17,
  ])('is not found by %j', async (code) => {
    const refused = { status: 404, body: { status_code: 'gift_card_not_found' } };
    expect(await check(String(code))).toMatchObject(refused);
    expect(await redeem(code, 'ada@example.test')).toMatchObject(refused);
  });

  it('becomes store credit once, however often it is pressed, of the customer with that address', async () => {
    const code = await card(5000, { usedCents: 1250 });
    const answers = await Promise.all([1, 2, 3].map(() => redeem(code, ' Ada@Example.test ')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await credit('ada')).toBe('37.5');
    expect(
      await sandbox.database
        .selectFrom('giftCards')
        .select('redeemedAt')
        .where('redemptionCode', '=', code)
        .executeTakeFirst(),
    ).toEqual({ redeemedAt: sandbox.clock.now() });
    expect(
      await sandbox.database.selectFrom('storeCredits').select('memo').orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({
      memo: `Gift Card #${code.slice(-4)}`,
    });
  });

  it('becomes that of the signed-in customer, whatever address is sent', async () => {
    const before = await credit('ada');
    expect((await redeem(await card(2000), 'ada@example.test', anybody.as({ bearer: 'key-bob' }))).status).toBe(200);
    expect([await credit('ada'), await credit('bob')]).toEqual([before, '20.0']);
  });

  it('shows no personal data to someone with only the code', async () => {
    const code = await card(5000, {
      recipientName: 'Rita Recipient',
      recipientEmail: 'rita@example.test',
      purchaserName: 'Percy',
      giftMessage: 'For your birthday',
      sendEmailAt: sandbox.clock.now(),
    });
    const nobody = {
      recipient_name: null,
      recipient_email: null,
      purchaser_name: null,
      gift_message: null,
      send_email_at: null,
      filled: false,
    };
    expect(await check(code)).toMatchObject({ status: 200, body: nobody });
    expect(await redeem(code, 'ada@example.test')).toMatchObject({ status: 200, body: nobody });
  });
});
