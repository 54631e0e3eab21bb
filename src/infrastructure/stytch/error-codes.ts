import type { SignInErrorCode } from '#src/application/ports/identity/sign-in-error-code';

/** What the provider's error types mean to the shop (spec §8 Sign-in provider). */
const codes: ReadonlyMap<string, SignInErrorCode> = new Map(
  Object.entries({
    session_not_found: 'session_ended',
    user_unauthenticated: 'session_ended',
    unauthorized_credentials: 'wrong_credentials',
    invalid_secret_authentication: 'shop_refused',
    session_too_old_to_reset_password: 'sign_in_too_old',
    user_lock_limit_reached: 'too_many_attempts',
    too_many_requests: 'too_many_attempts',
    cannot_delete_last_primary_factor: 'last_factor',
    user_cancellation: 'canceled',

    invalid_email: 'invalid_email',
    duplicate_email: 'email_in_use',
    email_not_found: 'unknown_email',
    invalid_phone_number: 'invalid_phone_number',
    duplicate_phone_number: 'phone_number_in_use',

    invalid_code: 'invalid_passcode',
    otp_code_not_found: 'wrong_passcode',
    unable_to_auth_otp_code: 'passcode_expired',

    magic_link_not_found: 'link_expired',
    unable_to_auth_magic_link: 'link_expired',
    unable_to_auth_password_reset_token: 'link_expired',
    oauth_token_not_found: 'link_expired',
    pkce_mismatch: 'used_in_another_browser',
    pkce_expected_code_verifier: 'used_in_another_browser',

    no_user_password: 'no_password',
    weak_password: 'weak_password',
    breached_password: 'breached_password',

    duplicate_webauthn_registration: 'passkey_exists',
    no_active_webauthn_registrations: 'no_passkey',
    webauthn_registration_not_found: 'unknown_passkey',
    unable_to_auth_webauthn_registration: 'passkey_refused',

    duplicate_wallet_address: 'wallet_in_use',
    unable_to_authenticate_crypto_wallet: 'wallet_refused',

    invalid_totp_code: 'invalid_totp_code',
    unable_to_authenticate_totp: 'wrong_totp_code',
    totp_code_already_authenticated: 'used_totp_code',
    recovery_code_used_as_totp_code: 'recovery_code_as_totp_code',
    unable_to_authenticate_recovery_code: 'wrong_recovery_code',
    totp_code_used_as_recovery_code: 'totp_code_as_recovery_code',
    active_totp_exists: 'totp_exists',
    pending_totp_exists: 'totp_pending',
    expired_totp: 'totp_expired',

    phone_number_not_found: 'not_found',
    totp_not_found: 'not_found',
    oauth_user_registration_not_found: 'not_found',
    crypto_wallet_not_found: 'not_found',
    biometric_registration_not_found: 'not_found',

    no_match_for_provided_magic_link_url: 'wrong_request',
    invalid_ethereum_address: 'wrong_request',
    invalid_solana_address: 'wrong_request',
  } satisfies Record<string, SignInErrorCode>),
);

/** INTERNAL_ERROR for a type that the shop has no words for. */
export function codeOfType(type: string): SignInErrorCode {
  return codes.get(type) ?? 'INTERNAL_ERROR';
}
