import type { User } from '@stytch/vanilla-js/headless';
import type { SessionFactor, SessionFactorKind, SignInSession } from '#src/domain/session/sign-in-session';
import type { FactorKind, SignInFactor, SignInUser } from '#src/domain/session/sign-in-user';
import { isRecord, type UnknownRecord } from '#src/infrastructure/shared/json';
import { wrongShape } from './sign-in-failure';

type Unchecked<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;
type WireSession = Unchecked<'user_id' | 'started_at' | 'expires_at' | 'authentication_factors'>;

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
  if (!isRecord(wire)) return undefined;
  const { user_id: userId, authentication_factors: factors, ...moments } = wire as WireSession;
  const [startedAt, expiresAt] = [moments.started_at, moments.expires_at].map(readMoment);
  if (typeof userId !== 'string' || startedAt === undefined || expiresAt === undefined) return undefined;
  return {
    userId,
    startedAt,
    expiresAt,
    factors: Array.isArray(factors) ? factors.filter(isRecord).flatMap(readFactor) : [],
  };
}

function readFactor({ type, last_authenticated_at: lastUsed }: UnknownRecord): readonly SessionFactor[] {
  const lastUsedAt = readMoment(lastUsed);
  if (typeof type !== 'string' || lastUsedAt === undefined) return [];
  const kind = kinds.get(type);
  return [kind ? { kind, lastUsedAt } : { kind: 'other', name: type, lastUsedAt }];
}

function readMoment(text: unknown): number | undefined {
  const moment = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** Throws `wrong_shape` when the response has no user. */
export function readUser(user: Partial<User> | null): SignInUser {
  if (typeof user?.user_id !== 'string') throw wrongShape('user');
  return {
    id: user.user_id,
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
