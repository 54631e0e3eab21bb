import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import type { Mail } from '#sandbox/shop/outbox';
import { listMails } from '#sandbox/shop/outbox';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';

const customers = [
  {
    subject: 'ada',
    email: 'ada@example.test',
    bearer: 'key-ada',
    storeCredits: [{ amountCents: 2000, memo: null }],
  },
];
const sandbox = sharedSandbox({ config: { ...ringpullConfig, customers } });

async function mailAbout({ number }: GuestShopper): Promise<Mail> {
  const mails = (await listMails(sandbox.database)).filter(({ subject }) => subject === `Your order ${number}`);
  expect(mails).toHaveLength(1);
  return mails[0]!;
}

/** The rows of the mail about an order, label and cents, as somebody reads them who adds them up. */
async function rowsOf(shopper: GuestShopper): Promise<readonly (readonly [string, number])[]> {
  const { text } = await mailAbout(shopper);
  return [...text.matchAll(/^(.+): (-?)\$([\d,]+)(?:\.(\d\d))?$/gm)].map(
    ([, label = '', sign, whole = '', fraction = '0']) => {
      const size = Number(whole.replaceAll(',', '')) * 100 + Number(fraction);
      return [label, sign === '-' ? -size : size];
    },
  );
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('The mail that confirms an order (spec §3 Order)', () => {
  it.each([
    ['a promotion on the lines', [{ sku: 'GAMAY-01', quantity: 12 }], undefined, ['Full case (5% off)']],
    [
      'a code on the order',
      [
        { sku: 'GAMAY-01', quantity: 7 },
        { sku: 'TUMBLER-01', quantity: 1 },
      ],
      'WELCOME10',
      ['Code WELCOME10'],
    ],
    ['two reasons', [{ sku: 'GAMAY-01', quantity: 12 }], 'WELCOME10', ['Code WELCOME10', 'Full case (5% off)']],
    ['no discount', [{ sku: 'TUMBLER-01', quantity: 1 }], undefined, []],
  ])(
    'adds up: lines to the subtotal, and that with the rest to the total, with %s',
    async (_case, lines, code, discounts) => {
      const shopper = await GuestShopper.with(sandbox, lines);
      if (code !== undefined) expect((await shopper.coupon(code)).status).toBe(200);
      const { total } = await shopper.buy();
      const rows = await rowsOf(shopper);
      const labels = rows.map(([label]) => label);
      expect(labels.slice(lines.length)).toEqual(['Subtotal', ...discounts, 'Shipping', 'Tax', 'Total']);
      const amounts = rows.map(([, amount]) => amount);
      const [subtotal, ...below] = amounts.slice(lines.length);
      expect(sum(amounts.slice(0, lines.length))).toBe(subtotal);
      expect(below.at(-1)).toBe(Math.round(Number(total) * 100));
      expect(subtotal! + sum(below.slice(0, -1))).toBe(below.at(-1));
    },
  );

  it('shows whole discounts without decimals (spec §9 Currency and locale)', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 7 }]);
    await shopper.coupon('WELCOME10');
    await shopper.buy();
    expect((await mailAbout(shopper)).text).toContain('Code WELCOME10: -$10\n');
  });

  it('says how it was paid, where it goes, who signs, and links to the order', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 1 }]);
    const { id } = await shopper.buy();
    const mail = await mailAbout(shopper);
    expect(mail.to).toBe('guest@example.test');
    for (const line of [
      'Paid with: Visa ending in 1111',
      'Ships to: Ada Example, 1 Invented St, Fresno, CA 93650',
      'Delivery: Standard (three to six business days)',
      'An adult 21 or older must sign for the delivery.',
      'Questions? Write to hello@ringpull.example.',
    ])
      expect(mail.text).toContain(line);
    const address = `http://localhost:5173/en-US/order/confirmation/${shopper.number}/${id}/`;
    expect(mail.links).toEqual([`${address}#token=${shopper.token}`]);
    expect(mail.text).not.toContain('renews');
  });

  it('has the token of the order in the fragment of its link and nowhere else (spec §2 /order/confirmation)', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 1 }]);
    await shopper.buy();
    const { subject, text, html, links } = await mailAbout(shopper);
    const link = new URL(links[0]!);
    expect(link.hash).toBe(`#token=${shopper.token}`);
    expect(link.pathname + link.search).not.toContain(shopper.token);
    for (const part of [subject, text, html])
      expect(part.replaceAll(`#token=${shopper.token}`, '')).not.toContain(shopper.token);
  });

  it('names each payment with its share', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'TUMBLER-01', quantity: 4 }], 'key-ada');
    const path = `/api/gift_cards/${shopper.number}/apply_gift_card`;
    await shopper.client.must('POST', path, { redemption_code: 'RINGPULL50DOLLAR' });
    const { total } = await shopper.buy();
    const { text } = await mailAbout(shopper);
    const rest = `Visa ending in 1111: $${(Number(total) - 70).toFixed(2)}`;
    for (const share of ['Gift card ending in LLAR: $50.00', 'Store credit: $20.00', rest])
      expect(text).toContain(share);
    expect(text).not.toContain('RINGPULL50DOLLAR');
  });

  it('lists the contents of a pack', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'WEEKNIGHT-RED-6', quantity: 1 }]);
    await shopper.mustAdd('MIX-6', 1, {
      parts: [
        { sku: 'CHENIN-02', quantity: 4 },
        { sku: 'GAMAY-01', quantity: 2 },
      ],
    });
    await shopper.buy();
    const { text } = await mailAbout(shopper);
    expect(text).toContain('1 × The Weeknight Red 6 Pack: $54.00\n  2 × Night Bus Gamay\n');
    expect(text).toContain('1 × Your Own 6 Pack: $49.00\n  4 × Small Talk Chenin Blanc\n  2 × Night Bus Gamay\n');
  });

  it('asks for no signature for glasses, but for the wine in a gift set', async () => {
    const glasses = await GuestShopper.with(sandbox, [{ sku: 'GLASS-SET-2', quantity: 1 }]);
    await glasses.buy();
    expect((await mailAbout(glasses)).text).not.toContain('sign');
    const set = await GuestShopper.with(sandbox, [{ sku: 'HOUSEWARMING-SET', quantity: 1 }]);
    await set.buy();
    expect((await mailAbout(set)).text).toContain('must sign for the delivery');
  });

  it('tells for gift cards who gets them and when, without their codes, and nothing of a delivery', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'GIFT-CARD-50', quantity: 2 }]);
    const [card] = (await shopper.order()).line_items[0]!.gift_cards;
    await shopper.client.must('PATCH', `/api/orders/${shopper.number}/gift_cards/bulk_update`, {
      gift_cards: [
        {
          id: card!.id,
          recipient_name: 'Cleo <b>',
          recipient_email: 'cleo@example.test',
          send_email_at: '2026-12-24',
        },
      ],
    });
    const placed = await shopper.buy();
    const { text, html } = await mailAbout(shopper);
    expect(text).toContain('To Cleo <b> (cleo@example.test) by e-mail on December 24, 2026\n  To you by e-mail now');
    expect(html).toContain('To Cleo &lt;b&gt; (cleo@example.test)');
    for (const word of ['Shipping', 'Ships to', 'Delivery', 'sign', 'Tax']) expect(text).not.toContain(word);
    for (const { redemption_code: code } of placed.line_items[0]!.gift_cards) expect(text + html).not.toContain(code);
  });

  it('has the same content in HTML as in text', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 12 }]);
    await shopper.buy();
    const { text, html } = await mailAbout(shopper);
    const shown = html.replace(/<title>.*?<\/title>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    const amounts = text.match(/\$[\d.,]+\d/g);
    expect(amounts).toContain('$102.00');
    for (const amount of amounts!) expect(shown).toContain(amount);
    for (const messages of [
      '12 × Night Bus Gamay',
      'Visa ending in 1111',
      'Fresno, CA 93650',
      'hello@ringpull.example',
    ])
      expect(shown).toContain(messages);
  });
});
