import { GatewayError } from '#src/application/ports/gateway-error';

/** The provider's error types that the fake knows, with the status each comes with. */
const statuses = {
  active_totp_exists: 400,
  biometric_registration_not_found: 404,
  breached_password: 400,
  cannot_delete_last_primary_factor: 400,
  crypto_wallet_not_found: 404,
  duplicate_email: 400,
  duplicate_phone_number: 400,
  duplicate_wallet_address: 400,
  email_not_found: 404,
  expired_totp: 400,
  invalid_code: 400,
  invalid_email: 400,
  invalid_ethereum_address: 400,
  invalid_phone_number: 400,
  invalid_solana_address: 400,
  invalid_totp_code: 400,
  magic_link_not_found: 404,
  no_match_for_provided_magic_link_url: 400,
  no_user_password: 400,
  oauth_token_not_found: 404,
  oauth_user_registration_not_found: 404,
  otp_code_not_found: 404,
  pending_totp_exists: 400,
  phone_number_not_found: 404,
  pkce_expected_code_verifier: 400,
  pkce_mismatch: 400,
  recovery_code_used_as_totp_code: 400,
  session_not_found: 404,
  session_too_old_to_reset_password: 400,
  totp_code_already_authenticated: 400,
  totp_code_used_as_recovery_code: 400,
  too_many_requests: 429,
  totp_not_found: 404,
  unable_to_auth_magic_link: 401,
  unable_to_auth_otp_code: 401,
  unable_to_auth_password_reset_token: 401,
  unable_to_authenticate_crypto_wallet: 401,
  unable_to_authenticate_recovery_code: 401,
  unable_to_authenticate_totp: 401,
  unauthorized_credentials: 401,
  user_lock_limit_reached: 429,
  user_unauthenticated: 401,
  weak_password: 400,
  webauthn_registration_not_found: 404,
} as const;

export type RefusalCode = keyof typeof statuses;

export function refusal(code: RefusalCode): GatewayError {
  return new GatewayError({ code, status: statuses[code] });
}

/** Refusals that no provider has to be asked for. */
export function notLoggedInError(): GatewayError {
  return new GatewayError({ code: 'UNAUTHORIZED', message: 'User is not logged in' });
}

export function unreachable(): GatewayError {
  return new GatewayError({ code: 'network_error', message: 'Unable to contact the servers. Are you online?' });
}
