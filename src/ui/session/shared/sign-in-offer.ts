import { token } from '#src/application/ports/token';
import type { OAuthProvider, SignInMethod } from '#src/domain/session/sign-in-session';

export interface SignInOffer {
  readonly methods: readonly SignInMethod[];
  readonly oauthProviders: readonly OAuthProvider[];
}

export const SignInOffer = token<SignInOffer>('SignInOffer');
