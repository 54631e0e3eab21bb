import type { OAuthProvider } from '#src/domain/session/oauth-provider';
import type { SignInMethod } from '#src/domain/session/sign-in-method';

/** The ways to sign in that this shop offers, as it is configured. */
export interface SignInOffer {
  readonly methods: readonly SignInMethod[];
  readonly oauthProviders: readonly OAuthProvider[];
}
