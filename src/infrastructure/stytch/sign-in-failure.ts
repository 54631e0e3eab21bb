import { GatewayError } from '#src/application/ports/gateway-error';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import type { SignInErrorCode } from '#src/application/ports/identity/sign-in-error-code';
import { fields, maybe, readable, text } from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { filledText, number } from '#src/infrastructure/shared/value-checks';

/** The shop's code for each of the provider's error types (spec §8 Sign-in provider). */
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
    ad_blocker_detected: 'blocked_by_extension',
    captcha_failed: 'captcha_failed',
    captcha_required: 'captcha_failed',

    invalid_email: 'invalid_email',
    duplicate_email: 'email_in_use',
    duplicate_email_for_user: 'already_on_account',
    email_not_found: 'unknown_email',
    inactive_email: 'undeliverable_email',
    email_in_denylist: 'refused_email',
    email_not_in_allowlist: 'refused_email',
    invalid_email_domain: 'refused_email',
    invalid_phone_number: 'invalid_phone_number',
    duplicate_phone_number: 'phone_number_in_use',
    duplicate_phone_number_for_user: 'already_on_account',
    invalid_phone_number_country_code: 'unsupported_country',
    unsubscribed_phone_number: 'unsubscribed_phone_number',
    downstream_carrier_error: 'undeliverable_text_message',

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
    reset_password: 'password_reset_needed',
    weak_password: 'weak_password',
    breached_password: 'breached_password',

    duplicate_webauthn_registration: 'passkey_exists',
    no_active_webauthn_registrations: 'no_passkey',
    webauthn_registration_not_found: 'unknown_passkey',
    unable_to_auth_webauthn_registration: 'passkey_refused',

    duplicate_wallet_address: 'wallet_in_use',
    duplicate_wallet_address_for_user: 'already_on_account',
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

/** Messages of spec §8 Sign-in provider. */
const unreachable = 'Unable to contact the servers. Are you online?';
export const noResponse = 'Invalid or no response from server';
const schemaMismatch = '[400] Request does not match expected schema';

/** Browsers have no code for a failed connection, and each words it differently. */
const connectionError = /fetch|network|load failed|connection|offline|hostname/i;

const providerError = fields({
  status_code: number,
  error_type: text,
  error_message: maybe(filledText),
  request_id: maybe(text),
  error_url: maybe(text),
});

/**
 * Converts an error of the client (spec §8). An error of the provider keeps its type and the id of its request. A
 * provider that cannot be reached is a `network_error`, a canceled call `aborted`, anything else an INTERNAL_ERROR with
 * the message `fallback`. Errors are recognized by their fields, because minification changes class names.
 */
export function signInFailure(error: unknown, fallback: string): GatewayError {
  if (error instanceof GatewayError) return error;
  if (!(error instanceof Error)) return internalError(fallback, error);
  const refusal = readable(providerError, error);
  if (refusal) {
    const { error_type: type, status_code: status, error_message: message, request_id, error_url } = refusal;
    return signInError({
      code: codeOfType(type),
      trace: { status, serverCode: type, ...omitNullish({ requestId: request_id, errorUrl: error_url }) },
      message: message ?? fallback,
      cause: error,
    });
  }
  if (error.name === 'AbortError') return signInError({ code: 'aborted', message: noResponse, cause: error });
  if (error.name === 'StytchAPISchemaError') return wrongRequest(error);
  if (error.name === 'StytchAPIUnreachableError') {
    const message = error.message.includes('Unable to contact') ? unreachable : noResponse;
    return signInError({ code: 'network_error', message, cause: error });
  }
  if ((error.name === 'TypeError' || error.name === 'NetworkError') && connectionError.test(error.message)) {
    return signInError({ code: 'network_error', message: unreachable, cause: error });
  }
  return internalError(fallback, error);
}

function internalError(message: string, cause: unknown): GatewayError {
  return signInError({ code: 'INTERNAL_ERROR', message, cause });
}

/** For a successful response whose `part` is malformed. */
export function wrongShape(part: string): GatewayError {
  return signInError({
    code: 'wrong_shape',
    message: `The answer of the sign-in provider has the wrong shape: ${part}`,
  });
}

/** The message has one problem per line, such as `.email: should be string`. */
function wrongRequest(error: Error): GatewayError {
  const problems = error.message.split('\n').slice(1);
  const byField = new Map<string, readonly string[]>();
  for (const problem of problems) {
    const [, path = '', text = problem] = /^\.?([^:]*): (.*)$/s.exec(problem) ?? [];
    const field = path || 'base';
    byField.set(field, [...(byField.get(field) ?? []), text]);
  }
  return signInError({
    code: 'wrong_request',
    trace: { status: 400 },
    message: [schemaMismatch, ...problems].join('\n'),
    errors: Object.fromEntries(byField),
    cause: error,
  });
}

function codeOfType(type: string): SignInErrorCode {
  return codes.get(type) ?? 'INTERNAL_ERROR';
}
