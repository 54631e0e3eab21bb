import { beforeEach, describe, expect, it } from 'vitest';
import { oauthProviders } from '#sandbox/sign-in/oauth-providers';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { storefrontUrl } from '#test/sandbox/support/test-sandbox';
import { codeChallenge, publicToken, SignInClient, verifier } from './sign-in-client';

const sandbox = sharedSandbox();
let client: SignInClient;

beforeEach(() => {
  client = new SignInClient(sandbox);
});

interface Form {
  readonly page: string;
  readonly policy: string;
  readonly action: string;
  readonly consent: string;
}

function open(provider: string, query: Record<string, string> = {}): Promise<Response> {
  const params = new URLSearchParams({ public_token: publicToken, code_challenge: codeChallenge, ...query });
  return fetch(`${sandbox.url}/v1/public/oauth/${provider}/start?${params}`);
}

async function formOf(response: Response): Promise<Form> {
  const page = await response.text();
  return {
    page,
    policy: response.headers.get('content-security-policy')!,
    action: /action="([^"]+)"/.exec(page)![1]!,
    consent: /name="consent" value="([^"]+)"/.exec(page)![1]!,
  };
}

async function press(form: Form, email: string, button = 'continue'): Promise<Response> {
  const body = new URLSearchParams({ consent: form.consent, email, do: button });
  return fetch(`${sandbox.url}${form.action}`, { method: 'POST', body, redirect: 'manual' });
}

async function tokenFor(provider: string, email: string, query: Record<string, string> = {}): Promise<string> {
  const answer = await press(await formOf(await open(provider, query)), email);
  return new URL(answer.headers.get('location')!).searchParams.get('token')!;
}

const authenticate = (token: string, fields: object = {}) =>
  client.refused('/oauth/authenticate', { token, code_verifier: verifier, session_duration_minutes: 60, ...fields });

describe('OAuth (spec §7 Browser redirect, §9 OAuth providers)', () => {
  it.each(oauthProviders)('signs in with $id', async ({ id, name, sharesEmail }) => {
    const email = `${id}@example.test`;
    const form = await formOf(await open(id, { signup_redirect_url: `${storefrontUrl}/en-US/authenticate` }));
    for (const text of [`Sign in with ${name}`, 'Continue as', 'Deny']) expect(form.page).toContain(text);
    expect(form.policy).toContain(`form-action 'self' ${storefrontUrl}`);
    const answer = await press(form, email);
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location')!);
    expect([back.origin + back.pathname, back.searchParams.get('stytch_token_type')]).toEqual([
      `${storefrontUrl}/en-US/authenticate`,
      'oauth',
    ]);
    const token = back.searchParams.get('token')!;
    const data = await client.must('/oauth/authenticate', {
      token,
      code_verifier: verifier,
      session_duration_minutes: 60,
    });
    expect(data).toMatchObject({
      provider_type: name,
      provider_subject: expect.any(String),
      user: { providers: [{ provider_type: name }] },
    });
    expect(data.session.authentication_factors).toMatchObject([{ type: 'oauth', delivery_method: `oauth_${id}` }]);
    expect(data.user.emails.map((one) => one.email)).toEqual(sharesEmail ? [email] : []);
  });

  it('recognizes an account, and links it to the user with the address', async () => {
    const { user_id } = await client.signInByLink('ada@example.test');
    client.sessionToken = undefined;
    const query = { login_redirect_url: `${storefrontUrl}/in`, signup_redirect_url: `${storefrontUrl}/up` };
    const answer = await press(await formOf(await open('google', query)), 'Ada@Example.test');
    expect(answer.headers.get('location')).toContain('/in?');
    const first = await client.must('/oauth/authenticate', {
      token: new URL(answer.headers.get('location')!).searchParams.get('token'),
      code_verifier: verifier,
    });
    client.sessionToken = undefined;
    const second = await client.must('/oauth/authenticate', {
      token: await tokenFor('google', 'ada@example.test'),
      code_verifier: verifier,
    });
    expect([first.user_id, second.user_id, second.user.providers.length]).toEqual([user_id, user_id, 1]);
  });

  it('adds an account to the signed-in user', async () => {
    const { user_id } = await client.signInByLink('grace@example.test');
    const { oauth_attach_token } = await client.must('/oauth/attach', { provider: 'github' });
    const token = await tokenFor('github', 'grace.work@example.test', { oauth_attach_token });
    const data = await client.must('/oauth/authenticate', { token, code_verifier: verifier });
    expect([data.user_id, data.user.emails.length, data.user.providers[0]?.provider_type]).toEqual([
      user_id,
      2,
      'Github',
    ]);
    expect((await open('github', { oauth_attach_token })).status).toBe(400);
    expect(await client.refused('/oauth/attach', { provider: 'unheard-of' })).toBe('400 invalid_oauth_provider');
    await new SignInClient(sandbox).must('/oauth/authenticate', {
      token: await tokenFor('figma', 'other@example.test'),
      code_verifier: verifier,
    });
    const another = await client.must('/oauth/attach', { provider: 'figma' });
    const form = await formOf(await open('figma', { oauth_attach_token: another.oauth_attach_token }));
    expect((await press(form, 'other@example.test')).headers.get('location')).toContain('error=account_in_use');
  });

  it('takes a token once, in the browser that began, and not after its time', async () => {
    const token = await tokenFor('apple', 'hedy@example.test');
    expect(await authenticate(token, { code_verifier: undefined })).toBe('400 pkce_expected_code_verifier');
    expect(await authenticate(token, { code_verifier: 'other' })).toBe('400 pkce_mismatch');
    expect((await Promise.all([authenticate(token), authenticate(token)])).sort()).toEqual([
      '404 oauth_token_not_found',
      'accepted',
    ]);
    const late = await tokenFor('apple', 'hedy@example.test');
    sandbox.clock.advance(5 * 60_000);
    for (const wrong of [late, late.slice(1), 'made-up', ''])
      expect(await authenticate(wrong)).toBe('404 oauth_token_not_found');
  });

  it('goes back without a token when denied, and asks again for a proper address', async () => {
    const form = await formOf(await open('yahoo'));
    const wrong = await press(form, 'no address');
    expect([wrong.status, (await wrong.text()).includes('Enter an e-mail address')]).toEqual([422, true]);
    const back = new URL((await press(form, '', 'deny')).headers.get('location')!);
    expect([back.origin, back.searchParams.get('error'), back.searchParams.has('token')]).toEqual([
      storefrontUrl,
      'access_denied',
      false,
    ]);
    expect((await press(form, 'late@example.test')).status).toBe(404);
  });

  it.each([
    ['unheard-of', {}, 400, 'invalid_oauth_provider'],
    ['google', { login_redirect_url: 'https://elsewhere.test/' }, 400, 'no_match_for_provided_oauth_url'],
    ['google', { signup_redirect_url: 'javascript:alert(1)' }, 400, 'invalid_signup_redirect_url'],
    ['google', { code_challenge: '' }, 400, 'invalid_pkce_code_challenge'],
    ['google', { public_token: 'secret-test' }, 404, 'public_token_not_found'],
    ['google', { public_token: 'public-token-test-another' }, 404, 'public_token_not_found'],
    ['google', { oauth_attach_token: 'made-up' }, 400, 'invalid_oauth_attach_token'],
  ])('shows why %s cannot start with %j', async (provider, query, status, type) => {
    const answer = await open(provider, query);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('location')]).toEqual([
      status,
      'text/html; charset=utf-8',
      null,
    ]);
    expect(await answer.text()).toContain(type);
  });

  it('escapes typed text', async () => {
    const form = await formOf(await open('slack'));
    expect(await (await press(form, '"><script>alert(1)</script>')).text()).not.toContain('<script>alert');
  });
});
