import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StytchCryptoWalletGateway } from '#src/infrastructure/stytch/stytch-crypto-wallet-gateway';
import { StytchMagicLinkGateway } from '#src/infrastructure/stytch/stytch-magic-link-gateway';
import { StytchOAuthGateway } from '#src/infrastructure/stytch/stytch-oauth-gateway';
import { StytchPasscodeGateway } from '#src/infrastructure/stytch/stytch-passcode-gateway';
import { StytchPasswordGateway } from '#src/infrastructure/stytch/stytch-password-gateway';
import { StytchSessionGateway } from '#src/infrastructure/stytch/stytch-session-gateway';
import { StytchTotpGateway } from '#src/infrastructure/stytch/stytch-totp-gateway';
import { StytchBrowser } from '#test/contracts/identity/stytch-browser';
import { authenticated, bootstrap, setUp, success } from './scripted-provider';

const callbackUrl = 'http://localhost:5173/authenticate';
const now = () => Date.now();

beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

type SetUp = Awaited<ReturnType<typeof setUp>>;

async function setUpSignedIn(...settings: Parameters<typeof setUp>): Promise<SetUp> {
  const made = await setUp(...settings);
  made.provider.on('/magic_links/authenticate', authenticated());
  await new StytchMagicLinkGateway({ calls: made.calls }).authenticate('token');
  return made;
}

describe('Where the sign-in provider is (spec §7 Sign-in provider)', () => {
  it.each(['http://provider.test', 'http://provider.test/'])('is where the configuration says: %s', async (baseUrl) => {
    const { provider, calls } = await setUp({ baseUrl });
    await new StytchSessionGateway({ calls, clock: { now } }).restore();
    expect(provider.received[0]).toMatchObject({
      method: 'GET',
      url: 'http://provider.test/sdk/v1/projects/bootstrap/public-token-test-1',
    });
  });

  it('may lie below a path and serve a live token', async () => {
    const { provider, calls } = await setUp({
      baseUrl: 'http://provider.test/identity',
      publicToken: 'public-token-live-1',
    });
    await new StytchSessionGateway({ calls, clock: { now } }).restore();
    expect(provider.received[0]?.url).toBe(
      'http://provider.test/identity/sdk/v1/projects/bootstrap/public-token-live-1',
    );
  });

  it('is the provider itself when nothing is configured', async () => {
    const { provider, calls } = await setUp({ baseUrl: undefined });
    await new StytchSessionGateway({ calls, clock: { now } }).restore();
    expect(new URL(provider.received[0]!.url).hostname).toMatch(/(^|\.)stytch\.com$/);
  });

  it('is asked by one client, however many calls begin at once', async () => {
    const { provider, calls } = await setUp();
    const sessions = new StytchSessionGateway({ calls, clock: { now } });
    await Promise.all([sessions.restore(), sessions.authorizationToken(), sessions.restore()]);
    expect(provider.callsTo('/projects/bootstrap/')).toHaveLength(1);
  });
});

describe('How long a session is asked for (spec §9 Sign-in session)', () => {
  it.each([
    [undefined, 60],
    [525_600, 525_600],
  ])('is, when %s minutes are configured, %i', async (sessionDurationMinutes, asked) => {
    const { provider, calls } = await setUpSignedIn({ sessionDurationMinutes });
    provider.on('/sessions/authenticate', authenticated());
    await new StytchSessionGateway({ calls, clock: { now } }).refresh();
    expect(provider.callsTo('/magic_links/authenticate')[0]?.body).toMatchObject({ session_duration_minutes: asked });
    expect(provider.callsTo('/sessions/authenticate')[0]).toMatchObject({
      body: { session_duration_minutes: asked },
      sessionToken: 'secret-session-token',
    });
  });

  it('is not for the client to say when it looks for itself', async () => {
    const { provider, calls } = await setUpSignedIn();
    provider.on('/sessions/authenticate', authenticated());
    await new StytchSessionGateway({ calls, clock: { now } }).refresh();
    await vi.advanceTimersByTimeAsync(180_000);
    expect(provider.callsTo('/sessions/authenticate').map(({ body }) => body)).toEqual([
      { session_duration_minutes: 60 },
      {},
    ]);
  });
});

describe('Endpoints of sending calls (spec §6 primary and secondary)', () => {
  const sends = [
    [
      'magic links',
      '/magic_links/email',
      (calls: SetUp['calls']) => new StytchMagicLinkGateway({ calls }).send('a@b.example', callbackUrl),
    ],
    [
      'e-mails',
      '/otps/email',
      (calls: SetUp['calls']) => new StytchPasscodeGateway({ calls }).send('email', 'a@b.example'),
    ],
    [
      'text messages',
      '/otps/sms',
      (calls: SetUp['calls']) => new StytchPasscodeGateway({ calls }).send('sms', '+12025550123'),
    ],
    [
      'WhatsApp messages',
      '/otps/whatsapp',
      (calls: SetUp['calls']) => new StytchPasscodeGateway({ calls }).send('whatsapp', '+12025550123'),
    ],
  ] as const;

  it.each(sends)('welcome newcomers by %s without a session', async (_what, path, send) => {
    const { provider, calls } = await setUp();
    provider.on(path, success({ method_id: 'method-1' }));
    await send(calls);
    expect(provider.callsTo(path).map((call) => call.path)).toEqual([`${path}/login_or_create`]);
  });

  it.each(sends)('are the secondary ones by %s with a session', async (_what, path, send) => {
    const { provider, calls } = await setUpSignedIn();
    provider.on(path, success({ method_id: 'method-1' }));
    await send(calls);
    expect(provider.callsTo(path).map((call) => call.path)).toEqual([`${path}/send/secondary`]);
  });

  it('are two for wallets', async () => {
    const { provider, calls } = await setUp();
    provider.on('/crypto_wallets', success({ challenge: 'Sign this' }));
    provider.on('/magic_links/authenticate', authenticated());
    const wallets = new StytchCryptoWalletGateway({ calls });
    expect(await wallets.requestChallenge('solana', 'address')).toBe('Sign this');
    await new StytchMagicLinkGateway({ calls }).authenticate('token');
    await wallets.requestChallenge('solana', 'address');
    expect(provider.callsTo('/crypto_wallets').map(({ path }) => path.split('/').at(-1))).toEqual([
      'primary',
      'secondary',
    ]);
  });
});

describe('The secret that binds a link to its browser (spec §9 PKCE)', () => {
  it('is 16 random 32-bit numbers in hex, of which the provider first learns the SHA-256 hash', async () => {
    const { provider, calls } = await setUp();
    const numbers = Uint32Array.from({ length: 16 }, (_, index) => 0xffffffff - index);
    const drawn: number[] = [];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((place) => {
      if (!(place instanceof Uint32Array)) throw new TypeError('Not 32-bit numbers');
      drawn.push(place.length);
      place.set(numbers);
      return place;
    });
    provider.on('/magic_links/email', success({}));
    provider.on('/magic_links/authenticate', authenticated());
    const links = new StytchMagicLinkGateway({ calls });
    await links.send('a@b.example', callbackUrl);
    await links.authenticate('token');

    const verifier = Array.from(numbers, (number) => number.toString(16)).join('');
    expect(drawn).toEqual([16]);
    expect(provider.callsTo('/magic_links/email')[0]?.body).toMatchObject({
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    });
    expect(provider.callsTo('/magic_links/authenticate')[0]?.body).toMatchObject({ code_verifier: verifier });
  });
});

describe('Telemetry of the client (spec §7 POST /events, §9 Telemetry)', () => {
  const batchesOf = ({ provider }: SetUp) =>
    provider.callsTo('/events').map(({ body }) => (body as readonly unknown[]).length);

  it('is sent every 800 ms', async () => {
    const made = await setUp();
    await new StytchSessionGateway({ calls: made.calls, clock: { now } }).restore();
    await vi.advanceTimersByTimeAsync(799);
    expect(batchesOf(made)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batchesOf(made)).toEqual([1]);
    await vi.advanceTimersByTimeAsync(800);
    expect(batchesOf(made)).toEqual([1]);
  });

  it('is sent at once when 15 events wait', async () => {
    const made = await setUp();
    const oauth = new StytchOAuthGateway({ calls: made.calls });
    // The first event says that there is a client.
    for (let events = 1; events < 14; events += 1) await oauth.start('google', callbackUrl);
    expect(batchesOf(made)).toEqual([]);
    await oauth.start('google', callbackUrl);
    expect(batchesOf(made)).toEqual([15]);
  });
});

describe('A session whose cookies are nonsense (spec §6 Signed-in)', () => {
  it.each(['null', 'undefined', '{}', 'a.b', 'a b.c.d'])('sends no invalid token: %s', async (nonsense) => {
    const { calls } = await setUpSignedIn();
    const sessions = new StytchSessionGateway({ calls, clock: { now } });
    expect(await sessions.authorizationToken()).toBe('secret.session.jwt');
    document.cookie = `stytch_session_jwt=${encodeURIComponent(nonsense)}; path=/`;
    expect(await sessions.authorizationToken()).toBeUndefined();
  });
});

describe('A session whose cookies are gone (spec §4 Sign-in session)', () => {
  async function setUpWithoutCookies() {
    const made = await setUpSignedIn();
    const heard: unknown[] = [];
    const sessions = new StytchSessionGateway({ calls: made.calls, clock: { now } });
    await sessions.onChange((session) => heard.push(session));
    for (const name of ['stytch_session', 'stytch_session_jwt'])
      document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}`;
    return { ...made, heard, sessions };
  }

  it('is over at the next call, and listeners hear of it', async () => {
    const { sessions, heard } = await setUpWithoutCookies();
    expect(await sessions.restore()).toBeUndefined();
    expect(heard).toEqual([undefined]);
    expect(window.localStorage.getItem('stytch_sdk_state_public-token-test-1')).toBe('null');
  });

  it('ends here although the storage takes nothing any more', async () => {
    const { calls } = await setUpSignedIn();
    const sessions = new StytchSessionGateway({ calls, clock: { now } });
    expect(await sessions.restore()).toBeDefined();
    vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await sessions.clear();
    expect(await sessions.restore()).toBeUndefined();
  });

  it('makes a newcomer of a visitor who asks for a link', async () => {
    const { provider, calls } = await setUpWithoutCookies();
    provider.on('/magic_links/email', success({}));
    await new StytchMagicLinkGateway({ calls }).send('a@b.example', callbackUrl);
    expect(provider.callsTo('/magic_links/email').map(({ path }) => path)).toEqual([
      '/magic_links/email/login_or_create',
    ]);
  });
});

describe('Signing out (spec §7 sessions/revoke)', () => {
  it('asks the provider to end the session, and no longer has its tokens', async () => {
    const { provider, calls } = await setUpSignedIn();
    provider.on('/sessions/revoke', success({}));
    const sessions = new StytchSessionGateway({ calls, clock: { now } });
    await sessions.revoke();
    expect(provider.callsTo('/sessions/revoke')).toMatchObject([
      { method: 'POST', sessionToken: 'secret-session-token' },
    ]);
    expect(await sessions.authorizationToken()).toBeUndefined();
  });
});

describe('Responses of sending calls (spec §7 Sign-in provider)', () => {
  it('leads a link back to the callback, for customers old and new, and binds it to this browser', async () => {
    const { provider, calls } = await setUp();
    provider.on('/magic_links/email', success({}));
    await new StytchMagicLinkGateway({ calls }).send('a@b.example', callbackUrl);
    expect(provider.callsTo('/magic_links/email')[0]?.body).toMatchObject({
      email: 'a@b.example',
      login_magic_link_url: callbackUrl,
      signup_magic_link_url: callbackUrl,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
  });

  it('passes on the captcha token of a project that wants one', async () => {
    const { provider, calls } = await setUp();
    provider.on(
      '/projects/bootstrap/',
      success({ ...bootstrap, captcha_settings: { enabled: true, siteKey: 'site-1' } }),
    );
    provider.on('/magic_links/email/login_or_create', success({}));
    // The captcha's own script stands for the one that comes from elsewhere.
    const script = document.createElement('script');
    script.dataset['loaded'] = 'true';
    script.setAttribute('src', 'https://www.google.com/recaptcha/enterprise.js?render=site-1');
    document.head.append(script);
    vi.stubGlobal(
      'window',
      Object.assign(window, {
        grecaptcha: {
          enterprise: { ready: (done: () => void) => done(), execute: () => Promise.resolve('captcha-1') },
        },
      }),
    );
    await new StytchMagicLinkGateway({ calls }).send('a@b.example', callbackUrl);
    expect(provider.callsTo('/magic_links/email/login_or_create')[0]?.body).toMatchObject({
      captcha_token: 'captcha-1',
    });
  });

  it('names lifetime and template of the mail to a new password', async () => {
    const { provider, calls } = await setUp({
      resetPasswordExpirationMinutes: 15,
      resetPasswordTemplateId: 'template-1',
    });
    provider.on('/passwords/email/reset/start', success({}));
    await new StytchPasswordGateway({ calls }).startReset('a@b.example', callbackUrl);
    expect(provider.callsTo('/passwords/email/reset/start')[0]?.body).toMatchObject({
      email: 'a@b.example',
      login_redirect_url: callbackUrl,
      reset_password_redirect_url: callbackUrl,
      reset_password_expiration_minutes: 15,
      reset_password_template_id: 'template-1',
    });
  });

  it('names the lifetime of an enrolment', async () => {
    const { provider, calls } = await setUpSignedIn({ totpExpirationMinutes: 5 });
    const enrolment = {
      totp_id: 'totp-1',
      secret: 'ABC',
      qr_code: 'data:image/png;base64,',
      recovery_codes: ['a'],
      __user: { user_id: 'user-1' },
    };
    provider.on('/totps', success(enrolment));
    await new StytchTotpGateway({ calls }).enrol();
    expect(provider.callsTo('/totps')[0]?.body).toEqual({ expiration_minutes: 5 });
  });

  it('leaves for another provider with all that it needs to come back', async () => {
    const { calls } = await setUp({ oauthScopes: ['calendar', 'contacts'] });
    await new StytchOAuthGateway({ calls }).start('google', callbackUrl);
    const destination = new URL(StytchBrowser.takeDestination());
    expect(`${destination.origin}${destination.pathname}`).toBe('http://provider.test/v1/public/oauth/google/start');
    expect(Object.fromEntries(destination.searchParams)).toEqual({
      public_token: 'public-token-test-1',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      custom_scopes: 'calendar contacts',
      login_redirect_url: callbackUrl,
      signup_redirect_url: callbackUrl,
    });
  });

  it.each(['google', 'apple', 'microsoft', 'facebook'])('knows the provider %s', async (provider) => {
    const { calls } = await setUp();
    await new StytchOAuthGateway({ calls }).start(provider, callbackUrl);
    expect(new URL(StytchBrowser.takeDestination()).pathname).toBe(`/v1/public/oauth/${provider}/start`);
  });

  it('asks another provider for nothing more when nothing more is wanted', async () => {
    const { calls } = await setUp();
    await new StytchOAuthGateway({ calls }).start('apple', callbackUrl);
    expect(new URL(StytchBrowser.takeDestination()).searchParams.has('custom_scopes')).toBe(false);
  });
});
