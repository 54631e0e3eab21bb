import { beforeEach, describe, expect, it } from 'vitest';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { storefrontUrl } from '#test/sandbox/support/test-sandbox';
import { codeChallenge, publicToken, SignInClient, verifier } from './sign-in-client';
import { SoftwareAuthenticator } from './software-authenticator';

const sandbox = sharedSandbox();
let stranger: SignInClient;
let owner: SignInClient;
let email: string;
let people = 0;
const password = 'moss-kettle-lantern-41';
const newPassword = 'copper-violin-drizzle-8';
const minutes = { session_duration_minutes: 60 };

beforeEach(() => {
  stranger = new SignInClient(sandbox);
  owner = new SignInClient(sandbox);
  people += 1;
  email = `person${people}@example.test`;
});

const takeAddress = () => stranger.must('/passwords', { email, password, ...minutes });
const signIn = (given = password) =>
  new SignInClient(sandbox).refused('/passwords/authenticate', { email, password: given, ...minutes });

async function byPasscode(client: SignInClient, send = 'login_or_create') {
  const { method_id } = await client.must(`/otps/email/${send}`, { email });
  return client.must('/otps/authenticate', { token: await client.passcode(), method_id, ...minutes });
}

async function byAccountElsewhere(client: SignInClient) {
  const query = new URLSearchParams({ public_token: publicToken, code_challenge: codeChallenge });
  const page = await (await fetch(`${sandbox.url}/v1/public/oauth/google/start?${query}`)).text();
  const consent = /name="consent" value="([^"]+)"/.exec(page)![1]!;
  const body = new URLSearchParams({ consent, email, do: 'continue' });
  const answer = await fetch(`${sandbox.url}/v1/public/oauth/google/consent`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const token = new URL(answer.headers.get('location')!).searchParams.get('token');
  return client.must('/oauth/authenticate', { token, code_verifier: verifier, ...minutes });
}

describe('Proving an address that somebody else registered (spec §7 Sign-in provider)', () => {
  it.each([
    ['a magic link', (client: SignInClient) => client.signInByLink(email)],
    ['a passcode', (client: SignInClient) => byPasscode(client)],
    ['an account elsewhere', byAccountElsewhere],
  ] as const)('by %s ends the password and every other session', async (_way, prove) => {
    const { user_id } = await takeAddress();
    expect((await prove(owner)).user_id).toBe(user_id);
    expect(await stranger.refused('/sessions/authenticate')).toBe('404 session_not_found');
    expect([await signIn(), await signIn(newPassword)]).toEqual(['400 reset_password', '400 reset_password']);
    expect((await owner.must('/users/me', {}, 'GET')) as object).toMatchObject({ password: { requires_reset: true } });
  });

  it('makes a new password count, by link or by session', async () => {
    await takeAddress();
    await owner.signInByLink(email);
    await owner.must('/passwords/session/reset', { password: newPassword, ...minutes });
    expect([await signIn(), await signIn(newPassword)]).toEqual(['401 unauthorized_credentials', 'accepted']);
  });

  it('also ends passkeys that were there before', async () => {
    await takeAddress();
    const device = new SoftwareAuthenticator(storefrontUrl);
    const { public_key_credential_creation_options: options } = await stranger.must('/webauthn/register/start', {
      domain: 'localhost',
      user_agent: 'a browser',
    });
    await stranger.must('/webauthn/register', { public_key_credential: device.create(options), ...minutes });
    expect((await owner.signInByLink(email)).user.webauthn_registrations).toEqual([]);
  });

  it('ends nothing when the address had been proven', async () => {
    await owner.signInByLink(email);
    await owner.must('/passwords/session/reset', { password, ...minutes });
    await new SignInClient(sandbox).signInByLink(email);
    expect(await owner.refused('/sessions/authenticate')).toBe('accepted');
    expect(await signIn()).toBe('accepted');
  });

  it('ends nothing when the user adds it beside another that is proven', async () => {
    const first = email;
    await owner.signInByLink(first);
    await owner.must('/passwords/session/reset', { password, ...minutes });
    email = `second-${first}`;
    await byPasscode(owner, 'send/secondary');
    email = first;
    expect(await signIn()).toBe('accepted');
  });

  it('takes it out of an account that was proven by something else', async () => {
    const strangers = await stranger.signInByLink(`stranger-${email}`);
    await stranger.must('/otps/email/send/secondary', { email });
    const mine = await owner.signInByLink(email);
    expect(mine.user_id).not.toBe(strangers.user_id);
    expect(mine.user.emails).toMatchObject([{ email, verified: true }]);
    expect(await stranger.refused('/sessions/authenticate')).toBe('accepted');
  });
});
