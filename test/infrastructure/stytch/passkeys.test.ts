import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StytchMagicLinkGateway } from '#src/infrastructure/stytch/stytch-magic-link-gateway';
import { StytchPasskeyGateway } from '#src/infrastructure/stytch/stytch-passkey-gateway';
import { rejection } from '#test/contracts/shop/rejection';
import { authenticated, refused, setUp, silence, success } from './scripted-provider';

/** Options as the provider sends them: JSON in a string, bytes in base64url. */
const creation = {
  rp: { id: 'localhost', name: 'Shop' },
  user: { id: 'dXNlci0x', name: 'a@b.example', displayName: 'a@b.example' },
  challenge: 'AQIDBA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
};
const request = {
  challenge: 'BQYHCA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;
/** A credential as browsers return it. */
const credential = {
  type: 'public-key',
  id: 'CQoLDA',
  rawId: bytes(9, 10, 11, 12),
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
};
const created = {
  ...credential,
  response: { clientDataJSON: bytes(1), attestationObject: bytes(2), getTransports: () => ['internal'] },
};
const asserted = {
  ...credential,
  response: { clientDataJSON: bytes(1), authenticatorData: bytes(3), signature: bytes(4), userHandle: bytes(5) },
};

async function setUpPasskeys({ signedIn }: { readonly signedIn: boolean }) {
  const made = await setUp();
  const { provider, calls } = made;
  provider.on('/webauthn/register', authenticated({ webauthn_registration_id: 'registration-1' }));
  provider.on(
    '/webauthn/register/start',
    success({ public_key_credential_creation_options: JSON.stringify(creation) }),
  );
  provider.on('/webauthn/authenticate', authenticated());
  provider.on(
    '/webauthn/authenticate/start',
    success({ public_key_credential_request_options: JSON.stringify(request) }),
  );
  provider.on('/magic_links/authenticate', authenticated());
  const create = vi.fn(() => Promise.resolve<unknown>(created));
  const get = vi.fn(() => Promise.resolve<unknown>(asserted));
  vi.stubGlobal('navigator', { userAgent: 'test browser', credentials: { create, get } });
  if (signedIn) await new StytchMagicLinkGateway({ calls }).authenticate('token');
  return { ...made, create, get, passkeys: new StytchPasskeyGateway({ calls }) };
}

function refusing(name: string): () => Promise<never> {
  return () => Promise.reject(new DOMException('The operation either timed out or was not allowed.', name));
}

beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

describe('Passkeys of the provider (spec §7 webauthn)', () => {
  it('register with the options of the provider, and hand the credential over', async () => {
    const { passkeys, provider, create } = await setUpPasskeys({ signedIn: true });
    await passkeys.register();
    expect(provider.callsTo('/webauthn/register/start')[0]?.body).toMatchObject({
      domain: 'localhost',
      return_passkey_credential_options: true,
    });
    expect(create).toHaveBeenCalledExactlyOnceWith({
      publicKey: expect.objectContaining({ rp: creation.rp, challenge: bytes(1, 2, 3, 4) }) as unknown,
    });
    const { body } = provider.received.find(({ path }) => path === '/webauthn/register')!;
    const { public_key_credential: sent, session_duration_minutes: minutes } = body as Readonly<
      Record<string, unknown>
    >;
    expect(minutes).toBe(60);
    expect(JSON.parse(String(sent))).toMatchObject({
      id: 'CQoLDA',
      response: { attestationObject: 'Ag', transports: ['internal'] },
    });
  });

  it('register for signed-in users only', async () => {
    const { passkeys, provider, create } = await setUpPasskeys({ signedIn: false });
    expect(await rejection(passkeys.register())).toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'User is not logged in',
    });
    expect(provider.callsTo('/webauthn')).toEqual([]);
    expect(create).not.toHaveBeenCalled();
  });

  it('sign in with the options of a passkey', async () => {
    const { passkeys, provider, get } = await setUpPasskeys({ signedIn: false });
    expect(await passkeys.authenticate()).toMatchObject({ userId: 'user-1' });
    expect(provider.callsTo('/webauthn/authenticate').map(({ path }) => path)).toEqual([
      '/webauthn/authenticate/start/primary',
      '/webauthn/authenticate',
    ]);
    expect(provider.callsTo('/webauthn/authenticate/start')[0]?.body).toMatchObject({
      domain: 'localhost',
      return_passkey_credential_options: true,
    });
    expect(get).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        publicKey: expect.objectContaining({ rpId: 'localhost', challenge: bytes(5, 6, 7, 8) }) as unknown,
      }),
    );
  });

  it('ask the secondary endpoint for the signed-in user', async () => {
    const { passkeys, provider } = await setUpPasskeys({ signedIn: true });
    await passkeys.authenticate();
    expect(provider.callsTo('/webauthn/authenticate/start')[0]?.path).toBe('/webauthn/authenticate/start/secondary');
  });

  it.each([
    ['NotAllowedError', 'canceled'],
    ['AbortError', 'canceled'],
    ['InvalidStateError', 'passkey_exists'],
    ['NotSupportedError', 'passkeys_unsupported'],
    ['SecurityError', 'INTERNAL_ERROR'],
  ])('explain a %s of the browser', async (name, code) => {
    const { passkeys, create, get } = await setUpPasskeys({ signedIn: true });
    create.mockImplementation(refusing(name));
    get.mockImplementation(refusing(name));
    expect(await rejection(passkeys.register())).toMatchObject({ code });
    expect(await rejection(passkeys.authenticate())).toMatchObject({ code });
  });

  it('report the refusals of the provider', async () => {
    const { passkeys, provider } = await setUpPasskeys({ signedIn: false });
    provider.on('/webauthn/authenticate', refused(404, 'webauthn_registration_not_found'));
    provider.on(
      '/webauthn/authenticate/start',
      success({ public_key_credential_request_options: JSON.stringify(request) }),
    );
    expect(await rejection(passkeys.authenticate())).toMatchObject({
      code: 'unknown_passkey',
      trace: { status: 404 },
    });
  });

  it('give a person time, but not for ever', async () => {
    const { passkeys, scheduler, get } = await setUpPasskeys({ signedIn: false });
    get.mockImplementation(silence as () => Promise<unknown>);
    let isSettled = false;
    const asking = rejection(passkeys.authenticate()).finally(() => (isSettled = true));
    await scheduler.advance(300_000);
    expect(isSettled).toBe(false);
    await scheduler.advance(30_000);
    expect(await asking).toMatchObject({ code: 'timeout' });
  });

  it('are there where the browser knows them', async () => {
    const { passkeys } = await setUpPasskeys({ signedIn: false });
    expect(await passkeys.isSupported()).toBe(false);
    vi.stubGlobal('window', { PublicKeyCredential: () => undefined });
    expect(await passkeys.isSupported()).toBe(true);
  });
});
