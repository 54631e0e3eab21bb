import { beforeEach, describe, expect, it } from 'vitest';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { storefrontUrl } from '#test/sandbox/support/test-sandbox';
import { codeChallenge, SignInClient, verifier } from './sign-in-client';

const sandbox = sharedSandbox();
let client: SignInClient;
let email: string;
let people = 0;
const password = 'moss-kettle-lantern-41';
const newPassword = 'copper-violin-drizzle-8';

beforeEach(() => {
  client = new SignInClient(sandbox);
  people += 1;
  email = `person${people}@example.test`;
});

const minutes = { session_duration_minutes: 60 };
const signUp = () => client.must('/passwords', { email, password, ...minutes });
const signIn = (given: string) => client.refused('/passwords/authenticate', { email, password: given, ...minutes });
const startReset = (fields: object = {}) =>
  client.must('/passwords/email/reset/start', { email, code_challenge: codeChallenge, ...fields });
const reset = (fields: object) =>
  client.refused('/passwords/email/reset', { password: newPassword, code_verifier: verifier, ...minutes, ...fields });

describe('Passwords (spec §7 Sign-in provider)', () => {
  it('stores no readable password', async () => {
    await signUp();
    const rows = await sandbox.database.selectFrom('signInUsers').selectAll().execute();
    expect(JSON.stringify(rows)).toContain('scrypt$');
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  it('lets one of two sign up who take one address at once', async () => {
    const both = await Promise.all(
      [password, newPassword].map((given) => client.refused('/passwords', { email, password: given, ...minutes })),
    );
    expect(both.sort()).toEqual(['400 duplicate_email', 'accepted']);
  });

  it('locks out after ten wrong passwords in a row, for an hour', async () => {
    await signUp();
    for (let attempt = 1; attempt <= 9; attempt += 1)
      expect(await signIn('wrong')).toBe('401 unauthorized_credentials');
    expect(await signIn(password)).toBe('accepted');
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect(await signIn('wrong')).toBe('401 unauthorized_credentials');
    expect(await signIn(password)).toBe('429 user_lock_limit_reached');
    sandbox.clock.advance(60 * 60_000);
    expect(await signIn(password)).toBe('accepted');
  });
});

describe('Password resets (spec §7 Sign-in provider)', () => {
  it('resets by e-mail, signs out everywhere else, and takes the link once', async () => {
    const { user_id } = await signUp();
    await startReset({
      reset_password_redirect_url: `${storefrontUrl}/en-US/reset`,
      login_redirect_url: `${storefrontUrl}/en-US/in`,
    });
    const { links } = await client.lastMail();
    expect(links[0]).toMatch(new RegExp(`^${storefrontUrl}/en-US/reset\\?stytch_token_type=reset_password&token=`));
    const token = await client.linkToken(0);
    const other = new SignInClient(sandbox);
    const data = await other.must('/passwords/email/reset', {
      token,
      password: newPassword,
      code_verifier: verifier,
      ...minutes,
    });
    expect([data.user_id, data.user.emails[0]?.verified]).toEqual([user_id, true]);
    expect(await client.refused('/sessions/authenticate')).toBe('404 session_not_found');
    expect([await signIn(password), await signIn(newPassword)]).toEqual(['401 unauthorized_credentials', 'accepted']);
    expect(await reset({ token })).toBe('401 unable_to_auth_password_reset_token');
  });

  it('offers to sign in without a password, bound to the same browser', async () => {
    await signUp();
    await startReset();
    const token = await client.linkToken(1);
    expect(await client.refused('/magic_links/authenticate', { token })).toBe('400 pkce_expected_code_verifier');
    expect(await client.refused('/magic_links/authenticate', { token, code_verifier: verifier })).toBe('accepted');
  });

  it('refuses foreign, truncated and late tokens, and wrong verifiers', async () => {
    await signUp();
    await startReset({ reset_password_expiration_minutes: 5 });
    const token = await client.linkToken(0);
    for (const wrong of ['made-up', token.slice(1), await client.linkToken(1)]) {
      expect(await reset({ token: wrong })).toBe('401 unable_to_auth_password_reset_token');
    }
    expect(await reset({ token, code_verifier: undefined })).toBe('400 pkce_expected_code_verifier');
    expect(await reset({ token, code_verifier: 'other' })).toBe('400 pkce_mismatch');
    expect(await reset({ token, password: 'qwertyuiop' })).toBe('400 breached_password');
    sandbox.clock.advance(5 * 60_000);
    expect(await reset({ token })).toBe('401 unable_to_auth_password_reset_token');
  });

  it.each([
    [{ reset_password_redirect_url: 'https://elsewhere.test/' }, '400 no_match_for_provided_magic_link_url'],
    [{ login_redirect_url: 'https://elsewhere.test/' }, '400 no_match_for_provided_magic_link_url'],
    [{ reset_password_redirect_url: 'nowhere' }, '400 invalid_password_reset_redirect_url'],
    [{ code_challenge: undefined }, '400 invalid_pkce_code_challenge'],
    [{ reset_password_expiration_minutes: 1 }, '400 invalid_expiration'],
    [{}, '404 email_not_found'],
  ])('refuses to start with %j', async (fields, refusal) => {
    const body = { email: 'nobody@example.test', code_challenge: codeChallenge, ...fields };
    expect(await client.refused('/passwords/email/reset/start', body)).toBe(refusal);
  });
});
