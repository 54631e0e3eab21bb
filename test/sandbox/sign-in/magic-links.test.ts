import { beforeEach, describe, expect, it } from 'vitest';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { storefrontUrl } from '#test/sandbox/support/test-sandbox';
import { codeChallenge, SignInClient, verifier } from './sign-in-client';

const sandbox = sharedSandbox();
let client: SignInClient;

beforeEach(() => {
  client = new SignInClient(sandbox);
});

const start = { email: 'ada@example.test', code_challenge: codeChallenge };
const send = (fields: object = {}, path = '/magic_links/email/login_or_create') =>
  client.must(path, { ...start, ...fields });
const authenticate = async (fields: object = {}) =>
  client.refused('/magic_links/authenticate', {
    token: await client.linkToken(),
    code_verifier: verifier,
    session_duration_minutes: 60,
    ...fields,
  });

describe('Magic links (spec §7 Sign-in provider)', () => {
  it('makes a pending user, mails a link, and signs in by it', async () => {
    const sent = await send({
      email: ' New@Example.TEST ',
      signup_magic_link_url: `${storefrontUrl}/en-US/authenticate?ref=a`,
    });
    expect(sent).toMatchObject({
      status_code: 200,
      request_id: expect.stringMatching(/^request-id-test-/),
      user_id: expect.any(String),
    });
    const mail = await client.lastMail();
    expect([mail.to, mail.channel]).toEqual(['new@example.test', 'email']);
    const link = new URL(mail.links[0]!);
    expect(`${link.origin}${link.pathname}`).toBe(`${storefrontUrl}/en-US/authenticate`);
    expect([link.searchParams.get('ref'), link.searchParams.get('stytch_token_type')]).toEqual(['a', 'magic_links']);
    const data = await client.must('/magic_links/authenticate', {
      token: await client.linkToken(),
      code_verifier: verifier,
      session_duration_minutes: 60,
    });
    expect(data).toMatchObject({
      method_id: sent.email_id,
      user_id: sent.user_id,
      session: {
        user_id: sent.user_id,
        expires_at: '2026-11-20T16:00:00.000Z',
        last_accessed_at: '2026-11-20T15:00:00.000Z',
        attributes: { user_agent: 'test browser' },
        authentication_factors: [
          { type: 'magic_link', delivery_method: 'email', email_factor: { email_address: 'new@example.test' } },
        ],
      },
      user: { status: 'active', emails: [{ email: 'new@example.test', verified: true }] },
    });
    expect(data.__user).toEqual(data.user);
    expect([data.session_token, data.session_jwt].every((token) => token.length > 20)).toBe(true);
  });

  it('leads known users to the login URL and others to the signup URL', async () => {
    const urls = {
      email: 'two@example.test',
      login_magic_link_url: `${storefrontUrl}/in`,
      signup_magic_link_url: `${storefrontUrl}/up`,
    };
    await send(urls);
    expect((await client.lastMail()).links[0]).toContain('/up?');
    await authenticate();
    await send(urls);
    expect((await client.lastMail()).links[0]).toContain('/in?');
    await send({ email: 'three@example.test' });
    expect((await client.lastMail()).links[0]).toContain(`${storefrontUrl}/authenticate?`);
  });

  it('takes a link once, and of two who use it at once one gets in', async () => {
    await send();
    const token = await client.linkToken();
    const answers = await Promise.all([authenticate({ token }), authenticate({ token })]);
    expect(answers.sort()).toEqual(['401 unable_to_auth_magic_link', 'accepted']);
    expect(await authenticate({ token })).toBe('401 unable_to_auth_magic_link');
  });

  it('refuses truncated, foreign and empty tokens, and those of another method', async () => {
    await send();
    const token = await client.linkToken();
    for (const wrong of [token.slice(0, -1), 'made-up', ''])
      expect(await authenticate({ token: wrong })).toBe('404 magic_link_not_found');
    await client.must('/passwords/email/reset/start', start);
    expect(await authenticate({ token: await client.linkToken(0) })).toBe('404 magic_link_not_found');
    expect(await authenticate({ token })).toBe('accepted');
  });

  it('binds the link to the browser that asked for it; a wrong verifier does not use it up', async () => {
    await send();
    expect(await authenticate({ code_verifier: undefined })).toBe('400 pkce_expected_code_verifier');
    expect(await authenticate({ code_verifier: 'f'.repeat(128) })).toBe('400 pkce_mismatch');
    expect(await authenticate()).toBe('accepted');
    const path = '/magic_links/email/login_or_create';
    expect(await client.refused(path, { ...start, code_challenge: undefined })).toBe('400 invalid_pkce_code_challenge');
    expect(await client.refused(path, { ...start, code_challenge: 'short' })).toBe('400 invalid_pkce_code_challenge');
  });

  it.each([
    [{ email: 'no address' }, '400 invalid_email'],
    [{ login_magic_link_url: `${storefrontUrl}/..//elsewhere.test` }, '400 no_match_for_provided_magic_link_url'],
    [{ login_magic_link_url: 'https://elsewhere.test/authenticate' }, '400 no_match_for_provided_magic_link_url'],
    [{ signup_magic_link_url: `http://localhost.evil.test:5173/` }, '400 no_match_for_provided_magic_link_url'],
    [{ login_magic_link_url: 'http://localhost@evil.test/' }, '400 no_match_for_provided_magic_link_url'],
    [{ login_magic_link_url: 'javascript:alert(1)' }, '400 invalid_login_magic_link_url'],
    [{ signup_magic_link_url: '/authenticate' }, '400 invalid_signup_magic_link_url'],
    [{ login_expiration_minutes: 4 }, '400 invalid_expiration'],
    [{ signup_expiration_minutes: 5.5 }, '400 invalid_expiration'],
    [{ email: undefined }, '400 bad_request'],
  ])('refuses to send with %j', async (fields, refusal) => {
    expect(await client.refused('/magic_links/email/login_or_create', { ...start, ...fields })).toBe(refusal);
  });

  it('sends a primary link only to addresses that are known', async () => {
    const path = '/magic_links/email/send/primary';
    expect(await client.refused(path, { ...start, email: 'nobody@example.test' })).toBe('404 email_not_found');
    await send({}, path);
    expect(await authenticate()).toBe('accepted');
  });

  it('keeps session and token when the same user signs in again, and opens a new session for another user', async () => {
    const first = await client.signInByLink('hedy@example.test');
    sandbox.clock.advance(60_000);
    const again = await client.signInByLink('hedy@example.test');
    expect([again.session.session_id, again.session_token]).toEqual([first.session.session_id, first.session_token]);
    expect(again.session.authentication_factors).toHaveLength(1);
    expect(Date.parse(again.session.expires_at) - Date.parse(first.session.expires_at)).toBe(60_000);
    const other = await client.signInByLink('mary@example.test');
    expect(other.session.session_id).not.toBe(first.session.session_id);
    expect(other.user_id).not.toBe(first.user_id);
  });
});
