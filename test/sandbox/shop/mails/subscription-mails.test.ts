import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import type { Mail } from '#sandbox/shop/outbox';
import { fresno, goodCard } from '#test/sandbox/support/guest-shopper';
import { mailsTo } from '#test/sandbox/support/mails';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { errorsOf, monthly, Subscriber } from '#test/sandbox/support/subscriber';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

const failingCard = { ...goodCard, number: '4000000000000341' };
const storefront = 'http://localhost:5173/en-US';

const box = [
  { sku: 'GAMAY-01', quantity: 4 },
  { sku: 'CHENIN-02', quantity: 8 },
];

/** A member of the club on a sandbox of their own. */
class Member {
  private seen = 0;

  private constructor(
    readonly sandbox: TestSandbox,
    readonly subscriber: Subscriber,
    readonly id: number,
  ) {}

  static async join(sandbox: TestSandbox, card: object = goodCard, lines = box): Promise<Member> {
    const subscriber = new Subscriber(sandbox, 'key-ada');
    await subscriber.pay(await subscriber.fill(lines, monthly), card);
    const member = new Member(sandbox, subscriber, (await subscriber.subscriptions()).at(-1)!.id);
    await member.newMails();
    return member;
  }

  /** The mails since the last look. */
  async newMails(): Promise<readonly Mail[]> {
    const mails = await mailsTo(this.sandbox, 'ada@example.test');
    const more = mails.slice(this.seen);
    this.seen = mails.length;
    return more;
  }

  /** The one mail since the last look. */
  async newMail(): Promise<Mail> {
    const mails = await this.newMails();
    expect(mails.map(({ subject }) => subject)).toHaveLength(1);
    return mails[0]!;
  }

  async act(action: string, body?: object): Promise<number> {
    return (await this.subscriber.act(this.id, action, body)).status;
  }

  async update(subscription: object): Promise<number> {
    return (await this.subscriber.update(this.id, subscription)).status;
  }

  to(day: string): Promise<unknown> {
    return new ShopClient(this.sandbox).must('POST', '/_control/clock', { now: `${day}T15:00:00.000Z` });
  }

  get manageLink(): string {
    return `${storefront}/account/subscriptions/${this.id}/`;
  }
}

function config(more: object = {}): typeof ringpullConfig {
  const customers = [{ subject: 'ada', email: 'ada@example.test', bearer: 'key-ada' }];
  const variants = ringpullConfig.variants.map((variant) => ({ ...variant, stock: 5000 }));
  return { ...ringpullConfig, variants, customers, ...more };
}

describe('Mails about a change of a subscription (spec §4 Subscription actions)', () => {
  let sandbox: TestSandbox;
  let member: Member;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ config: config() });
    member = await Member.join(sandbox);
  });
  afterAll(() => sandbox.close());

  it('confirm a skipped delivery with the next charge; a refused skip sends nothing', async () => {
    expect([await member.act('skip'), await member.act('skip')]).toEqual([200, 422]);
    const { subject, text, links } = await member.newMail();
    expect(subject).toBe('Your delivery on December 20, 2026 is skipped');
    expect(text).toContain('Nothing ships and nothing is charged for December 20, 2026.');
    expect(text).toContain('Each charge: $105.21\n');
    expect(text).toContain('Next charge: January 20, 2027, to Visa ending in 1111.');
    expect(links).toEqual([member.manageLink]);
  });

  it('confirm another size with its cans, the discount and the price, once', async () => {
    const { line_items: lines } = await member.subscriber.read(member.id);
    const boxOf = (times: number) => ({
      line_items_attributes: lines.map(({ id, quantity }) => ({ id, quantity: quantity * times })),
    });
    expect([await member.update(boxOf(2)), await member.update(boxOf(2))]).toEqual([200, 200]);
    const { subject, text } = await member.newMail();
    await member.update(boxOf(1));
    expect((await member.newMail()).subject).toBe('Your club box now has 12 cans');
    expect(subject).toBe('Your club box now has 24 cans');
    expect(text).toContain('- 8 × Night Bus');
    expect(text).toContain('Your member discount in the shop is 20%.');
    expect(text).toMatch(/Each charge: \$/);
  });

  it('confirm other cans with their price, once', async () => {
    const [gamay] = (await member.subscriber.read(member.id)).line_items;
    const change = { line_items_attributes: [{ id: gamay!.id, sku: 'PINOT-01' }] };
    expect([await member.update(change), await member.update(change)]).toEqual([200, 200]);
    const { subject, text } = await member.newMail();
    expect(subject).toBe('The cans in your club box have changed');
    expect(text).toContain('- 4 × Second Cousin Pinot Noir');
    expect(text).toContain('- 8 × Small Talk Chenin Blanc');
    expect(text).not.toContain('Night Bus');
    expect(text).toMatch(/Each charge: \$112\.98\n/);
  });

  it.each([
    [{ interval_length: 2 }, 'Your club box now comes every 2 months', 'It comes every 2 months now.'],
    [
      { actionable_date: '2027-02-01' },
      'Your next delivery is on February 1, 2027',
      'The next delivery is on February 1, 2027.',
    ],
    [
      { ship_address_attributes: { ...fresno, address1: '2 Other St' } },
      'Your club box ships to another address',
      'Ships to: Ada Example, 2 Other St, Fresno, CA 93650',
    ],
    [{ end_date: '2027-12-31' }, 'The last day of your club box has changed', 'It ends on December 31, 2027.'],
    [{ end_date: null, interval_length: 1 }, 'Your club box has changed', 'It goes on until you cancel it.'],
  ])('confirm %j once', async (change, subject, sentence) => {
    expect([await member.update(change), await member.update(change)]).toEqual([200, 200]);
    const mail = await member.newMail();
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(sentence);
    expect(mail.text).toContain('Next charge: ');
  });

  it('confirm another card', async () => {
    const cart = await member.subscriber.client.must('POST', '/api/orders', {
      order: { line_items_attributes: [{ sku: 'TUMBLER-01', quantity: 1 }] },
    });
    await member.subscriber.pay(cart, { ...goodCard, number: '5500000000000004' });
    await member.newMails();
    const { wallet_payment_sources: wallet } = await member.subscriber.client.must<{
      wallet_payment_sources: readonly { id: number; payment_source: { last_digits: string } }[];
    }>('GET', '/api/wallet_payment_sources');
    const source = wallet.find(({ payment_source: card }) => card.last_digits === '0004')!.id;
    expect(await member.update({ payment_source_attributes: { wallet_payment_source_id: source } })).toBe(200);
    const { subject, text } = await member.newMail();
    expect(subject).toBe('Your club box is paid with another card');
    expect(text).toContain('Paid with: Mastercard ending in 0004');
  });

  it('send nothing for refused calls and unchanged subscriptions', async () => {
    expect(await member.update({ line_items_attributes: [{ sku: 'GAMAY-01', quantity: 1 }] })).toBe(422);
    expect(await member.update({ actionable_date: '2027-02-01', interval_length: 1 })).toBe(200);
    expect(await member.act('resume')).toBe(200);
    expect(await member.newMails()).toEqual([]);
  });

  it('confirm a pause and the fate of the discount, once', async () => {
    expect([await member.act('pause'), await member.act('pause')]).toEqual([200, 200]);
    const { subject, text, links } = await member.newMail();
    expect(subject).toBe('Your club box is paused');
    for (const sentence of [
      'Nothing ships and nothing is charged until you resume it.',
      'Your member discount is paused too.',
      'Next charge: None until you resume it.',
    ])
      expect(text).toContain(sentence);
    expect(links).toEqual([member.manageLink]);
  });

  it('confirm that it resumes with the next charge, once', async () => {
    const day = { actionable_date: '2027-01-10' };
    expect([await member.act('resume', day), await member.act('resume', day)]).toEqual([200, 200]);
    const { subject, text } = await member.newMail();
    expect(subject).toBe('Your club box is active again');
    expect(text).toContain('Your member discount in the shop is 10%.');
    expect(text).toContain('Next charge: January 10, 2027, to Mastercard ending in 0004.');
  });

  it('say until when it is paused', async () => {
    await member.act('pause', { actionable_date: '2027-03-01' });
    const { text } = await member.newMail();
    expect(text).toContain('Nothing ships and nothing is charged before March 1, 2027.');
    expect(text).toContain('Next charge: March 1, 2027');
  });

  it('confirm that it is canceled: the remaining deliveries, and until when the discount counts, once', async () => {
    expect([await member.act('cancel'), await member.act('cancel')]).toEqual([200, 422]);
    const { subject, text, links } = await member.newMail();
    expect(subject).toBe('Your club box is canceled');
    for (const sentence of [
      'Nothing more ships and nothing more is charged. Orders that you have already placed still arrive.',
      'Your member discount ended today.',
    ])
      expect(text).toContain(sentence);
    expect(text).not.toContain('renews');
    expect(links).toEqual([`${storefront}/can-club/`]);
    expect(errorsOf(await member.subscriber.update(member.id, { interval_length: 3 }))).toMatchObject([422, {}]);
    expect(await member.newMails()).toEqual([]);
  });

  it('say nothing of a member discount where the box has another size than a club', async () => {
    const few = await Member.join(sandbox, goodCard, [{ sku: 'GAMAY-01', quantity: 5 }]);
    const mails = await mailsTo(sandbox, 'ada@example.test');
    expect(mails.at(-1)).toMatchObject({
      subject: 'Your club box has started',
      text: expect.stringContaining('so it gets none.') as string,
    });
    expect(mails.at(-2)!.text).toContain('Club box, 5 cans, every month: $42.50\n  5 × Night Bus Gamay\n');
    await few.act('cancel');
    const { subject, text } = await few.newMail();
    expect(subject).toBe('Your club box is canceled');
    expect(text).not.toContain('discount');
  });
});

describe('Mails about the end of a subscription that is too close to a delivery to stop it', () => {
  it('name the last charge, and the last delivery says that it was the last', async () => {
    const sandbox = await startTestSandbox({ config: config({ cancellationNoticeDays: 40 }) });
    const member = await Member.join(sandbox);
    await member.act('cancel');
    const { subject, text } = await member.newMail();
    expect(subject).toBe('Your club box ends after one more delivery');
    expect(text).toContain('One more delivery ships on December 20, 2026, because it is too close to stop.');
    expect(text).toContain('We charge $105.21 for it.');
    expect(text).toContain('for other orders it ended today.');
    expect(text).toContain('Last charge: $105.21');
    await member.to('2026-12-19');
    expect((await member.newMails()).map(({ subject: told }) => told)).toEqual([
      'Your last club box ships on December 20, 2026',
      'Your last club box ships on December 20, 2026',
    ]);
    await member.to('2026-12-20');
    const [order] = await member.subscriber.orders();
    expect(order!.total).toBe('105.21');
    expect((await member.newMail()).text).toContain('It was the last one: your club box has ended');
    await sandbox.close();
  });
});

describe('Mails about a subscription with an end date (spec §3 Subscription)', () => {
  it('name it in the terms, and the last delivery says that it was the last', async () => {
    const sandbox = await startTestSandbox({ config: config() });
    const member = await Member.join(sandbox);
    await member.update({ end_date: '2027-01-05' });
    expect((await member.newMail()).text).toContain(
      'How often: Every month, until January 5, 2027. Then it ends by itself.',
    );
    await member.to('2026-12-19');
    await member.newMails();
    await member.to('2026-12-20');
    expect((await member.newMail()).text).toContain('It was the last one: your club box has ended');
    await sandbox.close();
  });

  it('say that nothing comes when it ends before the next delivery', async () => {
    const sandbox = await startTestSandbox({ config: config() });
    const member = await Member.join(sandbox);
    await member.update({ end_date: '2026-12-05' });
    expect((await member.newMail()).text).toContain('Next charge: None. It ends by itself on December 5, 2026.');
    await sandbox.close();
  });
});

describe('Mails about a delivery that cannot be made', () => {
  it('name the amount, the card, the day of the next try, and the way to mend it', async () => {
    const sandbox = await startTestSandbox({ config: config() });
    const member = await Member.join(sandbox, failingCard);
    await member.to('2026-12-19');
    await member.newMails();
    await member.to('2026-12-20');
    const first = await member.newMail();
    expect(first.subject).toBe('Payment for your delivery failed');
    for (const sentence of [
      'We could not charge $105.21 to Visa ending in 0341, so your club box has not shipped.',
      'We try again on December 21, 2026. If that fails, we try every day until December 22, 2026.',
      'Choose another card, or add one, and your box goes out at once.',
    ])
      expect(first.text).toContain(sentence);
    expect(first.links).toEqual([member.manageLink]);
    await member.to('2026-12-30');
    const [second, third, ...more] = await member.newMails();
    expect(more).toEqual([]);
    expect(second!.text).toContain('We try again on December 22, 2026. That is the last try.');
    expect(third!.text).toContain(
      'We have tried 3 times and do not try again until we have another card, or you skip this delivery.',
    );
    await sandbox.close();
  });

  it('list sold-out cans once', async () => {
    const sandbox = await startTestSandbox({ config: config() });
    const member = await Member.join(sandbox);
    await sandbox.database.updateTable('variants').set({ countOnHand: 3 }).where('sku', '=', 'GAMAY-01').execute();
    await member.to('2026-12-19');
    await member.newMails();
    await member.to('2026-12-24');
    const { subject, text, links } = await member.newMail();
    expect(subject).toBe('Your delivery is delayed');
    expect(text).toContain('Nothing is charged now. We try again every day until it is back.');
    expect(links).toEqual([`${storefront}/account/club/customize/${member.id}/`]);
    await sandbox.close();
  });
});
