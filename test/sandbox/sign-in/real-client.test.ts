import type { StytchClient } from '@stytch/vanilla-js/headless';
import { Window } from 'happy-dom';
import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listMails } from '#sandbox/shop/outbox';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { startTestSandbox, storefrontUrl, type TestSandbox } from '#test/sandbox/support/test-sandbox';
import { enter, forgetVisits } from './browser';

const callback = `${storefrontUrl}/en-US/authenticate`;
const session_duration_minutes = 60;
const password = 'moss-kettle-lantern-41';

/** Without a browser's rules, for what a person does on other pages. */
const plainFetch = fetch;
const browser = new Window({ url: callback });

let sandbox: TestSandbox;
let client: StytchClient;
let visitors = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(async () => {
  // Cookies live by the browser's clock, which has to be that of the sandbox. What the client does by itself ends with the test.
  vi.useFakeTimers({
    now: sandbox.clock.now(),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  enter(browser);
  forgetVisits(browser);
  visitors += 1;
  client = await load();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await browser.happyDOM.close();
  await sandbox.close();
});

/** Makes the page's client, as after a reload; each visitor has one of their own. */
async function load(): Promise<StytchClient> {
  const { createStytchClient } = await import('@stytch/vanilla-js/headless');
  const options: object = { keepSessionAlive: true, endpoints: { testAPIURL: sandbox.url, liveAPIURL: sandbox.url } };
  return createStytchClient(`public-token-test-${visitors}`, options);
}

async function mail(): Promise<{ text: string; link: string }> {
  const [newest] = await listMails(sandbox.database);
  return { text: newest!.text, link: newest!.links[0] ?? '' };
}

async function askForLink(email: string): Promise<string> {
  await client.magicLinks.email.loginOrCreate(email, {
    login_magic_link_url: callback,
    signup_magic_link_url: callback,
  });
  return (await mail()).link;
}

async function signInByLink(email: string): Promise<void> {
  browser.happyDOM.setURL(await askForLink(email));
  await client.authenticateByUrl({ session_duration_minutes });
}

const shopStatus = async (bearer: string) =>
  (await new ShopClient(sandbox, { bearer }).send('GET', '/api/users/me')).status;

describe('The provider’s own client, unchanged (spec §4 Sign-in session, §7 Sign-in provider)', () => {
  it('signs in by magic link, writes its cookies, and the shop takes its JWT', async () => {
    await signInByLink('ada@example.test');
    const { session_token, session_jwt } = client.session.getTokens()!;
    expect(browser.document.cookie).toContain(`stytch_session=${session_token}`);
    expect(browser.document.cookie).toContain(`stytch_session_jwt=${session_jwt}`);
    expect(client.session.getSync()).toMatchObject({
      authentication_factors: [{ type: 'magic_link' }],
      expires_at: '2026-11-20T16:00:00.000Z',
    });
    expect((await client.user.get()).emails).toMatchObject([{ email: 'ada@example.test', verified: true }]);
    expect(await shopStatus(session_jwt)).toBe(200);
  });

  it('says why a link does not work a second time, or in another browser', async () => {
    const link = await askForLink('ada@example.test');
    const other = link.replace(/token=[^&]+$/, 'token=made-up');
    browser.happyDOM.setURL(other);
    const madeUp = client.authenticateByUrl({ session_duration_minutes });
    await expect(madeUp).rejects.toMatchObject({ error_type: 'magic_link_not_found', status_code: 404 });
    browser.happyDOM.setURL(link);
    await client.authenticateByUrl({ session_duration_minutes });
    browser.happyDOM.setURL(link);
    await expect(client.authenticateByUrl({ session_duration_minutes })).rejects.toMatchObject({
      error_type: 'unable_to_auth_magic_link',
    });
    const second = await askForLink('ada@example.test');
    forgetVisits(browser);
    browser.happyDOM.setURL(second);
    await expect(client.authenticateByUrl({ session_duration_minutes })).rejects.toMatchObject({
      error_type: 'pkce_expected_code_verifier',
    });
  });

  it('signs in by passcode, after a wrong one', async () => {
    const { method_id } = await client.otps.sms.loginOrCreate('+12025550199');
    const code = /\d{6}/.exec((await mail()).text)![0];
    const wrong = code === '000000' ? '111111' : '000000';
    const guess = client.otps.authenticate(wrong, method_id, { session_duration_minutes });
    await expect(guess).rejects.toMatchObject({ error_type: 'otp_code_not_found' });
    const data = await client.otps.authenticate(code, method_id, { session_duration_minutes });
    expect([data.method_id, client.user.getSync()?.phone_numbers[0]?.phone_number]).toEqual([
      method_id,
      '+12025550199',
    ]);
  });

  it('signs up and in by password', async () => {
    const email = 'grace@example.test';
    expect(await client.passwords.strengthCheck({ email, password: 'password' })).toMatchObject({
      valid_password: false,
      breached_password: true,
    });
    expect(await client.passwords.strengthCheck({ email, password })).toMatchObject({ valid_password: true });
    const weak = client.passwords.create({ email, password: 'password', session_duration_minutes });
    await expect(weak).rejects.toMatchObject({ error_type: 'breached_password' });
    await client.passwords.create({ email, password, session_duration_minutes });
    await client.session.revoke();
    const wrong = client.passwords.authenticate({ email, password: 'wrong', session_duration_minutes });
    await expect(wrong).rejects.toMatchObject({ error_type: 'unauthorized_credentials' });
    await client.passwords.authenticate({ email, password, session_duration_minutes });
    expect(client.user.getSync()?.emails[0]?.email).toBe(email);
  });

  it('resets a password by e-mail, bound to the browser that asked', async () => {
    await signInByLink('hedy@example.test');
    await client.session.revoke();
    await client.passwords.resetByEmailStart({
      email: 'hedy@example.test',
      reset_password_redirect_url: callback,
      login_redirect_url: callback,
    });
    const token = new URL((await mail()).link).searchParams.get('token')!;
    await client.passwords.resetByEmail({ token, password, session_duration_minutes });
    expect(client.user.getSync()?.password).toMatchObject({ requires_reset: false });
  });

  it('adds an authenticator app, and takes its codes and recovery codes', async () => {
    await signInByLink('mary@example.test');
    const created = await client.totps.create({ expiration_minutes: 30 });
    expect(created.qr_code).toMatch(/^data:image\/png;base64,/);
    const totp_code = new TOTP({ secret: created.secret }).generate({ timestamp: sandbox.clock.now().getTime() });
    const confirmed = await client.totps.authenticate({ totp_code, session_duration_minutes });
    expect(confirmed.session.authentication_factors.map(({ type }) => type)).toEqual(['magic_link', 'totp']);
    await client.totps.recover({ recovery_code: created.recovery_codes[0]!, session_duration_minutes });
    await client.totps.recoveryCodes();
    await client.user.deleteTOTP(created.totp_id);
    expect(client.user.getSync()?.totps).toEqual([]);
  });

  it('goes to an OAuth provider with its challenge, and comes back with a token for its verifier', async () => {
    let started: URL | undefined;
    vi.spyOn(client.oauth as unknown as { navigate(url: URL): void }, 'navigate').mockImplementation((url) => {
      started = url;
    });
    await client.oauth.google.start({ login_redirect_url: callback, signup_redirect_url: callback });
    expect(started?.href).toContain(`${sandbox.url}/v1/public/oauth/google/start?`);
    const page = await (await plainFetch(started!)).text();
    const body = new URLSearchParams({
      consent: /name="consent" value="([^"]+)"/.exec(page)![1]!,
      email: 'katherine@example.test',
      do: 'continue',
    });
    const { headers } = await plainFetch(`${sandbox.url}/v1/public/oauth/google/consent`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    const token = new URL(headers.get('location')!).searchParams.get('token')!;
    const data = await client.oauth.authenticate(token, { session_duration_minutes });
    expect([data.provider_type, client.user.getSync()?.emails[0]?.email]).toEqual(['Google', 'katherine@example.test']);
  });

  it('finds its session again after a reload, and has none once it is revoked', async () => {
    await signInByLink('ada@example.test');
    const { session_jwt } = client.session.getTokens()!;
    client = await load();
    expect(client.session.getInfo()).toMatchObject({
      fromCache: true,
      session: { authentication_factors: [{ type: 'magic_link' }] },
    });
    await client.session.authenticate({ session_duration_minutes: 525_600 });
    expect(client.session.getSync()?.expires_at).toBe('2027-11-20T15:00:00.000Z');
    await client.session.revoke();
    expect([client.session.getSync(), client.user.getSync(), client.session.getTokens()]).toEqual([null, null, null]);
    expect(browser.document.cookie).not.toContain('stytch_session');
    expect(await shopStatus(session_jwt)).toBe(401);
  });

  it('signs itself out when its session has expired', async () => {
    await signInByLink('ada@example.test');
    const { session_id } = client.session.getSync()!;
    await sandbox.database
      .updateTable('signInSessions')
      .set({ expiresAt: sandbox.clock.now() })
      .where('id', '=', session_id)
      .execute();
    await expect(client.session.authenticate()).rejects.toMatchObject({ error_type: 'session_not_found' });
    expect([client.session.getSync(), client.session.getTokens()]).toEqual([null, null]);
  });

  it('keeps name and metadata, and shows refusals of its fields as errors of the schema', async () => {
    await signInByLink('ada@example.test');
    await client.user.update({ name: { first_name: 'Ada' }, untrusted_metadata: { size: 'L' } });
    expect(client.user.getSync()).toMatchObject({ name: { first_name: 'Ada' }, untrusted_metadata: { size: 'L' } });
    const wrong = client.user.update({ name: 'Ada' as unknown as { first_name: string } });
    await expect(wrong).rejects.toThrow('Request does not match expected schema\n.name: should be object');
  });
});
