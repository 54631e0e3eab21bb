import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { SmtpSender } from '#src/plugins/mail/mail-sender';
import { renderMail } from '#src/plugins/mail/render-mail';
import { brand } from '#test/support/brand';
import { SmtpStandIn } from './smtp-stand-in';

const standIn = new SmtpStandIn();
before(() => standIn.start());
after(() => standIn.stop());

const mailbox = { name: '', address: 'hello@ringpull.example' };

const mail = renderMail(brand, {
  to: 'ada@example.test',
  subject: 'Your order R1',
  blocks: [{ kind: 'paragraph', text: 'We have received <your> order.' }],
});

describe('A mail in a client with dark pages', () => {
  it('has a dark color beside each light one, but for the button', () => {
    const { html } = renderMail(brand, {
      to: 'ada@example.test',
      subject: 'Your order R1',
      blocks: [
        { kind: 'quote', text: 'Cheers' },
        { kind: 'amounts', rows: [{ label: 'Box', details: ['12 cans'], amount: '$90.00', isTotal: true }] },
        { kind: 'facts', rows: [['Ships to', ['Fresno']]] },
        { kind: 'action', label: 'Open', url: 'https://shop.test/a/' },
      ],
    });
    const dark = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
    assert.match(dark, /prefers-color-scheme: dark/);
    const colored = [...html.matchAll(/<(\w+)([^>]*)style="[^"]*#[0-9A-Fa-f]{6}[^"]*"/g)];
    const missing = colored.filter(([, , attributes = '']) => {
      const names = /class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [];
      return !names.some((name) => dark.includes(`.${name}`));
    });
    assert.deepEqual(
      missing.map(([tag]) => tag).filter((tag) => !tag.includes('border-radius:999px')),
      [],
    );
  });
});

describe('A mail over SMTP', () => {
  it('reaches its address, as text and as HTML, from the shop', async () => {
    await new SmtpSender(standIn.url, { name: 'Ringpull', address: 'hello@ringpull.example' }).send(
      'order-confirmed/R1',
      mail,
    );
    const [{ recipients, data } = { recipients: [], data: '' }] = standIn.deliveries;
    assert.deepEqual(recipients, ['ada@example.test']);
    assert.match(data, /^From: Ringpull <hello@ringpull\.example>/m);
    assert.match(data, /^Subject: Your order R1/m);
    assert.match(data, /Content-Type: text\/plain[\s\S]*We have received <your> order\./);
    assert.match(data, /Content-Type: text\/html[\s\S]*We have received &lt;your&gt; order\./);
  });

  it('keeps its id when it goes out again, and shares it with no other', async () => {
    const sender = new SmtpSender(standIn.url, mailbox);
    const before = standIn.deliveries.length;
    for (const key of ['order-confirmed/R2', 'order-confirmed/R2', 'order-confirmed/R3']) await sender.send(key, mail);
    const ids = standIn.deliveries
      .slice(before)
      .map(({ data }) => /^Message-ID: (<\w+@ringpull\.example>)/m.exec(data)?.[1]);
    assert.ok(ids[0]);
    assert.equal(ids[1], ids[0]);
    assert.notEqual(ids[2], ids[0]);
  });

  it('is text alone where it has no HTML, and has one place for answers, whatever an address or a subject holds', async () => {
    const before = standIn.deliveries.length;
    const hostile = renderMail(brand, {
      to: 'help@invented.test',
      subject: 'Question\r\nBcc: first@evil.test',
      replyTo: 'ada@example.test\r\nBcc: second@evil.test',
      isPlain: true,
      blocks: [{ kind: 'quote', text: 'Bcc: third@evil.test\r\n.\r\n<b>Hello</b>' }],
    });
    await new SmtpSender(standIn.url, mailbox).send('contact-message/1', hostile);
    const [{ recipients, data } = { recipients: [], data: '' }, ...more] = standIn.deliveries.slice(before);
    const [headers = ''] = data.split('\r\n\r\n');
    assert.deepEqual([recipients, more], [['help@invented.test'], []]);
    assert.doesNotMatch(headers, /^Bcc/im);
    assert.match(headers, /^Content-Type: text\/plain/m);
    assert.doesNotMatch(data, /text\/html/);
  });

  it('lets a mailbox take its owner off the list with one press (RFC 8058)', async () => {
    const before = standIn.deliveries.length;
    const url = 'https://engine.shop.example/api/mailing_lists/links/unsubscriptions/token';
    await new SmtpSender(standIn.url, mailbox).send('mailing-list/1', {
      ...mail,
      unsubscribeUrl: url,
    });
    const { data } = standIn.deliveries[before]!;
    const unfolded = data.replace(/\r\n\s+/g, ' ');
    assert.ok(unfolded.includes(`List-Unsubscribe: <${url}>`));
    assert.match(data, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  });

  it('is marked as automatic, so that no vacation note answers it (RFC 3834)', async () => {
    const before = standIn.deliveries.length;
    await new SmtpSender(standIn.url, mailbox).send('order-confirmed/R4', mail);
    assert.match(standIn.deliveries[before]!.data, /^Auto-Submitted: auto-generated/m);
  });

  it('goes to no server of another machine that offers no encryption', async () => {
    // An address of this machine that the sender takes for another one's.
    const elsewhere = new SmtpStandIn();
    await elsewhere.start('127.0.0.2');
    try {
      await assert.rejects(new SmtpSender(elsewhere.url, mailbox).send('order-confirmed/R5', mail), /STARTTLS/i);
      assert.deepEqual(elsewhere.deliveries, []);
    } finally {
      await elsewhere.stop();
    }
  });

  it('is told as a failure when no server takes it', async () => {
    await assert.rejects(new SmtpSender('smtp://127.0.0.1:1', mailbox).send('nobody', mail), /ECONNREFUSED/);
  });
});
