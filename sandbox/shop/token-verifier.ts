import type { ShopConfig } from '#sandbox/shop/config/shop-config';

/** The user that a bearer token authenticates. */
export interface VerifiedSubject {
  readonly subject: string;
  /** Null for a user who signs in without one. */
  readonly email: string | null;
  /** The addresses that the user has verified, in small letters. */
  readonly provenEmails: readonly string[];
}

/** Verifies bearer tokens. The sign-in provider of the sandbox has its own verifier. */
export interface TokenVerifier {
  /** Undefined for a token that is unknown, expired or forged. */
  verify(bearer: string): Promise<VerifiedSubject | undefined>;
}

/** Knows the fixed bearer tokens of the configured customers. */
export function configTokens(config: ShopConfig): TokenVerifier {
  return {
    verify: (bearer) => {
      const customer = config.customers.find((one) => one.bearer === bearer);
      return Promise.resolve(customer && { ...customer, provenEmails: [customer.email] });
    },
  };
}

/** The first verifier that knows the token decides. */
export function firstOf(verifiers: readonly TokenVerifier[]): TokenVerifier {
  return {
    verify: async (bearer) => {
      for (const verifier of verifiers) {
        const subject = await verifier.verify(bearer);
        if (subject) return subject;
      }
      return undefined;
    },
  };
}
