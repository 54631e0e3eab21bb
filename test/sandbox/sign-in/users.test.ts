import { beforeEach, describe, expect, it } from 'vitest';
import { localKeys, projectId } from '#sandbox/sign-in/project';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { codeChallenge, SignInClient, verifier } from './sign-in-client';

const sandbox = sharedSandbox();
let client: SignInClient;
let email: string;
let people = 0;

beforeEach(() => {
  client = new SignInClient(sandbox);
  people += 1;
  email = `person${people}@example.test`;
});

const basicOf = (token: string): string => `Basic ${btoa(`${token}:${token}`)}`;
const remove = (path: string) => client.refused(`/users/${path}`, undefined, 'DELETE');

describe('Users of the sign-in provider (spec §7 Sign-in provider)', () => {
  it('are shown to servers, which know the secret of the project, and to no other caller', async () => {
    const { user_id: id } = await client.signInByLink(email);
    const ask = (authorization: string) =>
      fetch(`${sandbox.url}/v1/users/${id}`, { headers: { Authorization: `Basic ${btoa(authorization)}` } });
    const answer = await ask(`${projectId}:${localKeys.secret}`);
    expect(await answer.json()).toMatchObject({ user_id: id, emails: [{ email, verified: true }] });
    expect((await ask(projectId)).status).toBe(401);
  });

  it.each([
    ['the id of another project', `project-test-another:${localKeys.secret}`, 400, 'invalid_project_id_authentication'],
    ['the secret of another project', `${projectId}:secret-test-another`, 401, 'invalid_secret_authentication'],
    ['a public token', `${projectId}:public-token-test-ringpull`, 401, 'invalid_secret_authentication'],
  ])('are shown to no server that shows %s', async (_, authorization, status, type) => {
    const { user_id: id } = await client.signInByLink(email);
    const answer = await fetch(`${sandbox.url}/v1/users/${id}`, {
      headers: { Authorization: `Basic ${btoa(authorization)}` },
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error_type: type });
  });

  it('keeps name and metadata, part by part', async () => {
    await client.signInByLink(email);
    const put = (body: object) => client.must('/users/me', body, 'PUT');
    await put({ name: { first_name: 'Ada', last_name: 'Example' }, untrusted_metadata: { size: 'L', color: 'red' } });
    const changed = await put({ name: { middle_name: 'K.' }, untrusted_metadata: { color: null, pets: ['cat'] } });
    expect(changed.__user).toMatchObject({
      name: { first_name: 'Ada', middle_name: 'K.', last_name: 'Example' },
      untrusted_metadata: { size: 'L', pets: ['cat'] },
    });
    expect(changed.__user).not.toHaveProperty('untrusted_metadata.color');
    expect(changed).toMatchObject({
      user_id: changed.__user.user_id,
      emails: [{ email }],
      phone_numbers: [],
      crypto_wallets: [],
    });
    expect(await client.refused('/users/me', { untrusted_metadata: ['a'] }, 'PUT')).toBe('400 bad_request');
    const long = { note: 'x'.repeat(4096) };
    expect(await client.refused('/users/me', { untrusted_metadata: long }, 'PUT')).toBe('400 bad_request');
    expect(await client.refused('/users/me', { name: { first_name: long.note } }, 'PUT')).toBe('400 bad_request');
  });

  it('returns the kind of user of an address', async () => {
    const search = async () => client.must('/users/search', { email });
    expect(await search()).toMatchObject({ userType: 'new' });
    await client.signInByLink(email);
    expect(await search()).toMatchObject({ userType: 'passwordless' });
    await client.must('/passwords/session/reset', { password: 'moss-kettle-lantern-41' });
    expect(await search()).toMatchObject({ userType: 'password' });
  });

  it('deletes factors, but never the last one that can sign in', async () => {
    const { user } = await client.signInByLink(email);
    expect(await remove(`emails/${user.emails[0]!.email_id}`)).toBe('400 cannot_delete_last_primary_factor');
    const { method_id } = await client.must('/otps/sms/send/secondary', { phone_number: `+1202555${1000 + people}` });
    expect(await remove(`emails/${user.emails[0]!.email_id}`)).toBe('400 cannot_delete_last_primary_factor');
    await client.must('/otps/authenticate', { method_id, token: await client.passcode() });
    const { __user } = await client.must(`/users/emails/${user.emails[0]!.email_id}`, undefined, 'DELETE');
    expect([__user.emails, __user.phone_numbers.length]).toEqual([[], 1]);
    expect(await remove(`phone_numbers/${method_id}`)).toBe('400 cannot_delete_last_primary_factor');
  });
});

describe('Calls of the sign-in provider (spec §8 Sign-in provider)', () => {
  it('bootstraps with PKCE on and nothing that loads code from elsewhere', async () => {
    const { status, body } = await client.send('GET', '/projects/bootstrap/public-token-test-ringpull', undefined, '');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      pkce_required_for_email_magic_links: true,
      pkce_required_for_password_resets: true,
      pkce_required_for_oauth: true,
      captcha_settings: { enabled: false },
      dfp_protected_auth_enabled: false,
      password_config: null,
      cname_domain: null,
      vertical: 'CONSUMER',
    });
    for (const other of ['secret', 'public-token-test-another'])
      expect((await client.send('GET', `/projects/bootstrap/${other}`, undefined, '')).body.error_type).toBe(
        'public_token_not_found',
      );
  });

  it('counts telemetry that comes without credentials (spec §7 POST /events, §9 Telemetry)', async () => {
    expect(
      (
        await client.send(
          'POST',
          '/events',
          [
            { telemetry: {}, event: {} },
            { telemetry: {}, event: {} },
          ],
          '',
        )
      ).status,
    ).toBe(200);
    const calls = (await (await fetch(`${sandbox.url}/_control/sign-in/calls`)).json()) as { events: number };
    expect(calls.events).toBe(2);
  });

  it('answers refusals with type, message, address and id of the request', async () => {
    const { status, body } = await client.send('POST', '/sessions/authenticate', {});
    expect([status, body.status_code, body.error_type]).toEqual([401, 401, 'user_unauthenticated']);
    expect(body.request_id).toMatch(/^request-id-test-[0-9a-f-]{36}$/);
    expect(body.error_url).toMatch(/\/401#user_unauthenticated$/);
    expect(body.error_message).not.toBe('');
  });

  it("lists the problems of a request's fields", async () => {
    const { status, body } = await client.send('POST', '/magic_links/authenticate', {
      session_duration_minutes: '60',
      code_verifier: null,
    });
    expect([status, body.error_message]).toEqual([400, '[400] Request does not match expected schema']);
    expect(body).toMatchObject({
      body: [
        { dataPath: '', message: "should have required property 'token'" },
        { dataPath: '.session_duration_minutes', message: 'should be number' },
      ],
    });
  });

  it.each([
    ['', '401 invalid_authorization_header'],
    ['Bearer abc', '401 invalid_authorization_header'],
    [`Basic ${Buffer.from('public-token-test-ringpull').toString('base64')}`, '401 invalid_authorization_header'],
    [`Basic ${Buffer.from('secret:secret').toString('base64')}`, '404 public_token_not_found'],
    [basicOf('public-token-test-another'), '404 public_token_not_found'],
    [basicOf('public-token-live-another'), '404 public_token_not_found'],
  ])('refuses the authorization %j', async (authorization, refusal) => {
    const { status, body } = await client.send(
      'POST',
      '/magic_links/email/login_or_create',
      { email, code_challenge: codeChallenge },
      authorization,
    );
    expect(`${status} ${body.error_type}`).toBe(refusal);
  });

  it('refuses unknown calls and invalid JSON', async () => {
    expect(await client.refused('/b2b/organizations/search')).toBe('404 route_not_found');
    const broken = await fetch(`${sandbox.url}/sdk/v1/magic_links/authenticate`, {
      method: 'POST',
      body: '{',
      headers: { 'Content-Type': 'application/json', Authorization: client.basic() },
    });
    expect([broken.status, await broken.json()]).toMatchObject([400, { error_type: 'bad_request' }]);
  });

  it('lets only the storefront call with credentials', async () => {
    const preflight = (origin: string) =>
      fetch(`${sandbox.url}/sdk/v1/magic_links/authenticate`, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization,content-type,x-sdk-client,x-sdk-parent-host',
        },
      });
    const { headers } = await preflight('http://localhost:5173');
    expect([headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual([
      'http://localhost:5173',
      'true',
    ]);
    for (const name of ['authorization', 'content-type', 'x-sdk-client', 'x-sdk-parent-host']) {
      expect(headers.get('access-control-allow-headers')!.toLowerCase()).toContain(name);
    }
    expect((await preflight('https://elsewhere.test')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('lets a user be seen twice at once and made once', async () => {
    const body = { email, code_challenge: codeChallenge };
    const both = await Promise.all([1, 2].map(() => client.must('/magic_links/email/login_or_create', body)));
    expect(both[0]!.user_id).toBe(both[1]!.user_id);
    const data = await client.must('/magic_links/authenticate', {
      token: await client.linkToken(),
      code_verifier: verifier,
    });
    expect(data.user_id).toBe(both[0]!.user_id);
  });
});
