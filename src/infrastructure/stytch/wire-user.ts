import type { User } from '@stytch/vanilla-js/headless';
import { GatewayError } from '../../application/ports/gateway-error';
import type { SignInFactor, SignInUser } from '../../domain/session/sign-in-user';

/** A user of the provider as the shop sees it. Rejects with `wrong_shape` when there is none in the answer. */
export function readUser(user: User | null): SignInUser {
  if (typeof user?.user_id !== 'string') {
    throw new GatewayError({ code: 'wrong_shape', message: 'The answer of the sign-in provider has the wrong shape: user' });
  }
  const { first_name = '', middle_name = '', last_name = '' } = user.name ?? {};
  return {
    id: user.user_id,
    name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    emails: list(user.emails).map(({ email }) => email),
    factors: readFactors(user),
    hasPassword: Boolean(user.password),
    untrustedMetadata: user.untrusted_metadata ?? {},
  };
}

function readFactors(user: User): readonly SignInFactor[] {
  return [
    ...list(user.emails).map(({ email_id: id, email: name, verified: isVerified }) => ({ kind: 'email', id, name, isVerified }) as const),
    ...list(user.phone_numbers).map(({ phone_id: id, phone_number: name, verified: isVerified }) => ({ kind: 'phone-number', id, name, isVerified }) as const),
    ...list(user.totps).map(({ totp_id: id, verified: isVerified }) => ({ kind: 'totp', id, name: '', isVerified }) as const),
    ...list(user.providers).map(({ oauth_user_registration_id: id, provider_type: name }) => ({ kind: 'oauth', id, name, isVerified: true }) as const),
    ...list(user.webauthn_registrations).map(
      ({ webauthn_registration_id: id, name, domain, verified: isVerified }) => ({ kind: 'passkey', id, name: name || domain, isVerified }) as const,
    ),
    ...list(user.biometric_registrations).map(
      ({ biometric_registration_id: id, verified: isVerified }) => ({ kind: 'biometric', id, name: '', isVerified }) as const,
    ),
  ];
}

/** A kind of factor that a user has none of may be missing as a whole. */
function list<T>(factors: readonly T[] | undefined): readonly T[] {
  return factors ?? [];
}
