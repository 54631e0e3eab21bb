import { statusOf } from '#sandbox/http/api-error';

/** The provider's errors that are used here, with status and message (spec §8 Sign-in provider). */
const refusals = {
  active_totp_exists: [400, 'This user already has an authenticator app. Remove it before adding another.'],
  bad_request: [400, 'The request could not be read.'],
  breached_password: [400, 'This password appears in a list of leaked passwords.'],
  cannot_delete_last_primary_factor: [400, 'A user has to keep one way to sign in.'],
  duplicate_email: [400, 'Another user has this email address.'],
  duplicate_phone_number: [400, 'Another user has this phone number.'],
  duplicate_wallet_address: [400, 'Another user has this wallet.'],
  duplicate_webauthn_registration: [400, 'This passkey is registered already.'],
  empty_webauthn_registration_name: [400, 'A passkey needs a name.'],
  expired_totp: [400, 'This authenticator app was not confirmed in time. Add it again.'],
  invalid_code: [400, 'The code has the wrong form.'],
  invalid_email: [400, 'This is not an email address.'],
  invalid_ethereum_address: [400, 'This is not an Ethereum address.'],
  invalid_expiration: [400, 'The expiration is outside of the allowed range.'],
  invalid_expiration_otp: [400, 'A passcode lives between 1 and 10 minutes.'],
  invalid_login_magic_link_url: [400, 'login_magic_link_url is not a web address.'],
  invalid_login_redirect_url: [400, 'login_redirect_url is not a web address.'],
  invalid_oauth_attach_token: [400, 'The attach token is unknown, used or expired.'],
  invalid_oauth_provider: [400, 'There is no such OAuth provider.'],
  invalid_password_reset_redirect_url: [400, 'reset_password_redirect_url is not a web address.'],
  invalid_phone_number: [400, 'The phone number has to be in E.164 format, as +12025550123.'],
  invalid_pkce_code_challenge: [400, 'This project needs a code_challenge at the start of the flow.'],
  invalid_project_id_authentication: [400, 'There is no such project.'],
  invalid_public_key_credential: [400, 'The credential could not be read.'],
  invalid_session_duration_minutes: [400, 'session_duration_minutes has to be between 5 and 527040.'],
  invalid_signup_magic_link_url: [400, 'signup_magic_link_url is not a web address.'],
  invalid_signup_redirect_url: [400, 'signup_redirect_url is not a web address.'],
  invalid_solana_address: [400, 'This is not a Solana address.'],
  invalid_totp_code: [400, 'The code has the wrong form: it needs 6 digits.'],
  invalid_wallet_type: [400, 'crypto_wallet_type has to be ethereum or solana.'],
  invalid_webauthn_registration_domain: [400, 'Passkeys are only for the domain of the storefront.'],
  no_active_webauthn_registrations: [400, 'This user has no passkey.'],
  no_match_for_provided_magic_link_url: [400, 'The redirect URL matches none of those that are set for this project.'],
  no_match_for_provided_oauth_url: [400, 'The redirect URL matches none of those that are set for this project.'],
  no_pending_webauthn_registration: [400, 'There is no started registration to finish, or it took too long.'],
  no_user_password: [400, 'This user has no password.'],
  pending_totp_exists: [400, 'An authenticator app is waiting for its first code. Confirm or remove it.'],
  pkce_did_not_expect_code_verifier: [400, 'The flow began without a code_challenge, so no code_verifier is expected.'],
  pkce_expected_code_verifier: [400, 'The flow began with a code_challenge, so its code_verifier is needed.'],
  pkce_mismatch: [400, 'The code_verifier does not belong to the code_challenge that began the flow.'],
  recovery_code_used_as_totp_code: [400, 'This is a recovery code, not a code of the app.'],
  reset_password: [400, 'This password was set before the address was proven. Set a new one.'],
  session_too_old_to_reset_password: [400, 'The last sign-in is more than 5 minutes ago. Sign in again first.'],
  totp_code_already_authenticated: [400, 'This code was used already. Wait for the next one.'],
  totp_code_used_as_recovery_code: [400, 'This is a code of the app, not a recovery code.'],
  weak_password: [400, 'This password is too easy to guess.'],
  invalid_authorization_header: [401, 'The Authorization header has to be Basic with the public token.'],
  invalid_secret_authentication: [401, 'The secret is not one of this project.'],
  unable_to_auth_magic_link: [401, 'This magic link was used already or has expired. Send another.'],
  unable_to_auth_otp_code: [
    401,
    'This passcode was used already, has expired, or was guessed at too often. Send another.',
  ],
  unable_to_auth_password_reset_token: [401, 'This password reset was used already or has expired. Send another.'],
  unable_to_auth_webauthn_registration: [401, 'The passkey could not be verified.'],
  unable_to_authenticate_crypto_wallet: [401, 'The signature does not belong to this wallet and challenge.'],
  unable_to_authenticate_recovery_code: [401, 'This recovery code is wrong or was used already.'],
  unable_to_authenticate_totp: [401, 'This code is wrong or too old.'],
  unable_to_register_webauthn_registration: [401, 'The new passkey could not be verified.'],
  unauthorized_credentials: [401, 'The email address and password do not belong together.'],
  user_unauthenticated: [401, 'This call needs a session. Sign in first.'],
  biometric_registration_not_found: [404, 'There is no such biometric registration.'],
  crypto_wallet_not_found: [404, 'There is no such wallet, or no challenge is open for it.'],
  email_not_found: [404, 'There is no such email address.'],
  magic_link_not_found: [404, 'There is no such magic link.'],
  oauth_token_not_found: [404, 'There is no such OAuth token: it is wrong, used or expired.'],
  oauth_user_registration_not_found: [404, 'There is no such OAuth registration.'],
  otp_code_not_found: [404, 'The passcode is wrong. Try again, or send another.'],
  phone_number_not_found: [404, 'There is no such phone number.'],
  project_not_found: [404, 'There is no such project.'],
  public_token_not_found: [404, 'There is no such public token.'],
  route_not_found: [404, 'There is no such call.'],
  session_not_found: [404, 'There is no such session: it is unknown, revoked or expired.'],
  totp_not_found: [404, 'There is no such authenticator app.'],
  webauthn_registration_not_found: [404, 'There is no such passkey.'],
  too_many_requests: [429, 'Too many attempts. Wait a minute before the next.'],
  user_lock_limit_reached: [429, 'Too many wrong attempts. Wait a while before the next.'],
  internal_server_error: [500, 'Something went wrong on this side.'],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>;

export type RefusalType = keyof typeof refusals;

export interface SchemaProblem {
  /** Such as `.email`; empty for the whole body. */
  readonly dataPath: string;
  readonly message: string;
}

/** An error of the provider. The client clears its session on some types and retries others. */
export class SignInRefusal extends Error {
  readonly status: number;

  constructor(
    readonly type: RefusalType,
    /** Marks a schema error. */
    readonly problems: readonly SchemaProblem[] = [],
  ) {
    super(problems.length > 0 ? '[400] Request does not match expected schema' : refusals[type][1]);
    this.status = refusals[type][0];
  }
}

/** The error body. Schema errors have a field of their own, by which the client recognizes them. */
export function refusalBody(refusal: SignInRefusal, requestId: string): Readonly<Record<string, unknown>> {
  return {
    status_code: refusal.status,
    request_id: requestId,
    error_type: refusal.type,
    error_message: refusal.message,
    error_url: `https://stytch.com/docs/api/errors/${refusal.status}#${refusal.type}`,
    ...(refusal.problems.length > 0 ? { body: refusal.problems } : {}),
  };
}

/** Turns anything thrown into an error of the provider. */
export function refusalOf(error: unknown): SignInRefusal {
  if (error instanceof SignInRefusal) return error;
  return new SignInRefusal(statusOf(error) < 500 ? 'bad_request' : 'internal_server_error');
}
