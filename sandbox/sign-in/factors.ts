import type { SignInEmailRow, SignInPasskeyRow, SignInPhoneNumberRow, SignInWalletRow } from '#sandbox/database/schema';

/** An authentication factor of a session. */
export type Factor = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly delivery_method: string;
  readonly last_authenticated_at: string;
};

/** A factor as stored in the database. */
type StoredFactor = Readonly<Record<string, unknown>>;

function factor(
  type: string,
  deliveryMethod: string,
  now: Date,
  details: Readonly<Record<string, unknown>> = {},
): Factor {
  const time = now.toISOString();
  return {
    type,
    delivery_method: deliveryMethod,
    last_authenticated_at: time,
    created_at: time,
    updated_at: time,
    ...details,
  };
}

export function emailFactor(type: 'magic_link' | 'otp', { id, email }: SignInEmailRow, now: Date): Factor {
  return factor(type, 'email', now, { email_factor: { email_id: id, email_address: email } });
}

export function phoneFactor(channel: 'sms' | 'whatsapp', { id, phoneNumber }: SignInPhoneNumberRow, now: Date): Factor {
  return factor('otp', channel, now, { phone_number_factor: { phone_id: id, phone_number: phoneNumber } });
}

export function oauthFactor(
  provider: string,
  registration: { readonly id: string; readonly subject: string; readonly emailId: string | undefined },
  now: Date,
): Factor {
  const { id, subject, emailId } = registration;
  const details = { id, provider_subject: subject, ...(emailId === undefined ? {} : { email_id: emailId }) };
  return factor('oauth', `oauth_${provider}`, now, { [`${provider}_oauth_factor`]: details });
}

export function passwordFactor(now: Date): Factor {
  return factor('password', 'knowledge', now);
}

export function totpFactor(totpId: string, now: Date): Factor {
  return factor('totp', 'authenticator_app', now, { authenticator_app_factor: { totp_id: totpId } });
}

export function recoveryCodeFactor(totpId: string, now: Date): Factor {
  return factor('recovery_codes', 'recovery_code', now, { recovery_code_factor: { totp_recovery_code_id: totpId } });
}

export function passkeyFactor(
  { id, domain, userAgent }: Pick<SignInPasskeyRow, 'id' | 'domain' | 'userAgent'>,
  now: Date,
): Factor {
  return factor('webauthn', 'webauthn_registration', now, {
    webauthn_factor: { webauthn_registration_id: id, domain, user_agent: userAgent },
  });
}

export function walletFactor({ id, address, type }: SignInWalletRow, now: Date): Factor {
  return factor('crypto', 'crypto_wallet', now, {
    crypto_wallet_factor: { crypto_wallet_id: id, crypto_wallet_address: address, crypto_wallet_type: type },
  });
}

/** Adds a factor to those of a session; the same factor is replaced. */
export function mergeFactor(factors: readonly StoredFactor[], added: Factor): readonly StoredFactor[] {
  const others = factors.filter((known) => identityOf(known) !== identityOf(added));
  const known = factors.find((one) => identityOf(one) === identityOf(added));
  return [...others, known ? { ...added, created_at: known['created_at'] } : added];
}

const times = ['last_authenticated_at', 'created_at', 'updated_at'];

function identityOf(one: StoredFactor): string {
  return JSON.stringify(
    Object.entries(one)
      .filter(([name]) => !times.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
