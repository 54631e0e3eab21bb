import { describe, expect, it } from 'vitest';
import { composeMail } from '#sandbox/shop/mails/compose-mail';
import type { MailBlock } from '#sandbox/shop/mails/mail-content';
import { action, paragraph } from '#sandbox/shop/mails/mail-content';

const hostile = '<script>"&\'';
const escaped = '&lt;script&gt;&quot;&amp;&#39;';
const sender = { name: 'Ringpull', contactEmail: 'hello@ringpull.example' };

function compose(...blocks: readonly MailBlock[]) {
  return composeMail(sender, 'ada@example.test', { subject: 'Hello', blocks });
}

describe('A composed mail', () => {
  it.each<MailBlock>([
    paragraph(hostile),
    { kind: 'list', title: hostile, items: [hostile] },
    { kind: 'amounts', rows: [{ label: hostile, details: [hostile], amount: hostile }] },
    { kind: 'facts', rows: [[hostile, hostile]] },
    { kind: 'quote', text: hostile },
    action(hostile, `https://shop.example/${hostile}`),
    { kind: 'panel', title: hostile, blocks: [paragraph(hostile)] },
  ])('escapes whatever is in it: $kind', (block) => {
    const { html, text } = compose(block);
    expect(html).not.toContain('<script>');
    expect(html).toContain(escaped);
    expect(text).toContain(hostile);
  });

  it('lists the links of its buttons once, also those in a panel', () => {
    const button = action('Open', 'https://shop.example/a/');
    const panel: MailBlock = { kind: 'panel', title: 'Terms', blocks: [action('Other', 'https://shop.example/b/')] };
    expect(compose(button, button, panel).links).toEqual(['https://shop.example/a/', 'https://shop.example/b/']);
  });

  it('has a dark color beside each light one, but for the button (spec §2 Page shell)', () => {
    const { html } = compose(
      { kind: 'quote', text: 'Cheers' },
      { kind: 'amounts', rows: [{ label: 'Box', details: ['12 cans'], amount: '$90.00', isTotal: true }] },
      { kind: 'facts', rows: [['Ships to', 'Fresno']] },
      { kind: 'panel', title: 'Terms', blocks: [action('Open', 'https://shop.example/a/')] },
    );
    const dark = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
    const colored = [...html.matchAll(/<(\w+)([^>]*)style="[^"]*#[0-9A-F]{6}[^"]*"/g)];
    const missing = colored.filter(([, , attributes = '']) => {
      const names = /class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [];
      return !names.some((name) => dark.includes(`.${name}`));
    });
    expect(missing.map(([tag]) => tag).filter((tag) => !tag.includes('border-radius:999px'))).toEqual([]);
    expect(dark).toContain('prefers-color-scheme: dark');
  });

  it('has the same content in text as in HTML, a link on a line of its own', () => {
    const { text } = compose(
      paragraph('Good news.'),
      { kind: 'amounts', rows: [{ label: 'Box', details: ['12 cans'], amount: '$90.00' }] },
      { kind: 'facts', rows: [['Ships to', 'Ada\nFresno']] },
      action('Open', 'https://shop.example/a/'),
    );
    expect(text).toBe(
      [
        'Good news.',
        'Box: $90.00\n  12 cans',
        'Ships to: Ada, Fresno',
        'Open:\nhttps://shop.example/a/',
        'Ringpull\nQuestions? Write to hello@ringpull.example.',
      ].join('\n\n'),
    );
  });
});
