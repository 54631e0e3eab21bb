import type { SessionFactor } from '#src/domain/session/sign-in-session';
import type { SignInFactor, SignInUser } from '#src/domain/session/sign-in-user';

/** A way to sign in; the name is the address, the number, the account or the wallet. */
export interface StoredFactor {
  readonly kind: SignInFactor['kind'];
  readonly id: string;
  /** The key to find the factor by: unique among the factors of its kind. */
  readonly name: string;
  /** The name that a person knows it by, when it differs from `name`. */
  readonly shownAs?: string;
  isVerified: boolean;
}

export interface StoredTotp {
  readonly factor: StoredFactor;
  readonly secret: string;
  readonly expiresAt: number;
  readonly recoveryCodes: { readonly code: string; used: boolean }[];
  lastCounter: number;
}

export interface StoredUser {
  readonly id: string;
  factors: readonly StoredFactor[];
  password: string | undefined;
  /** It had one, which does not count any more. */
  needsNewPassword: boolean;
  metadata: Readonly<Record<string, unknown>>;
  totp: StoredTotp | undefined;
  failures: number;
  lockedUntil: number;
}

export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  readonly startedAt: number;
  expiresAt: number;
  factors: readonly SessionFactor[];
  /** Every refresh gives out another authorization token. */
  renewals: number;
  isRevoked: boolean;
}

export type ChallengeKind = 'magic-link' | 'passcode' | 'password-reset' | 'oauth' | 'wallet';

/** A challenge that can be answered once: a link, a code, a text to sign. */
export interface StoredChallenge {
  readonly kind: ChallengeKind;
  readonly token: string;
  readonly expiresAt: number;
  /** The factor that a correct answer proves. */
  readonly factor?: StoredFactor;
  /** Of the browser that asked. */
  readonly verifier?: string;
  /** The key of a challenge that carries no token: the wallet. */
  readonly subject?: string;
  readonly userId?: string | undefined;
  isUsed: boolean;
  wrongAnswers: number;
}

/** A message that the provider sent: the tokens of links, or a code. */
export interface SentMessage {
  readonly to: string;
  readonly links: readonly string[];
  readonly code?: string;
}

export function tellUser({ id, factors, password, metadata }: StoredUser): SignInUser {
  return {
    id,
    name: '',
    emails: factors.filter(({ kind }) => kind === 'email').map(({ name }) => name),
    factors: factors.map(({ kind, id: factorId, name, shownAs = name, isVerified }) => ({
      kind,
      id: factorId,
      name: shownAs,
      isVerified,
    })),
    hasPassword: password !== undefined,
    untrustedMetadata: metadata,
  };
}
