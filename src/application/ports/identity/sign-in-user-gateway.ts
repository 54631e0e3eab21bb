import { token } from '#src/application/ports/token';
import type { FactorKind, SignInUser } from '#src/domain/session/sign-in-user';

/** The user behind the session, at the sign-in provider (spec §7 /users/me). Rejects with GatewayError. */
export interface SignInUserGateway {
  /** Undefined when no user is signed in. */
  read(): Promise<SignInUser | undefined>;
  updateMetadata(untrustedMetadata: Readonly<Record<string, unknown>>): Promise<SignInUser>;
  /** Removes a way to sign in. Codes: `last_factor`, and `not_found`, `unknown_email` or `unknown_passkey`. */
  deleteFactor(kind: FactorKind, id: string): Promise<SignInUser>;
}

export const SignInUserGateway = token<SignInUserGateway>('SignInUserGateway');
