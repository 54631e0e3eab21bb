import { GatewayError, type GatewayErrorDetails } from '#src/application/ports/gateway-error';
import { type SignInErrorCode, signInErrorCodes } from './sign-in-error-code';

const known: ReadonlySet<string> = new Set(signInErrorCodes);

/** The codes that end the session without a retry (spec §8 Unrecoverable error types). */
export const sessionEndingCodes: readonly SignInErrorCode[] = [
  'UNAUTHORIZED',
  'session_ended',
  'wrong_credentials',
  'shop_refused',
];

/** The GatewayError that a port of this folder rejects with. */
export function signInError(details: GatewayErrorDetails & { readonly code: SignInErrorCode }): GatewayError {
  return new GatewayError(details);
}

/** The code of a failed call to a port of this folder; INTERNAL_ERROR for any other error. */
export function signInErrorCode({ code }: GatewayError): SignInErrorCode {
  return known.has(code) ? (code as SignInErrorCode) : 'INTERNAL_ERROR';
}

export function hasSignInCode(error: unknown, code: SignInErrorCode): error is GatewayError {
  return error instanceof GatewayError && error.code === code;
}

/** True when this failure means that the session is over, here and at the provider. */
export function endsSession(error: unknown): error is GatewayError {
  return error instanceof GatewayError && sessionEndingCodes.includes(signInErrorCode(error));
}
