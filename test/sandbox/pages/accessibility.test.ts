import { describe, expect, it } from 'vitest';
import type { Mail } from '#sandbox/pages/outbox';
import { styles } from '#sandbox/pages/styles';
import { composeMail } from '#sandbox/shop/mails/compose-mail';
import { action, paragraph } from '#sandbox/shop/mails/mail-content';
import { pageViolations } from '#test/sandbox/support/page-violations';
import { contrast } from '#test/support/contrast';
import { InMemoryPaymentSessions } from './in-memory-payment-sessions';
import { pageServer } from './page-server';

const mail: Mail = {
  id: 1,
  to: 'ada@example.test',
  subject: 'Your order',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
  links: ['http://localhost:5173/'],
  createdAt: new Date('2026-11-21T09:05:00.000Z'),
};
const asking = { do: 'pay', form: '1', number: '4000002500003155', expiry: '04/31', cvc: '123', name: 'Ada' };

async function body(
  path: string,
  sessions = new InMemoryPaymentSessions(),
  form?: Record<string, string>,
): Promise<string> {
  const app = await pageServer(sessions, [mail]);
  if (!form) return (await app.inject(path)).body;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await app.inject({ method: 'POST', url: path, headers, payload: new URLSearchParams(form).toString() })).body;
}

/** A mail with every kind of block. */
const composed = composeMail({ name: 'Ringpull', contactEmail: 'hello@ringpull.example' }, 'ada@example.test', {
  subject: 'Your order R123',
  blocks: [
    paragraph('Thank you.'),
    { kind: 'list', title: 'In your box', items: ['12 × Night Bus Gamay'] },
    { kind: 'amounts', rows: [{ label: 'Total', details: ['12 cans'], amount: '$90.00', isTotal: true }] },
    { kind: 'facts', rows: [['Ships to', 'Ada\nFresno']] },
    { kind: 'quote', text: 'Cheers' },
    { kind: 'panel', title: 'Your terms', blocks: [action('Manage', 'https://shop.example/')] },
  ],
});

describe('Accessibility of the sandbox’s pages', () => {
  it.each([
    ['the payment page', () => body('/pay/cs_1')],
    ['its errors', () => body('/pay/cs_1', new InMemoryPaymentSessions(), { do: 'pay' })],
    [
      'a declined card',
      () => body('/pay/cs_1', new InMemoryPaymentSessions(), { ...asking, number: '4111111111111112' }),
    ],
    ['a confirmation', () => body('/pay/cs_1', new InMemoryPaymentSessions(), asking)],
    ['a paid order', () => body('/pay/cs_1', new InMemoryPaymentSessions({ state: 'paid' }))],
    ['an unknown page', () => body('/pay/cs_2')],
    ['the outbox', () => body('/outbox')],
    ['a mail', () => body('/outbox/1')],
    ['what a mail looks like', () => Promise.resolve(composed.html)],
    ['the index', () => body('/')],
  ])('has nothing against %s', async (_, page) => {
    expect(await pageViolations(await page())).toEqual([]);
  });

  it('would have something against a field without a label', async () => {
    const page = (await body('/pay/cs_1')).replace('<label for="number">Card number</label>', '');
    expect((await pageViolations(page)).join()).toContain('label');
  });
});

describe('Contrast of the sandbox’s pages', () => {
  const color = (name: string): string => new RegExp(`--${name}: (#[0-9A-F]{6})`).exec(styles)![1]!;

  it.each([
    ['ink', 'paper'],
    ['ink', 'card'],
    ['soft', 'paper'],
    ['soft', 'card'],
    ['accent', 'paper'],
    ['accent', 'card'],
  ])('lets %s be read on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThan(4.5);
  });

  it('lets white be read on buttons', () => {
    expect(contrast('#FFFFFF', color('accent'))).toBeGreaterThan(4.5);
  });
});
