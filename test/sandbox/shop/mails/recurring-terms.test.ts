import { beforeAll, describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { fresno } from '#test/sandbox/support/guest-shopper';
import { mailsTo, newestMailTo, subjectsTo } from '#test/sandbox/support/mails';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { monthly, Subscriber } from '#test/sandbox/support/subscriber';

type Lines = readonly { readonly sku: string; readonly quantity: number }[];

const portland = { ...fresno, city: 'Portland', zipcode: '97201', state_name: 'OR' };
const box: Lines = [
  { sku: 'GAMAY-01', quantity: 4 },
  { sku: 'CHENIN-02', quantity: 8 },
];
const doubleBox: Lines = box.map(({ sku, quantity }) => ({ sku, quantity: quantity * 2 }));

/** A subscription each, all of which are delivered on December 20, 2026. */
const subscriptions: readonly (readonly [name: string, lines: Lines, address: object])[] = [
  ['box', box, fresno],
  ['double', doubleBox, fresno],
  ['untaxed', box, portland],
  ['few', [{ sku: 'GAMAY-01', quantity: 5 }], fresno],
  ['extras', box, fresno],
];
const names = [...subscriptions.map(([name]) => name), 'again'];

const customers = names.map((name) => ({ subject: name, email: `${name}@example.test`, bearer: `key-${name}` }));
const variants = ringpullConfig.variants.map((variant) => ({ ...variant, stock: 5000 }));
const sandbox = sharedSandbox({ config: { ...ringpullConfig, variants, customers } });

const subscriber = (name: string): Subscriber => new Subscriber(sandbox, `key-${name}`);
const mailTo = (name: string) => newestMailTo(sandbox, `${name}@example.test`);
const to = (day: string): Promise<unknown> =>
  new ShopClient(sandbox).must('POST', '/_control/clock', { now: `${day}T15:00:00.000Z` });

/** The amount that a mail names, such as "114.92". */
function amountIn(text: string, label: string): string {
  return new RegExp(`^${label}: \\$([\\d,.]+)$`, 'm').exec(text)?.[1] ?? `no ${label}`;
}

describe('Terms of a subscription in the mails (spec §3 Subscription; California Business and Professions Code, 17602)', () => {
  it('stand in the confirmation and in the welcome to the club: amount, frequency, day, how to stop, where to ask', async () => {
    const ada = subscriber('again');
    const order = await ada.pay(await ada.fill(box));
    const { id } = (await ada.subscriptions())[0]!;
    const mails = await mailsTo(sandbox, 'again@example.test');
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${order.number}`, 'Welcome to the can club']);
    for (const { text, links } of mails) {
      for (const term of [
        'Your club box renews automatically',
        'Each charge: $105.21\n  $88.20 for the cans at the member price\n  $9.95 shipping\n  $7.06 tax',
        'Next charge: December 20, 2026, to Visa ending in 1111.',
        'How often: Every month. It renews until you cancel it.',
        'How to stop: Skip, pause or cancel in your account any time before December 20, 2026. There is no fee. Or write to hello@ringpull.example.',
        'We send a reminder with the amount before each charge.',
      ])
        expect(text).toContain(term);
      expect(links).toContain(`http://localhost:5173/en-US/account/subscriptions/${id}/`);
    }
    expect(mails[1]!.text).toContain('you get 10% off every can and pack');
  });

  it('show the box as one thing, with its cans inside', async () => {
    const [confirmation] = await mailsTo(sandbox, 'again@example.test');
    expect(confirmation!.text).toMatch(
      /^Club box, 12 cans, every month: \$98\.00\n {2}4 × Night Bus Gamay\n {2}8 × Small Talk Chenin Blanc\n\nSubtotal: \$98\.00\nCan club, 12 cans \(10% off\): -\$9\.80\n/m,
    );
  });

  it('are sent once, however often the order is completed', async () => {
    const before = await subjectsTo(sandbox, 'again@example.test');
    const [order] = await subscriber('again').orders();
    await subscriber('again').client.must('PUT', `/api/checkouts/${order!.number}/finalize`);
    expect(await subjectsTo(sandbox, 'again@example.test')).toEqual(before);
  });
});

describe('The amount in the terms', () => {
  const promised = new Map<string, string>();
  beforeAll(async () => {
    for (const [name, lines, address] of subscriptions) {
      const customer = subscriber(name);
      await customer.pay(await customer.fill(lines, monthly), undefined, address);
      if (name === 'extras') {
        const { id } = (await customer.subscriptions())[0]!;
        const extras = [{ sku: 'GLASS-SET-2', quantity: 1, one_time: true }];
        expect((await customer.update(id, { line_items_attributes: extras })).status).toBe(200);
      }
      const { text } = await mailTo(name);
      promised.set(name, amountIn(text, name === 'extras' ? 'Next charge' : 'Each charge'));
    }
    await to('2026-12-20');
  });

  it.each(subscriptions)('is the charge of the next delivery: %s', async (name) => {
    const [delivery] = await subscriber(name).orders();
    expect(delivery!.completed_at).toBe('2026-12-20T10:00:00.000Z');
    expect(Number(delivery!.total).toFixed(2)).toBe(promised.get(name));
  });

  it('is named again with each delivery, and by the reminder before it', async () => {
    expect(amountIn((await mailTo('box')).text, 'Each charge')).toBe(promised.get('box'));
    await to('2027-01-06');
    const reminder = await mailTo('box');
    expect(reminder.subject).toBe('Your next club box ships on January 20, 2027');
    expect(reminder.text).toContain(`On January 20, 2027 we charge $${promised.get('box')} to Visa ending in 1111`);
  });

  it('does without the extras after the delivery that held them', async () => {
    const { text } = (await mailsTo(sandbox, 'extras@example.test')).find(({ subject }) => subject.includes('cans'))!;
    expect(text).toContain('1 × Short Pour Glasses, this time only');
    const later = amountIn(text, 'Each charge after that');
    expect(later).toBe(promised.get('box'));
    await to('2027-01-20');
    const [delivery] = await subscriber('extras').orders();
    expect(Number(delivery!.total).toFixed(2)).toBe(later);
  });

  it('keeps the box together in the mail about a delivery', async () => {
    const first = (await mailsTo(sandbox, 'extras@example.test')).find(({ text }) => text.includes('a delivery of'))!;
    expect(first.text).toContain(
      'Club box, 12 cans, every month: $98.00\n  4 × Night Bus Gamay\n  8 × Small Talk Chenin Blanc\n1 × Short Pour Glasses: $28.00',
    );
  });
});
