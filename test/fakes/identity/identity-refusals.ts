import type { GatewayError } from '#src/application/ports/gateway-error';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import type { SignInErrorCode } from '#src/application/ports/identity/sign-in-error-code';

/** The default HTTP status of each refusal of the provider. */
const statuses = {
  breached_password: 400,
  email_in_use: 400,
  invalid_email: 400,
  invalid_passcode: 400,
  invalid_phone_number: 400,
  invalid_totp_code: 400,
  last_factor: 400,
  link_expired: 401,
  no_password: 400,
  not_found: 404,
  passcode_expired: 401,
  password_reset_needed: 400,
  phone_number_in_use: 400,
  recovery_code_as_totp_code: 400,
  session_ended: 404,
  sign_in_too_old: 400,
  too_many_attempts: 429,
  totp_code_as_recovery_code: 400,
  totp_exists: 400,
  totp_expired: 400,
  totp_pending: 400,
  unknown_email: 404,
  unknown_passkey: 404,
  used_in_another_browser: 400,
  used_totp_code: 400,
  wallet_in_use: 400,
  wallet_refused: 401,
  weak_password: 400,
  wrong_credentials: 401,
  wrong_passcode: 404,
  wrong_recovery_code: 401,
  wrong_request: 400,
  wrong_totp_code: 401,
} as const satisfies Partial<Record<SignInErrorCode, number>>;

export type RefusalCode = keyof typeof statuses;

export function refusal(code: RefusalCode, status: number = statuses[code]): GatewayError {
  return signInError({ code, trace: { status } });
}

/** Refusals that no provider has to be asked for. */
export function notLoggedInError(): GatewayError {
  return signInError({ code: 'UNAUTHORIZED', message: 'User is not logged in' });
}

export function unreachable(): GatewayError {
  return signInError({ code: 'network_error', message: 'Unable to contact the servers. Are you online?' });
}
