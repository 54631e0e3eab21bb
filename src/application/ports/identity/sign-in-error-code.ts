/**
 * Why signing in failed, where the shop says or does something different. Adapters map all errors of their provider to
 * these. The codes in capitals are the specification's (spec §8 Auth codes).
 */
export const signInErrorCodes = [
  /** Nobody is signed in, so nothing was sent: 'User is not logged in'. */
  'UNAUTHORIZED',
  /** Everything else. The provider's own code is in the error's `trace`, and is logged. */
  'INTERNAL_ERROR',
  /** The shop has no key for the provider: 'An API key is required'. */
  'MISSING_API_KEY',

  /** The provider could not be asked, or not understood. */
  'network_error',
  'timeout',
  'aborted',
  'unsupported_protocol',
  'wrong_shape',
  /** The browser stores nothing, and the provider's client needs that. */
  'storage_forbidden',

  /** The shop asked for something wrong: seen before it was sent, or by the provider. */
  'usage_error',
  'wrong_request',
  'not_found',
  /** The provider does not accept the shop's own key. */
  'shop_refused',

  /** The session is over. */
  'session_ended',
  /** It began too long ago for what was asked. */
  'sign_in_too_old',
  'too_many_attempts',
  /** The only way left to sign in cannot be removed. */
  'last_factor',
  /** The shopper stopped it at their device or wallet. */
  'canceled',

  'invalid_email',
  'email_in_use',
  'unknown_email',
  'invalid_phone_number',
  'phone_number_in_use',

  'invalid_passcode',
  'wrong_passcode',
  /** Used, too old, or guessed at too often. */
  'passcode_expired',

  /** The address that a link leads to lacks something (spec §5). */
  'incomplete_callback',
  /** A link, or the way back from an account elsewhere: used, too old or unknown. */
  'link_expired',
  'used_in_another_browser',

  /** The account elsewhere: not agreed to, somebody else's, or refused without a reason. */
  'access_denied',
  'account_in_use',
  'oauth_refused',

  /** E-mail and password do not fit, or what proves the session is refused. */
  'wrong_credentials',
  'no_password',
  /** It was set before its address was proven, perhaps by somebody else. */
  'password_reset_needed',
  'weak_password',
  'breached_password',

  'passkeys_unsupported',
  'passkey_exists',
  'no_passkey',
  'unknown_passkey',
  'passkey_refused',

  'wallet_in_use',
  'wallet_unavailable',
  'wallet_refused',

  'invalid_totp_code',
  'wrong_totp_code',
  'used_totp_code',
  'recovery_code_as_totp_code',
  'wrong_recovery_code',
  'totp_code_as_recovery_code',
  'totp_exists',
  'totp_pending',
  'totp_expired',
] as const;
export type SignInErrorCode = (typeof signInErrorCodes)[number];
