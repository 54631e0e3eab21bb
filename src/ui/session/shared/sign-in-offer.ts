import { token } from '#src/application/ports/token';
import type { OAuthProvider, SignInMethod } from '#src/domain/session/sign-in-session';

/** The ways to sign in that the shop's configuration offers. */
export interface SignInOffer {
  readonly methods: readonly SignInMethod[];
  readonly oauthProviders: readonly OAuthProvider[];
}

export const SignInOffer = token<SignInOffer>('SignInOffer');
