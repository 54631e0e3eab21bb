import { beforeEach, describe, expect, it } from 'vitest';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { storefrontUrl } from '#test/sandbox/support/test-sandbox';
import type { SignInData } from './sign-in-client';
import { SignInClient } from './sign-in-client';
import type { AuthenticatorHabits } from './software-authenticator';
import { SoftwareAuthenticator } from './software-authenticator';

const sandbox = sharedSandbox();
let client: SignInClient;
let device: SoftwareAuthenticator;
let people = 0;

beforeEach(async () => {
  client = new SignInClient(sandbox);
  device = new SoftwareAuthenticator(storefrontUrl);
  people += 1;
  await client.signInByLink(`person${people}@example.test`);
});

const startRegistration = async (fields: object = {}) =>
  (await client.must('/webauthn/register/start', { domain: 'localhost', user_agent: 'a browser', ...fields }))
    .public_key_credential_creation_options;
const startSignIn = async (order = 'primary') =>
  (await client.must(`/webauthn/authenticate/start/${order}`, { domain: 'localhost' }))
    .public_key_credential_request_options;
const finish = (path: string, public_key_credential: string) =>
  client.refused(path, { public_key_credential, session_duration_minutes: 60 });
const register = async (): Promise<SignInData> =>
  client.must('/webauthn/register', {
    public_key_credential: device.create(await startRegistration()),
    session_duration_minutes: 60,
  });

describe('Passkeys (spec §7 Sign-in provider)', () => {
  it('registers a passkey, and signs in by it without saying who', async () => {
    const options = JSON.parse(
      await startRegistration({ return_passkey_credential_options: true, authenticator_type: 'platform' }),
    ) as object;
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: `person${people}@example.test` },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', authenticatorAttachment: 'platform' },
    });
    const registered = await register();
    expect(registered.user.webauthn_registrations).toMatchObject([
      {
        webauthn_registration_id: registered.webauthn_registration_id,
        domain: 'localhost',
        user_agent: 'a browser',
        verified: true,
        name: 'Passkey 1',
      },
    ]);
    client.sessionToken = undefined;
    const request = await startSignIn();
    expect(JSON.parse(request)).toMatchObject({ rpId: 'localhost', allowCredentials: [] });
    const data = await client.must('/webauthn/authenticate', {
      public_key_credential: device.get(request),
      session_duration_minutes: 60,
    });
    expect([data.user_id, data.webauthn_registration_id]).toEqual([
      registered.user_id,
      registered.webauthn_registration_id,
    ]);
    expect(data.session.authentication_factors).toMatchObject([
      { type: 'webauthn', delivery_method: 'webauthn_registration' },
    ]);
  });

  it('asks the signed-in user for their own passkeys, and does not register one twice', async () => {
    expect(await client.refused('/webauthn/authenticate/start/secondary', { domain: 'localhost' })).toBe(
      '400 no_active_webauthn_registrations',
    );
    await register();
    expect(JSON.parse(await startRegistration())).toMatchObject({ excludeCredentials: [{ id: device.id }] });
    const request = await startSignIn('secondary');
    expect(JSON.parse(request)).toMatchObject({ allowCredentials: [{ id: device.id, transports: ['internal'] }] });
    expect(await finish('/webauthn/authenticate', device.get(request))).toBe('accepted');
    expect(await finish('/webauthn/register', device.create(await startRegistration()))).toBe(
      '400 duplicate_webauthn_registration',
    );
  });

  it('takes each challenge once and in time', async () => {
    await register();
    const request = await startSignIn();
    const answer = device.get(request);
    expect(await finish('/webauthn/authenticate', answer)).toBe('accepted');
    expect(await finish('/webauthn/authenticate', answer)).toBe('401 unable_to_auth_webauthn_registration');
    expect(await finish('/webauthn/authenticate', device.get(request))).toBe(
      '401 unable_to_auth_webauthn_registration',
    );
    const late = await startSignIn();
    const lateRegistration = await startRegistration();
    sandbox.clock.advance(5 * 60_000);
    expect(await finish('/webauthn/authenticate', device.get(late))).toBe('401 unable_to_auth_webauthn_registration');
    const lateKey = new SoftwareAuthenticator(storefrontUrl).create(lateRegistration);
    expect(await finish('/webauthn/register', lateKey)).toBe('400 no_pending_webauthn_registration');
  });

  it.each<AuthenticatorHabits>([
    { origin: 'https://elsewhere.test' },
    { rpId: 'elsewhere.test' },
    { forged: true },
    { counter: 1 },
  ])('refuses a signature with %j', async (habits) => {
    await register();
    expect(await finish('/webauthn/authenticate', device.get(await startSignIn(), habits))).toBe(
      '401 unable_to_auth_webauthn_registration',
    );
  });

  it.each<AuthenticatorHabits>([{ origin: 'https://elsewhere.test' }, { rpId: 'elsewhere.test' }])(
    'refuses a new key with %j',
    async (habits) => {
      const answer = device.create(await startRegistration(), habits);
      expect(await finish('/webauthn/register', answer)).toBe('401 unable_to_register_webauthn_registration');
    },
  );

  it('refuses strangers, foreign challenges, other domains and nonsense', async () => {
    expect(await finish('/webauthn/authenticate', device.get(await startSignIn()))).toBe(
      '404 webauthn_registration_not_found',
    );
    await register();
    const theirs = await startRegistration();
    await client.signInByLink('somebody.else@example.test');
    expect(await finish('/webauthn/register', device.create(theirs))).toBe('400 no_pending_webauthn_registration');
    expect(await client.refused('/webauthn/register/start', { domain: 'elsewhere.test' })).toBe(
      '400 invalid_webauthn_registration_domain',
    );
    for (const nonsense of ['', '{}', '[1]', '{"id":"x"}', '{"id":"x","response":{"clientDataJSON":"e30"}}']) {
      expect(await finish('/webauthn/register', nonsense)).toBe('400 invalid_public_key_credential');
    }
    client.sessionToken = undefined;
    expect(await client.refused('/webauthn/register/start', { domain: 'localhost' })).toBe('401 user_unauthenticated');
  });

  it('can be renamed and removed by its owner', async () => {
    const { webauthn_registration_id: id } = await register();
    await client.must(`/webauthn/update/${id}`, { name: 'Red key' }, 'PUT');
    expect(await client.refused(`/webauthn/update/${id}`, { name: ' ' }, 'PUT')).toBe(
      '400 empty_webauthn_registration_name',
    );
    const other = new SignInClient(sandbox);
    await other.signInByLink('thief@example.test');
    expect(await other.refused(`/webauthn/update/${id}`, { name: 'Mine' }, 'PUT')).toBe(
      '404 webauthn_registration_not_found',
    );
    expect(await other.refused(`/users/webauthn_registrations/${id}`, undefined, 'DELETE')).toBe(
      '404 webauthn_registration_not_found',
    );
    const { __user: user } = await client.must(`/users/webauthn_registrations/${id}`, undefined, 'DELETE');
    expect(user.webauthn_registrations).toEqual([]);
  });
});
