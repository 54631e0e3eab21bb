import { token } from '#src/application/ports/token';
import type { SignInCallback } from '#src/domain/session/sign-in-callback';

/** Reads the address to which the sign-in provider returns (spec §2 Query parameters, §5 The callback needs both). */
export interface SignInCallbackReader {
  /** `values` answers all values of a query parameter, none when it is not there. Never throws. */
  read(values: (name: string) => readonly string[]): SignInCallback;
}

export const SignInCallbackReader = token<SignInCallbackReader>('SignInCallbackReader');
