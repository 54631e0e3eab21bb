import type { SignInErrorCode } from '#src/application/ports/identity/sign-in-error-code';
import { callbackMessages, loginMessages } from './account-messages';

const unreachable =
  'We could not reach the sign-in service. Check your connection and try again; what you typed is kept.';
const wrongPassword = 'Wrong e-mail or password.';

const internalError = 'Something went wrong while signing in. Please try again; what you typed is kept.';

const signedOut = 'You have been signed out. Please sign in again.';
const notSetUp = 'Signing in is not set up in this shop. You can order without an account.';

/** The messages for failed sign-ins (spec §8 Auth codes, Sign-in provider). */
export const signInFailures: Readonly<Record<SignInErrorCode, string>> = {
  UNAUTHORIZED: signedOut,
  INTERNAL_ERROR: internalError,
  MISSING_API_KEY: notSetUp,
  network_error: unreachable,
  timeout: 'The sign-in service took too long to answer. Please try again; what you typed is kept.',
  aborted: 'The sign-in service was interrupted before it could answer. Please try again; what you typed is kept.',
  unsupported_protocol: notSetUp,
  wrong_shape: internalError,
  storage_forbidden:
    'This browser does not let the shop store anything, and signing in needs that. Allow it for this shop, or order without an account.',
  usage_error: internalError,
  wrong_request: internalError,
  not_found: internalError,
  shop_refused: internalError,
  session_ended: signedOut,
  sign_in_too_old: 'For your security, this needs a recent sign-in. Please sign in again.',
  too_many_attempts: 'Too many tries. Please wait a while and try again; what you typed is kept.',
  last_factor: 'This is your last way to sign in, so you cannot remove it.',
  canceled: 'You stopped it, so nothing has changed.',
  blocked_by_extension:
    'A browser extension, such as an ad blocker, stops the sign-in. Allow it for this shop, or try another browser.',
  captcha_failed: 'We could not tell that a person is signing in. Reload the page and try again.',
  already_on_account: 'This is already on your account, so nothing has changed.',
  invalid_email: loginMessages.problems.email,
  email_in_use: 'This address already has an account. Sign in instead, or ask for a link.',
  unknown_email: wrongPassword,
  undeliverable_email: 'Mail to this address came back. Check it for a typo, or use another address.',
  refused_email: 'You cannot sign in with this address. Use another one.',
  invalid_phone_number: loginMessages.problems.phone,
  phone_number_in_use: 'This number belongs to another account.',
  unsupported_country: 'We cannot send text messages to numbers of this country. Use your e-mail address instead.',
  unsubscribed_phone_number:
    'This number has stopped our text messages. Answer START to the last one, or use your e-mail address instead.',
  undeliverable_text_message: 'The text message could not be delivered. Try again, or use your e-mail address instead.',
  invalid_passcode: loginMessages.problems.code,
  wrong_passcode: 'That passcode is not right. Check it, or ask for a new one.',
  passcode_expired: 'That passcode was already used or has expired. Ask for a new one.',
  incomplete_callback: callbackMessages.incomplete.text,
  link_expired: callbackMessages.usedUp.text,
  used_in_another_browser: callbackMessages.otherBrowser.text,
  access_denied: 'You did not allow the sign-in, so nothing has changed. Try again, or choose another way.',
  account_in_use: 'That account belongs to another customer.',
  oauth_refused: 'Signing in with that account did not work. Try again, or choose another way.',
  wrong_credentials: 'Your sign-in is no longer valid. Please sign in again.',
  no_password: 'This address has no password here. Ask for a link instead.',
  password_reset_needed:
    'Your address was confirmed after this password was set, so the password no longer works. Set a new one; we send you a link.',
  weak_password: loginMessages.problems.newPassword,
  breached_password: loginMessages.strength.breached,
  passkeys_unsupported: 'This browser cannot use passkeys here.',
  passkey_exists: 'This device already has a passkey for your account.',
  no_passkey: 'There is no passkey for this shop on this device.',
  unknown_passkey: 'The shop no longer knows this passkey. Sign in another way.',
  passkey_refused: 'This passkey could not be verified. Sign in another way.',
  wallet_in_use: 'This wallet belongs to another account.',
  wallet_unavailable: 'The wallet did not answer. Open it and try again.',
  wallet_refused: 'The wallet’s signature could not be verified. Please try again.',
  invalid_totp_code: 'Enter the six digits that the app shows.',
  wrong_totp_code: 'That code is wrong or too old. Enter the one that the app shows now.',
  used_totp_code: 'That code was already used. Wait for the next one.',
  recovery_code_as_totp_code: 'That is a recovery code. Enter it below.',
  wrong_recovery_code: 'That recovery code is wrong or was already used.',
  totp_code_as_recovery_code: 'That is a code from the app. Enter it above.',
  totp_exists: 'You already have an authenticator app. Remove it before adding another.',
  totp_pending: 'An authenticator app is waiting for its first code. Remove it before adding another.',
  totp_expired: 'That took too long. Add the app again.',
};

/** The message for a failure after a password was typed: there the credentials are e-mail and password. */
export const passwordFailures = { ...signInFailures, wrong_credentials: wrongPassword };
