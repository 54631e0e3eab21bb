import { describe, expect, it } from 'vitest';
import { readSession, readUser } from '#src/infrastructure/stytch/stytch-responses';

const session = {
  user_id: 'user-1',
  started_at: '2026-11-20T15:00:00Z',
  last_accessed_at: '2026-11-20T15:01:00Z',
  expires_at: '2026-11-20T16:00:00.500Z',
  authentication_factors: [{ type: 'otp', last_authenticated_at: '2026-11-20T15:00:00Z' }],
};

describe('Sessions as this browser remembers them (spec §3 Session)', () => {
  it('are read with all their moments', () => {
    expect(readSession(session)).toEqual({
      userId: 'user-1',
      startedAt: Date.UTC(2026, 10, 20, 15),
      expiresAt: Date.UTC(2026, 10, 20, 16, 0, 0, 500),
      factors: [{ kind: 'passcode', lastUsedAt: Date.UTC(2026, 10, 20, 15) }],
    });
  });

  it.each([
    ['nothing', null],
    ['text', 'session'],
    ['a list', []],
    ['no user', { ...session, user_id: undefined }],
    ['no end', { ...session, expires_at: undefined }],
    ['an end that is no moment', { ...session, expires_at: 'tomorrow' }],
    ['a beginning that is no text', { ...session, started_at: 1 }],
  ])('are none when there is %s', (_what, wire) => {
    expect(readSession(wire)).toBeUndefined();
  });

  it.each([
    ['magic_link', 'magic-link'],
    ['otp', 'passcode'],
    ['oauth', 'oauth'],
    ['password', 'password'],
    ['totp', 'totp'],
    ['recovery_codes', 'recovery-code'],
    ['webauthn', 'passkey'],
    ['crypto', 'wallet'],
  ])('tell by which way they were proven: %s', (type, kind) => {
    const wire = { ...session, authentication_factors: [{ type, last_authenticated_at: session.started_at }] };
    expect(readSession(wire)?.factors).toEqual([{ kind, lastUsedAt: Date.UTC(2026, 10, 20, 15) }]);
  });

  it.each(['sso', '__proto__', 'constructor'])('keep the name of a way that the shop does not know: %s', (type) => {
    const wire = { ...session, authentication_factors: [{ type, last_authenticated_at: session.started_at }] };
    expect(readSession(wire)?.factors).toEqual([{ kind: 'other', name: type, lastUsedAt: Date.UTC(2026, 10, 20, 15) }]);
  });

  it('leave out factors that say nothing', () => {
    const wire = {
      ...session,
      authentication_factors: [
        { type: 'otp' },
        { last_authenticated_at: session.started_at },
        null,
        'otp',
        ...session.authentication_factors,
      ],
    };
    expect(readSession(wire)?.factors).toHaveLength(1);
    expect(readSession({ ...session, authentication_factors: undefined })?.factors).toEqual([]);
  });
});

describe('Users of the sign-in provider (spec §3 Sign-in user)', () => {
  it('are read with every way they can sign in', () => {
    const user = readUser({
      user_id: 'user-1',
      name: { first_name: 'Ada', middle_name: '', last_name: 'Example' },
      emails: [{ email_id: 'email-1', email: 'ada@example.com', verified: true }],
      phone_numbers: [{ phone_id: 'phone-1', phone_number: '+12025550123', verified: false }],
      totps: [{ totp_id: 'totp-1', verified: true }],
      providers: [
        {
          oauth_user_registration_id: 'oauth-1',
          provider_type: 'Google',
          provider_subject: '1',
          profile_picture_url: '',
          locale: '',
        },
      ],
      webauthn_registrations: [
        {
          webauthn_registration_id: 'passkey-1',
          name: 'My phone',
          domain: 'shop.example',
          user_agent: '',
          authenticator_type: '',
          verified: true,
        },
        {
          webauthn_registration_id: 'passkey-2',
          name: '',
          domain: 'shop.example',
          user_agent: '',
          authenticator_type: '',
          verified: true,
        },
      ],
      crypto_wallets: [
        {
          crypto_wallet_id: 'wallet-1',
          crypto_wallet_address: '0xabc',
          crypto_wallet_type: 'ethereum',
          verified: true,
        },
      ],
      biometric_registrations: [{ biometric_registration_id: 'biometric-1', verified: true }],
      password: { password_id: 'password-1', requires_reset: false },
      untrusted_metadata: { newsletter: true },
    });
    expect(user).toEqual({
      id: 'user-1',
      name: 'Ada Example',
      emails: ['ada@example.com'],
      factors: [
        { kind: 'email', id: 'email-1', name: 'ada@example.com', isVerified: true },
        { kind: 'phone-number', id: 'phone-1', name: '+12025550123', isVerified: false },
        { kind: 'totp', id: 'totp-1', name: '', isVerified: true },
        { kind: 'oauth', id: 'oauth-1', name: 'Google', isVerified: true },
        { kind: 'passkey', id: 'passkey-1', name: 'My phone', isVerified: true },
        { kind: 'passkey', id: 'passkey-2', name: 'shop.example', isVerified: true },
        { kind: 'wallet', id: 'wallet-1', name: '0xabc', isVerified: true },
        { kind: 'biometric', id: 'biometric-1', name: '', isVerified: true },
      ],
      hasPassword: true,
      untrustedMetadata: { newsletter: true },
    });
  });

  it('may have nothing but an id', () => {
    expect(readUser({ user_id: 'user-1' })).toEqual({
      id: 'user-1',
      name: '',
      emails: [],
      factors: [],
      hasPassword: false,
      untrustedMetadata: {},
    });
  });

  it('have no way to sign in of an entry that is none', () => {
    const email = { email_id: 'email-1', email: 'ada@example.test', verified: true };
    const wire = { user_id: 'user-1', emails: [null, email], phone_numbers: null };
    expect(readUser(wire as never)).toMatchObject({
      emails: ['ada@example.test'],
      factors: [{ kind: 'email', id: 'email-1', name: 'ada@example.test', isVerified: true }],
    });
  });

  it('are none without one', () => {
    expect(() => readUser(null)).toThrow(expect.objectContaining({ code: 'wrong_shape' }));
    expect(() => readUser({})).toThrow(expect.objectContaining({ code: 'wrong_shape' }));
  });
});
