import type { Instant } from '#src/domain/interval/interval';

export type SessionFactorKind =
  | 'magic-link'
  | 'passcode'
  | 'oauth'
  | 'password'
  | 'totp'
  | 'recovery-code'
  | 'passkey'
  | 'wallet';

/** A factor of a session. An unknown one has the provider's name. */
export type SessionFactor =
  | { readonly kind: SessionFactorKind; readonly lastUsedAt: Instant }
  | { readonly kind: 'other'; readonly name: string; readonly lastUsedAt: Instant };

/** A session of the sign-in provider (spec §3 Session). Its tokens stay with the adapter. */
export interface SignInSession {
  readonly userId: string;
  readonly startedAt: Instant;
  readonly expiresAt: Instant;
  readonly factors: readonly SessionFactor[];
}

export function hasExpired(session: SignInSession, now: Instant): boolean {
  return session.expiresAt <= now;
}

/** The ways to sign in that a deployer can offer (spec §9 Sign-in methods). */
export const signInMethods = ['emailMagicLinks', 'otp', 'oauth', 'passwords', 'passkeys', 'crypto'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/**
 * The OAuth providers, by their id at the sign-in provider. There are more than the 14 of spec §9 OAuth providers.
 */
export const oauthProviders = [
  'google',
  'microsoft',
  'apple',
  'github',
  'gitlab',
  'facebook',
  'discord',
  'salesforce',
  'slack',
  'amazon',
  'bitbucket',
  'linkedin',
  'coinbase',
  'twitch',
  'twitter',
  'tiktok',
  'snapchat',
  'figma',
  'yahoo',
] as const;
export type OAuthProvider = (typeof oauthProviders)[number];
