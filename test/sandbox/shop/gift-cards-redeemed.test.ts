import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/shop/config/ringpull-config';
import type { Answer } from '#test/sandbox/support/shop-client';
import { ShopClient } from '#test/sandbox/support/shop-client';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

let sandbox: TestSandbox;
let anybody: ShopClient;
beforeAll(async () => {
  const customers = ['ada', 'bob', 'carol'].map((subject) => ({
    subject,
    email: `${subject}@example.test`,
    bearer: `key-${subject}`,
  }));
  const giftCards = ['FIRST00000000001', 'SECOND0000000002', 'THIRD00000000003', 'FOURTH0000000004'].map((code) => ({
    code,
    amountCents: 5000,
    usedCents: 1250,
    description: '',
  }));
  sandbox = await startTestSandbox({
    config: { ...ringpullConfig, customers, giftCards: [...ringpullConfig.giftCards, ...giftCards] },
  });
  anybody = new ShopClient(sandbox);
});
// Of codes that do not exist only so many may be tried in a minute.
beforeEach(() => {
  sandbox.clock.advance(60_000);
});
afterAll(() => sandbox.close());

function check(code: string): Promise<Answer> {
  return anybody.send(
    'GET',
    `/api/gift_cards/redeem?${new URLSearchParams({ redemption_code: code, email: 'ada@example.test' }).toString()}`,
  );
}

function redeem(code: unknown, email?: string, client = anybody): Promise<Answer> {
  return client.send('POST', '/api/gift_cards/redeem', { redemption_code: code, email });
}

const refused = (status: number, code: string): object => ({
  status,
  body: { error: expect.any(String) as string, status_code: code },
});

describe('What is on a gift card (spec §7 GET gift_cards/redeem)', () => {
  it('is returned to anyone with the code', async () => {
    expect(await check('FIRST00000000001')).toMatchObject({
      status: 200,
      body: { amount: '37.5', redeemable: true, redemption_code: 'FIRST00000000001', filled: false },
    });
  });

  it.each(['first00000000001', 'FIRS-T000-0000-0001', ' FIRST 0000 0000 001\t', 'FIRS–T000—00000001'])(
    'does not depend on dashes, blanks and case: %j',
    async (code) => {
      expect((await check(code)).status).toBe(200);
    },
  );

  it.each([
    '',
    'x'.repeat(10_000),
    'ФИРСТ00000000001',
    'fırst00000000001',
    "FIRST0000000000'1",
    '%',
    'FIRST0000000000',
    '🎁'.repeat(16),
  ])('is not found for %j', async (code) => {
    expect(await check(code)).toMatchObject(refused(404, 'gift_card_not_found'));
    expect(await redeem(code, 'ada@example.test')).toMatchObject(refused(404, 'gift_card_not_found'));
  });
});

describe('Redeeming a gift card (spec §7 POST gift_cards/redeem)', () => {
  const credit = async (subject: string): Promise<unknown> =>
    (await anybody.as({ bearer: `key-${subject}` }).must<{ store_credit: string }>('GET', '/api/users/me'))
      .store_credit;

  it('turns the balance into store credit of the customer with that address, once', async () => {
    expect(await redeem('first-0000-0000-001', ' Ada@Example.test ')).toMatchObject({
      status: 200,
      body: { amount: '37.5', redeemable: false },
    });
    expect(await credit('ada')).toBe('37.5');
    const events = await anybody.as({ bearer: 'key-ada' }).must<object>('GET', '/api/store_credit_events/mine');
    expect(events).toMatchObject({
      store_credit_events: [{ display_action: 'Added', display_amount: '$37.50', order_number: null }],
    });
    expect(await sandbox.database.selectFrom('storeCredits').select(['memo', 'category']).execute()).toEqual([
      { memo: 'Gift Card #0001', category: 'Gift Card' },
    ]);
    expect(await redeem('FIRST00000000001', 'ada@example.test')).toMatchObject(
      refused(422, 'gift_card_already_redeemed'),
    );
    expect(await check('FIRST00000000001')).toMatchObject(refused(422, 'gift_card_already_redeemed'));
  });

  it('goes to the signed-in customer, whatever address is sent', async () => {
    expect((await redeem('SECOND0000000002', 'ada@example.test', anybody.as({ bearer: 'key-bob' }))).status).toBe(200);
    expect([await credit('ada'), await credit('bob')]).toEqual(['37.5', '37.5']);
  });

  it('happens once when it is pressed twice', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => redeem('THIRD00000000003', 'bob@example.test')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await credit('bob')).toBe('75.0');
  });

  it.each([[17], [null], [{ a: 1 }], [['FIRST00000000001']]])('finds no card for %j', async (code) => {
    expect(await redeem(code, 'ada@example.test')).toMatchObject(refused(404, 'gift_card_not_found'));
  });
});

describe('Who else has to do with a gift card', () => {
  it('does not show personal data to someone with only the code', async () => {
    const personal = {
      recipientName: 'Rita Recipient',
      recipientEmail: 'rita@example.test',
      purchaserName: 'Percy',
      giftMessage: 'For your birthday',
      sendEmailAt: sandbox.clock.now(),
    };
    await sandbox.database
      .updateTable('giftCards')
      .set(personal)
      .where('redemptionCode', '=', 'FOURTH0000000004')
      .execute();
    const nobody = {
      recipient_name: null,
      recipient_email: null,
      purchaser_name: null,
      gift_message: null,
      send_email_at: null,
      filled: false,
    };
    expect(await check('FOURTH0000000004')).toMatchObject({ status: 200, body: { amount: '37.5', ...nobody } });
    expect(await redeem('FOURTH0000000004', 'carol@example.test')).toMatchObject({ status: 200, body: nobody });
  });
});
