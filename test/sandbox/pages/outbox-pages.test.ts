import { describe, expect, it } from 'vitest';
import type { Mail } from '#sandbox/pages/outbox';
import { InMemoryPaymentSessions } from './in-memory-payment-sessions';
import { pageServer } from './page-server';

const mail: Mail = {
  id: 7,
  to: 'ada@example.test',
  subject: 'Sign in <b>now</b>',
  text: 'Hello\n<script>alert(1)</script>',
  html: '<p><a href="http://localhost:5173/en-US/authenticate?token=abc">Sign in</a></p>',
  links: ['http://localhost:5173/en-US/authenticate?token=abc&stytch_token_type=magic_links', 'javascript:alert(1)'],
  createdAt: new Date('2026-11-21T09:05:00.000Z'),
};

describe('Outbox', () => {
  it('lists mails in the order given, each with a page of its own', async () => {
    const app = await pageServer(new InMemoryPaymentSessions(), [mail, { ...mail, id: 6, subject: 'Older' }]);
    const { body } = await app.inject('/outbox');
    expect([...body.matchAll(/href="\/outbox\/(\d+)"/g)].map(([, id]) => id)).toEqual(['7', '6']);
    expect(body).toContain('Sign in &lt;b&gt;now&lt;/b&gt;');
    expect(body).toContain('2026-11-21 09:05 UTC');
  });

  it('gives instructions when it is empty', async () => {
    expect((await (await pageServer()).inject('/outbox')).body).toContain('No mail yet.');
  });

  it('shows text and links of a mail, and makes links of web addresses only', async () => {
    const { body } = await (await pageServer(new InMemoryPaymentSessions(), [mail])).inject('/outbox/7');
    expect(body).toContain(
      'href="http://localhost:5173/en-US/authenticate?token=abc&amp;stytch_token_type=magic_links"',
    );
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toContain('<script>');
    expect(body).not.toContain('href="javascript:');
  });

  it('shows how a mail looks in a frame that can run nothing', async () => {
    const app = await pageServer(new InMemoryPaymentSessions(), [mail]);
    expect((await app.inject('/outbox/7')).body).toContain('src="/outbox/7/html"');
    const frame = await app.inject('/outbox/7/html');
    expect(frame.body).toContain(mail.html);
    expect(frame.headers['content-security-policy']).toContain("default-src 'none'");
    expect(frame.headers['content-security-policy']).toContain('sandbox allow-top-navigation-by-user-activation');
  });

  it.each(['/outbox/8', '/outbox/8/html', '/outbox/x', '/outbox/99999999999'])('has nothing at %s', async (path) => {
    expect((await (await pageServer(new InMemoryPaymentSessions(), [mail])).inject(path)).statusCode).toBe(404);
  });
});

describe('Index of the sandbox', () => {
  it('describes itself and where things are', async () => {
    const { body } = await (await pageServer()).inject('/');
    for (const text of [
      'on your own machine',
      'href="http://localhost:5173"',
      'href="/outbox"',
      '/_control/faults',
      '/_control/clock',
      'ada@example.test',
      'Is a &lt;member&gt; of the club',
    ])
      expect(body).toContain(text);
    for (const told of ['ABCDEFGH12345678', '$50 to spend', '12 cans in the cart: 5 % off wine and packs'])
      expect(body).toContain(told);
  });
});
