import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { InMemoryPaymentSessions, openSession } from './in-memory-payment-sessions';
import { pageServer } from './page-server';

const { paid, cancelled } = openSession.returnUrls;
const card = { number: '4111 1111 1111 1111', expiry: '04/31', cvc: '987', name: 'Ada Example' };

function submit(app: FastifyInstance, fields: Record<string, string>): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/pay/cs_1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ do: 'pay', form: 'opened-earlier', ...fields }).toString(),
  });
}

/** Returns the fields that a form on the page would send when its first button is pressed. */
function formFields(page: string): Record<string, string> {
  return Object.fromEntries(
    [...page.matchAll(/<input[^>]* name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

describe('Hosted payment page (spec §7 Shop back end, PUT prepare)', () => {
  it('shows goods, order, amount and e-mail, and works without script', async () => {
    const app = await pageServer();
    const page = await app.inject('/pay/cs_1');
    expect(page.statusCode).toBe(200);
    for (const text of [
      '2 × Night Bus Gamay, 1 × Hose Water',
      'R945892842',
      '$4,008.19',
      'ada@example.test',
      '<form method="post" action="/pay/cs_1"',
    ])
      expect(page.body).toContain(text);
    expect(page.body).not.toMatch(/<script(?! src="\/_pages\/)|\son\w+=|style=/);
  });

  it('allows nothing from elsewhere, no frame and no cache', async () => {
    const app = await pageServer();
    const { headers } = await app.inject('/pay/cs_1');
    const policy = headers['content-security-policy'];
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "form-action 'self' http://localhost:5173",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
    expect((await app.inject('/_pages/sandbox.css')).headers['content-type']).toContain('text/css');
    expect((await app.inject('/_pages/pay.js')).headers['content-type']).toContain('text/javascript');
  });

  it('fills in a test card by a link', async () => {
    const app = await pageServer();
    const page = await app.inject('/pay/cs_1?card=declined');
    expect(formFields(page.body)).toMatchObject({
      number: '4111 1111 1111 1112',
      expiry: '12/29',
      cvc: '123',
      name: 'Test Shopper',
    });
    expect(page.body).toContain('href="/pay/cs_1?card=confirm"');
  });

  it('pays, and sends the browser to the confirmation', async () => {
    const sessions = new InMemoryPaymentSessions();
    const answer = await submit(await pageServer(sessions), card);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(paid);
    expect(sessions.charged).toEqual([
      { number: '4111111111111111', month: '04', year: '2031', verificationValue: '987', name: 'Ada Example' },
    ]);
  });

  it('asks whether to keep the card, and says so when it is kept anyway', async () => {
    const sessions = new InMemoryPaymentSessions();
    const app = await pageServer(sessions);
    expect((await app.inject('/pay/cs_1')).body).toContain('value="yes" checked');
    expect((await submit(app, { number: '', keep: 'yes' })).body).toContain('value="yes" checked');
    expect((await submit(app, { number: '' })).body).toContain('value="yes">');
    await submit(app, card);
    expect(sessions.kept).toEqual([false]);
    const bodyOf = async (keeping: 'always' | 'never') =>
      (await (await pageServer(new InMemoryPaymentSessions({ keeping }))).inject('/pay/cs_1')).body;
    expect(await bodyOf('always')).toContain('We keep this card in your account');
    for (const keeping of ['always', 'never'] as const) expect(await bodyOf(keeping)).not.toContain('name="keep"');
  });

  it('keeps the wish through the confirmation of the bank', async () => {
    const sessions = new InMemoryPaymentSessions();
    const app = await pageServer(sessions);
    const asked = await submit(app, { ...card, number: '4000 0025 0000 3155', keep: 'yes' });
    await submit(app, { ...formFields(asked.body) });
    expect(sessions.kept).toEqual([true]);
  });

  it('links each error to its field, keeps the input except the code, and charges nothing', async () => {
    const sessions = new InMemoryPaymentSessions();
    const page = await submit(await pageServer(sessions), {
      ...card,
      number: '4111 1111 1111 1113',
      expiry: '<script>',
    });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('<p class="error" id="number-error">This card number has a typing mistake.</p>');
    expect(page.body).toMatch(/<input id="number"[^>]* aria-describedby="number-error" aria-invalid="true">/);
    expect(page.body).toMatch(
      /<input id="expiry"[^>]* aria-describedby="expiry-error expiry-hint" aria-invalid="true">/,
    );
    expect(page.body).toContain('<a href="#number">');
    expect(page.body).toContain('<title>Error: ');
    expect(formFields(page.body)).toMatchObject({
      number: '4111 1111 1111 1113',
      expiry: '&lt;script&gt;',
      cvc: '',
      name: 'Ada Example',
    });
    expect(page.body).not.toContain('<script>');
    expect(sessions.asked).toBe(0);
  });

  it('says that a card was declined, and lets another one pay', async () => {
    const sessions = new InMemoryPaymentSessions();
    const app = await pageServer(sessions);
    const page = await submit(app, { ...card, number: '4111111111111112' });
    expect(page.statusCode).toBe(402);
    expect(page.body).toContain('role="alert"');
    expect(page.body).toContain('Your card was declined.');
    expect(page.body).not.toContain('987');
    const again = await submit(app, { ...formFields(page.body), ...card });
    expect(again.headers.location).toBe(paid);
    expect(sessions.charged).toHaveLength(1);
  });

  it('asks once to confirm when the bank wants it', async () => {
    const sessions = new InMemoryPaymentSessions();
    const app = await pageServer(sessions);
    const page = await submit(app, { ...card, number: '4000002500003155' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Confirm and pay $4,008.19');
    expect(sessions.charged).toEqual([]);
    const confirmed = await submit(app, formFields(page.body));
    expect(confirmed.headers.location).toBe(paid);
    expect(sessions.charged).toHaveLength(1);
  });

  it('goes back without paying when cancelled', async () => {
    const sessions = new InMemoryPaymentSessions();
    const app = await pageServer(sessions);
    const answer = await submit(app, { do: 'cancel' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, cancelled]);
    expect((await submit(app, card)).headers.location).toBe(cancelled);
    expect(sessions.charged).toEqual([]);
  });

  it.each([
    ['paid', 'Order R945892842 is paid', paid],
    ['cancelled', 'This payment was cancelled', cancelled],
    ['expired', 'This payment page has expired', openSession.returnUrls.expired],
  ] as const)('offers the way on when it is %s', async (state, text, url) => {
    const app = await pageServer(new InMemoryPaymentSessions({ state }));
    const page = await app.inject('/pay/cs_1');
    expect(page.body).toContain(text);
    expect(page.body).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    expect(page.body).not.toContain('<form');
    expect((await submit(app, card)).headers.location).toBe(url);
  });

  it('escapes the texts of an order', async () => {
    const page = await (
      await pageServer(new InMemoryPaymentSessions({ email: '"><script>x</script>' }))
    ).inject('/pay/cs_1');
    expect(page.body).toContain('&quot;&gt;&lt;script&gt;x&lt;/script&gt;');
    expect(page.body).not.toContain('<script>');
  });

  it('finds no other session', async () => {
    const app = await pageServer();
    expect((await app.inject('/pay/cs_2')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/pay/cs_2' })).statusCode).toBe(404);
  });
});

describe('Pressing Pay twice (spec §7 Shop back end, PUT prepare)', () => {
  it('pays once while the first submit is running', async () => {
    const sessions = new InMemoryPaymentSessions();
    const app = await pageServer(sessions);
    const letGo = sessions.hold();
    const presses = [submit(app, card), submit(app, card)];
    await sessions.firstAsked;
    letGo();
    const answers = await Promise.all(presses);
    expect(answers.map(({ headers }) => headers.location)).toEqual([paid, paid]);
    expect(sessions.asked).toBe(1);
  });

  it('pays once when the second press comes after the first', async () => {
    const sessions = new InMemoryPaymentSessions();
    const app = await pageServer(sessions);
    await submit(app, card);
    expect((await submit(app, card)).headers.location).toBe(paid);
    expect(sessions.asked).toBe(1);
  });

  it('does not take the second press for a confirmation', async () => {
    const sessions = new InMemoryPaymentSessions();
    const app = await pageServer(sessions);
    const asking = { ...card, number: '4000002500003155' };
    const answers = [await submit(app, asking), await submit(app, asking)];
    expect(answers.map(({ body }) => body.includes('Confirm this payment'))).toEqual([true, true]);
    expect(sessions.charged).toEqual([]);
  });

  it('tries again when the first press failed on this side', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const sessions = new InMemoryPaymentSessions();
    const app = await pageServer(sessions);
    sessions.failure = new Error('the database is away');
    const failed = await submit(app, card);
    expect([failed.statusCode, failed.body.includes('That did not work')]).toEqual([500, true]);
    expect(printed).toHaveBeenCalledOnce();
    sessions.failure = undefined;
    expect((await submit(app, card)).headers.location).toBe(paid);
    expect(sessions.charged).toHaveLength(1);
  });
});
