import type { ColumnType, Selectable } from 'kysely';
import type { Defaulted, Fixed, Json, JsonWithDefault } from './column-types';

export interface PersonName {
  readonly first_name: string;
  readonly middle_name: string;
  readonly last_name: string;
}

export interface SignInUserTable {
  id: Fixed<string>;
  name: Json<PersonName>;
  untrustedMetadata: JsonWithDefault<Record<string, unknown>>;
  trustedMetadata: JsonWithDefault<Record<string, unknown>>;
  passwordId: string | null;
  /** Null beside an id when the password has to be set anew. */
  passwordHash: string | null;
  /** Wrong passwords and codes in a row. */
  failedAttempts: Defaulted<number>;
  lockedUntil: Date | null;
  createdAt: Fixed<Date>;
}

export interface SignInEmailTable {
  id: Fixed<string>;
  userId: string;
  /** In lower case. */
  email: Fixed<string>;
  verified: boolean;
}

export interface SignInPhoneNumberTable {
  id: Fixed<string>;
  userId: Fixed<string>;
  phoneNumber: Fixed<string>;
  verified: boolean;
}

export interface SignInOAuthRegistrationTable {
  id: Fixed<string>;
  userId: Fixed<string>;
  provider: Fixed<string>;
  subject: Fixed<string>;
}

export interface SignInWalletTable {
  id: Fixed<string>;
  userId: Fixed<string>;
  type: Fixed<string>;
  address: Fixed<string>;
  verified: boolean;
}

export interface RecoveryCode {
  readonly code: string;
  readonly used: boolean;
}

export interface SignInTotpTable {
  id: Fixed<string>;
  userId: Fixed<string>;
  secret: Fixed<string>;
  verified: boolean;
  /** The latest half minute whose code was accepted. */
  lastCounter: number | null;
  recoveryCodes: Json<RecoveryCode[]>;
  /** It expires at this time unless it is verified. */
  expiresAt: Fixed<Date>;
}

export interface SignInPasskeyTable {
  id: Fixed<string>;
  userId: Fixed<string>;
  credentialId: Fixed<string>;
  publicKey: Fixed<string>;
  /** Comes as text: it may be larger than an integer. */
  counter: ColumnType<string, number, number>;
  transports: Json<string[]>;
  domain: Fixed<string>;
  userAgent: Fixed<string>;
  authenticatorType: Fixed<string>;
  name: string;
}

/** Something that can be answered once: a link, a code, a consent, a challenge to sign. */
export interface SignInChallengeTable {
  id: Fixed<string>;
  kind: Fixed<string>;
  userId: Fixed<string | null>;
  methodId: Fixed<string | null>;
  secret: Fixed<string | null>;
  codeChallenge: Fixed<string | null>;
  data: JsonWithDefault<Record<string, unknown>>;
  attempts: Defaulted<number>;
  createdAt: Fixed<Date>;
  expiresAt: Fixed<Date>;
  usedAt: Date | null;
}

export interface SignInSessionTable {
  id: Fixed<string>;
  userId: Fixed<string>;
  tokenDigest: Fixed<string>;
  factors: Json<Record<string, unknown>[]>;
  userAgent: Fixed<string>;
  ipAddress: Fixed<string>;
  startedAt: Fixed<Date>;
  lastAccessedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

export interface SignInKeyTable {
  use: Fixed<string>;
  keyId: Fixed<string>;
  privateKey: Json<Record<string, unknown>>;
  createdAt: Fixed<Date>;
}

export interface SignInTables {
  signInUsers: SignInUserTable;
  signInEmails: SignInEmailTable;
  signInPhoneNumbers: SignInPhoneNumberTable;
  signInOauthRegistrations: SignInOAuthRegistrationTable;
  signInWallets: SignInWalletTable;
  signInTotps: SignInTotpTable;
  signInPasskeys: SignInPasskeyTable;
  signInChallenges: SignInChallengeTable;
  signInSessions: SignInSessionTable;
  signInKeys: SignInKeyTable;
}

export type SignInUserRow = Selectable<SignInUserTable>;
export type SignInEmailRow = Selectable<SignInEmailTable>;
export type SignInPhoneNumberRow = Selectable<SignInPhoneNumberTable>;
export type SignInOAuthRegistrationRow = Selectable<SignInOAuthRegistrationTable>;
export type SignInWalletRow = Selectable<SignInWalletTable>;
export type SignInTotpRow = Selectable<SignInTotpTable>;
export type SignInPasskeyRow = Selectable<SignInPasskeyTable>;
export type SignInChallengeRow = Selectable<SignInChallengeTable>;
export type SignInSessionRow = Selectable<SignInSessionTable>;
