/**
 * The reasons for a failed sign-in that the shop handles differently. Adapters map all errors of their provider to these.
 * The codes in capitals are the specification's (spec §8 Auth codes).
 */
export const signInErrorCodes = [
  /** No user is signed in, so nothing was sent: 'User is not logged in'. */
  'UNAUTHORIZED',
  /** All other errors. The provider's own code is in the error's `trace`, and is logged. */
  'INTERNAL_ERROR',
  /** The shop has no key for the provider: 'An API key is required'. */
  'MISSING_API_KEY',

  /** The provider could not be reached, or its response could not be read. */
  'network_error',
  'timeout',
  'aborted',
  'unsupported_protocol',
  'wrong_shape',
  /** The browser forbids storage, which the provider's client needs. */
  'storage_forbidden',

  /** The shop sent an invalid request: detected before it was sent, or by the provider. */
  'usage_error',
  'wrong_request',
  'not_found',
  /** The provider does not accept the shop's own key. */
  'shop_refused',

  /** The session is over. */
  'session_ended',
  /** The session is too old for this request. */
  'sign_in_too_old',
  'too_many_attempts',
  /** The last sign-in method cannot be removed. */
  'last_factor',
  /** The shopper canceled it at their device or wallet. */
  'canceled',
  /** An extension of the browser stops the provider's calls. */
  'blocked_by_extension',
  /** The provider takes the caller for a program. */
  'captcha_failed',
  /** The address, number or wallet is on this account already. */
  'already_on_account',

  'invalid_email',
  'email_in_use',
  'unknown_email',
  /** Mails to this address came back. */
  'undeliverable_email',
  /** The shop does not accept addresses of this kind. */
  'refused_email',
  'invalid_phone_number',
  'phone_number_in_use',
  /** The shop sends no text messages to this country. */
  'unsupported_country',
  /** The number has answered STOP. */
  'unsubscribed_phone_number',
  /** The phone network did not take the message. */
  'undeliverable_text_message',

  'invalid_passcode',
  'wrong_passcode',
  /** Used, expired, or tried too often. */
  'passcode_expired',

  /** The address of a link is incomplete (spec §5). */
  'incomplete_callback',
  /** A link, or a return from another provider: used, expired or unknown. */
  'link_expired',
  'used_in_another_browser',

  /** The account at another provider: declined, another user's, or refused without a reason. */
  'access_denied',
  'account_in_use',
  'oauth_refused',

  /** The e-mail and password do not match, or the proof of the session is refused. */
  'wrong_credentials',
  'no_password',
  /** It was set before its address was proven, perhaps by another person. */
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
