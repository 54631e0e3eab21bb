import type { World } from '#sandbox/shop/world';

/** Whom a bearer token stands for. */
export interface VerifiedSubject {
  readonly subject: string;
  /** Null for who signs in without one. */
  readonly email: string | null;
  /** Whether they have proved that it is theirs. */
  readonly emailVerified?: boolean;
}

/** Tells whether a bearer token is good. The sign-in provider's half of the sandbox brings its own. */
export interface TokenVerifier {
  /** Undefined for a token that is unknown, expired or forged. */
  verify(bearer: string): Promise<VerifiedSubject | undefined>;
}

/** Knows the everlasting bearer tokens that a world gives to its customers. */
export function worldTokens(world: World): TokenVerifier {
  return {
    verify: (bearer) => Promise.resolve(world.customers.find((customer) => customer.bearer === bearer)),
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
