import type { User } from '@stytch/vanilla-js/headless';
import type { FactorKind, SignInFactor, SignInUser } from '#src/domain/session/sign-in-user';
import { wrongShape } from './sign-in-failure';

/** A user of the provider as the shop sees it. Rejects with `wrong_shape` when there is none in the answer. */
export function readUser(user: Partial<User> | null): SignInUser {
  if (typeof user?.user_id !== 'string') throw wrongShape('user');
  return {
    id: user.user_id,
    name: [user.name?.first_name, user.name?.middle_name, user.name?.last_name].filter(Boolean).join(' '),
    emails: list(user.emails).map(({ email }) => email),
    factors: readFactors(user),
    hasPassword: Boolean(user.password),
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

/** A kind of factor that a user has none of may be missing as a whole. */
function list<T>(factors: readonly T[] | undefined): readonly T[] {
  return factors ?? [];
}
