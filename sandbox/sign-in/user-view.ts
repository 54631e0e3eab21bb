import type { SignInUserRow } from '#sandbox/database/schema';
import { SignInRefusal } from './errors';
import { providerNames } from './oauth-providers';
import type { Provider } from './provider';

export interface UserView extends Readonly<Record<string, unknown>> {
  readonly user_id: string;
  readonly emails: readonly { readonly email: string; readonly email_id: string; readonly verified: boolean }[];
  readonly webauthn_registrations: readonly { readonly webauthn_registration_id: string; readonly name: string }[];
  readonly phone_numbers: readonly {
    readonly phone_number: string;
    readonly phone_id: string;
    readonly verified: boolean;
  }[];
}

/** A user with all factors, as in responses. */
export async function userView(provider: Provider, userId: string): Promise<UserView> {
  const { database } = provider;
  const user = await database.selectFrom('signInUsers').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user) throw new SignInRefusal('session_not_found');
  const emails = await database
    .selectFrom('signInEmails')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const phones = await database
    .selectFrom('signInPhoneNumbers')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const oauth = await database
    .selectFrom('signInOauthRegistrations')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const wallets = await database
    .selectFrom('signInWallets')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const totps = await database.selectFrom('signInTotps').selectAll().where('userId', '=', userId).execute();
  const passkeys = await database
    .selectFrom('signInPasskeys')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const verified = [...emails, ...phones, ...wallets].some((factor) => factor.verified);
  return {
    user_id: user.id,
    status: verified || oauth.length > 0 || user.passwordId !== null ? 'active' : 'pending',
    created_at: user.createdAt.toISOString(),
    name: user.name,
    emails: emails.map((email) => ({ email_id: email.id, email: email.email, verified: email.verified })),
    phone_numbers: phones.map((phone) => ({
      phone_id: phone.id,
      phone_number: phone.phoneNumber,
      verified: phone.verified,
    })),
    providers: oauth.map((registration) => ({
      oauth_user_registration_id: registration.id,
      provider_type: providerNames.get(registration.provider) ?? registration.provider,
      provider_subject: registration.subject,
      profile_picture_url: '',
      locale: '',
    })),
    crypto_wallets: wallets.map((wallet) => ({
      crypto_wallet_id: wallet.id,
      crypto_wallet_address: wallet.address,
      crypto_wallet_type: wallet.type,
      verified: wallet.verified,
    })),
    totps: totps.map((totp) => ({ totp_id: totp.id, verified: totp.verified })),
    webauthn_registrations: passkeys.map((passkey) => ({
      webauthn_registration_id: passkey.id,
      domain: passkey.domain,
      user_agent: passkey.userAgent,
      authenticator_type: passkey.authenticatorType,
      verified: true,
      name: passkey.name,
    })),
    biometric_registrations: [],
    password: passwordOf(user),
    trusted_metadata: user.trustedMetadata,
    untrusted_metadata: user.untrustedMetadata,
    roles: [],
  };
}

function passwordOf(user: SignInUserRow): { password_id: string; requires_reset: boolean } | null {
  return user.passwordId === null ? null : { password_id: user.passwordId, requires_reset: user.passwordHash === null };
}
