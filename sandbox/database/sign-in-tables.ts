import { bigint, flag, integer, json, moment, table, text } from './table';

export interface PersonName {
  readonly first_name: string;
  readonly middle_name: string;
  readonly last_name: string;
}

export interface RecoveryCode {
  readonly code: string;
  readonly used: boolean;
}

export const signInTables = {
  signInUsers: table({
    id: text().primary().fixed(),
    name: json<PersonName>(),
    untrustedMetadata: json<Record<string, unknown>>().default({}),
    trustedMetadata: json<Record<string, unknown>>().default({}),
    passwordId: text().optional(),
    /** Null beside an id when the password has to be set anew. */
    passwordHash: text().optional(),
    /** Wrong passwords and codes in a row. */
    failedAttempts: integer().default(0),
    lockedUntil: moment().optional(),
    createdAt: moment().fixed(),
  }),

  signInEmails: table({
    id: text().primary().fixed(),
    userId: text().belongsTo('signInUsers').indexed(),
    /** In lower case. */
    email: text().unique().fixed(),
    verified: flag(),
  }),

  signInPhoneNumbers: table({
    id: text().primary().fixed(),
    userId: text().belongsTo('signInUsers').indexed().fixed(),
    phoneNumber: text().unique().fixed(),
    verified: flag(),
  }),

  signInOauthRegistrations: table({
    id: text().primary().fixed(),
    userId: text().belongsTo('signInUsers').indexed().fixed(),
    provider: text().fixed(),
    subject: text().fixed(),
  }).with('unique (provider, subject)'),

  signInWallets: table({
    id: text().primary().fixed(),
    userId: text().belongsTo('signInUsers').indexed().fixed(),
    type: text().fixed(),
    address: text().fixed(),
    verified: flag(),
  }).with('unique (type, address)'),

  signInTotps: table({
    id: text().primary().fixed(),
    userId: text().belongsTo('signInUsers').unique().fixed(),
    secret: text().fixed(),
    verified: flag(),
    /** The latest half minute whose code was accepted. */
    lastCounter: integer().optional(),
    recoveryCodes: json<RecoveryCode[]>(),
    /** It expires at this time unless it is verified. */
    expiresAt: moment().fixed(),
  }),

  signInPasskeys: table({
    id: text().primary().fixed(),
    userId: text().belongsTo('signInUsers').indexed().fixed(),
    credentialId: text().unique().fixed(),
    publicKey: text().fixed(),
    /** Comes as text: it may be larger than an integer. */
    counter: bigint(),
    transports: json<string[]>(),
    domain: text().fixed(),
    userAgent: text().fixed(),
    authenticatorType: text().fixed(),
    name: text(),
  }),

  /** Something that can be answered once: a link, a code, a consent, a challenge to sign. */
  signInChallenges: table({
    id: text().primary().fixed(),
    kind: text().fixed(),
    userId: text().belongsTo('signInUsers').optional().fixed(),
    methodId: text().optional().fixed(),
    secret: text().optional().fixed(),
    codeChallenge: text().optional().fixed(),
    data: json<Record<string, unknown>>().default({}),
    attempts: integer().default(0),
    createdAt: moment().fixed(),
    expiresAt: moment().fixed(),
    usedAt: moment().optional(),
  }).with('index (kind, method_id)'),

  signInSessions: table({
    id: text().primary().fixed(),
    userId: text().belongsTo('signInUsers').indexed().fixed(),
    tokenDigest: text().unique().fixed(),
    factors: json<Record<string, unknown>[]>(),
    userAgent: text().fixed(),
    ipAddress: text().fixed(),
    startedAt: moment().fixed(),
    lastAccessedAt: moment(),
    expiresAt: moment(),
    revokedAt: moment().optional(),
  }),

  signInKeys: table({
    use: text().primary().fixed(),
    keyId: text().fixed(),
    privateKey: json<Record<string, unknown>>(),
    createdAt: moment().fixed(),
  }),
};
