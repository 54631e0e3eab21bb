import type { User } from '@stytch/vanilla-js/headless';
import type { SessionFactor, SessionFactorKind, SignInSession } from '#src/domain/session/sign-in-session';
import type { FactorKind, SignInFactor, SignInUser } from '#src/domain/session/sign-in-user';
import { type Checked, fields, maybe, rows, text, readable } from '#src/infrastructure/shared/checks';
import { isRecord } from '#src/infrastructure/shared/json';
import { moment } from '#src/infrastructure/shared/value-checks';
import { wrongShape } from './sign-in-failure';

const factorShape = fields({ type: text, last_authenticated_at: moment });
const sessionShape = fields({
  user_id: text,
  started_at: moment,
  expires_at: moment,
  authentication_factors: maybe(rows(factorShape)),
});

const kinds: ReadonlyMap<string, SessionFactorKind> = new Map(
  Object.entries({
    magic_link: 'magic-link',
    otp: 'passcode',
    oauth: 'oauth',
    password: 'password',
    totp: 'totp',
    recovery_codes: 'recovery-code',
    webauthn: 'passkey',
    crypto: 'wallet',
  } satisfies Record<string, SessionFactorKind>),
);

/**
 * A session of the provider or of this browser's storage, which may hold anything. Undefined when it is no session.
 */
export function readSession(wire: unknown): SignInSession | undefined {
  const session = readable(sessionShape, wire);
  return (
    session && {
      userId: session.user_id,
      startedAt: session.started_at,
      expiresAt: session.expires_at,
      factors: (session.authentication_factors ?? []).map(asFactor),
    }
  );
}

function asFactor({ type, last_authenticated_at: lastUsedAt }: Checked<typeof factorShape>): SessionFactor {
  const kind = kinds.get(type);
  return kind ? { kind, lastUsedAt } : { kind: 'other', name: type, lastUsedAt };
}

const identityShape = fields({ user_id: text });

/** Throws `wrong_shape` when the response has no user. */
export function readUser(user: Partial<User> | null): SignInUser {
  const identity = readable(identityShape, user);
  if (!user || !identity) throw wrongShape('user');
  return {
    id: identity.user_id,
    name: [user.name?.first_name, user.name?.middle_name, user.name?.last_name].filter(Boolean).join(' '),
    emails: list(user.emails).map(({ email }) => email),
    factors: readFactors(user),
    hasPassword: Boolean(user.password) && user.password?.requires_reset !== true,
    untrustedMetadata: user.untrusted_metadata ?? {},
  };
}

function readFactors(user: Partial<User>): readonly SignInFactor[] {
  return [
    ...list(user.emails).map(({ email_id, email, verified }) => factor('email', email_id, email, verified)),
    ...list(user.phone_numbers).map(({ phone_id, phone_number, verified }) =>
      factor('phone-number', phone_id, phone_number, verified),
    ),
    ...list(user.totps).map(({ totp_id, verified }) => factor('totp', totp_id, '', verified)),
    ...list(user.providers).map((account) =>
      factor('oauth', account.oauth_user_registration_id, account.provider_type),
    ),
    ...list(user.webauthn_registrations).map(({ webauthn_registration_id, name, domain, verified }) =>
      factor('passkey', webauthn_registration_id, name || domain, verified),
    ),
    ...list(user.crypto_wallets).map(({ crypto_wallet_id, crypto_wallet_address, verified }) =>
      factor('wallet', crypto_wallet_id, crypto_wallet_address, verified),
    ),
    ...list(user.biometric_registrations).map((sensor) =>
      factor('biometric', sensor.biometric_registration_id, '', sensor.verified),
    ),
  ];
}

function factor(kind: FactorKind, id: string, name: string, isVerified = true): SignInFactor {
  return { kind, id, name, isVerified };
}

/** The provider may leave out a list that is empty, and storage may hold rows that are none. */
function list<T>(factors: readonly T[] | null | undefined): readonly T[] {
  return (factors ?? []).filter(isRecord);
}
