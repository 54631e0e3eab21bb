import type { GatewayError } from '#src/application/ports/gateway-error';
import { signInErrorCode } from '#src/application/ports/identity/sign-in-error';
import type { SignInErrorCode } from '#src/application/ports/identity/sign-in-error-code';
import { callbackMessages, loginMessages } from './account-messages';

const unreachable =
  'We could not reach the sign-in service. Check your connection and try again; what you typed is kept.';
const wrongPassword = 'Wrong e-mail or password.';

const internalError = 'Something went wrong while signing in. Please try again; what you typed is kept.';

const signedOut = 'You are not signed in any more. Please sign in again.';
const notSetUp = 'Signing in is not set up in this shop. You can order without an account.';

/** The messages for failed sign-ins (spec §8 Auth codes, Sign-in provider). */
const messages: Readonly<Record<SignInErrorCode, string>> = {
  UNAUTHORIZED: signedOut,
  INTERNAL_ERROR: internalError,
  MISSING_API_KEY: notSetUp,
  network_error: unreachable,
  timeout: 'The sign-in service took too long to answer. Please try again; what you typed is kept.',
  aborted: 'The sign-in service was stopped before it could answer. Please try again; what you typed is kept.',
  unsupported_protocol: notSetUp,
  wrong_shape: internalError,
  storage_forbidden:
    'This browser does not let the shop store anything, and signing in needs that. Allow it for this shop, or order without an account.',
  usage_error: internalError,
  wrong_request: internalError,
  not_found: internalError,
  shop_refused: internalError,
  session_ended: signedOut,
  sign_in_too_old: 'For that you have to have signed in within the last minutes. Please sign in again.',
  too_many_attempts: 'That was tried too often. Please wait a while and try again; what you typed is kept.',
  last_factor: 'This is your last way to sign in, so it has to stay.',
  canceled: 'You stopped it, so nothing has changed.',
  invalid_email: loginMessages.problems.email,
  email_in_use: 'This address has an account already. Sign in instead, or have a link sent.',
  unknown_email: wrongPassword,
  invalid_phone_number: loginMessages.problems.phone,
  phone_number_in_use: 'This number belongs to another account.',
  invalid_passcode: loginMessages.problems.code,
  wrong_passcode: 'That passcode is not right. Check it, or have a new one sent.',
  passcode_expired: 'That passcode was used already or has expired. Have a new one sent.',
  incomplete_callback: callbackMessages.incomplete.text,
  link_expired: callbackMessages.usedUp.text,
  used_in_another_browser: callbackMessages.otherBrowser.text,
  access_denied: 'You did not allow the sign-in, so nothing has changed. Try again, or choose another way.',
  account_in_use: 'That account belongs to another customer.',
  oauth_refused: 'Signing in with that account did not work. Try again, or choose another way.',
  wrong_credentials: 'Your sign-in is not valid any more. Please sign in again.',
  no_password: 'This address has no password here. Have a link sent instead.',
  password_reset_needed:
    'Your address was confirmed after this password was set, so the password no longer works. Set a new one; we send you a link.',
  weak_password: loginMessages.problems.newPassword,
  breached_password: loginMessages.strength.breached,
  passkeys_unsupported: 'This browser cannot use passkeys here.',
  passkey_exists: 'This device has a passkey for your account already.',
  no_passkey: 'There is no passkey for this shop on this device.',
  unknown_passkey: 'The shop does not know this passkey any more. Sign in another way.',
  passkey_refused: 'This passkey could not be verified. Sign in another way.',
  wallet_in_use: 'This wallet belongs to another account.',
  wallet_unavailable: 'The wallet did not answer. Open it and try again.',
  wallet_refused: 'The wallet’s signature could not be verified. Please try again.',
  invalid_totp_code: 'Enter the six digits that the app shows.',
  wrong_totp_code: 'That code is wrong or too old. Enter the one that the app shows now.',
  used_totp_code: 'That code was used already. Wait for the next one.',
  recovery_code_as_totp_code: 'That is a recovery code. It has a place of its own below.',
  wrong_recovery_code: 'That recovery code is wrong or was used already.',
  totp_code_as_recovery_code: 'That is a code of the app. Enter it above.',
  totp_exists: 'There is an authenticator app already. Remove it before adding another.',
  totp_pending: 'An authenticator app is waiting for its first code. Remove it before adding another.',
  totp_expired: 'That took too long. Add the app again.',
};

export function describeSignInFailure(error: GatewayError): string;
export function describeSignInFailure(error: GatewayError | undefined): string | undefined;
export function describeSignInFailure(error: GatewayError | undefined): string | undefined {
  return error && messages[signInErrorCode(error)];
}

/** The credentials are e-mail and password only after the password was typed. */
export function describePasswordFailure(error: GatewayError): string;
export function describePasswordFailure(error: GatewayError | undefined): string | undefined;
export function describePasswordFailure(error: GatewayError | undefined): string | undefined {
  return error?.code === 'wrong_credentials' ? wrongPassword : describeSignInFailure(error);
}
