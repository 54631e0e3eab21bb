import type { GatewayError } from '#src/application/ports/gateway-error';
import type { PasscodeChannel } from '#src/application/ports/identity/passcode-gateway';
import { signInErrorCode } from '#src/application/ports/identity/sign-in-error';
import type { SignInErrorCode } from '#src/application/ports/identity/sign-in-error-code';
import type { OAuthProvider } from '#src/domain/session/sign-in-session';
import type { SignInFactor } from '#src/domain/session/sign-in-user';

export const sessionMessages = {
  signedOut: 'You have been signed out. Your cart is kept.',
  signInAgain: 'Sign in again',
} as const;

export const oauthNames: Readonly<Record<OAuthProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
  github: 'GitHub',
  gitlab: 'GitLab',
  facebook: 'Facebook',
  discord: 'Discord',
  salesforce: 'Salesforce',
  slack: 'Slack',
  amazon: 'Amazon',
  bitbucket: 'Bitbucket',
  linkedin: 'LinkedIn',
  coinbase: 'Coinbase',
  twitch: 'Twitch',
  twitter: 'Twitter',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
  figma: 'Figma',
  yahoo: 'Yahoo',
};

export const loginMessages = {
  title: 'Sign in',
  description: 'Sign in without a password: we send you a link.',
  lead: 'No password to remember: we send you a link, you open it, done. New here? The same link makes your account.',
  email: 'E-mail',
  sendLink: 'Send me a link',
  or: 'Other ways to sign in',
  byLink: 'Send me a link instead',
  byCode: 'Use a one-time passcode',
  byPassword: 'Use a password',
  byPasskey: 'Use a passkey',
  byWallet: 'Use a crypto wallet',
  byProvider: (name: string) => `Continue with ${name}`,
  guest: 'You can also check out without an account.',
  sent: {
    title: 'Check your mail',
    to: (email: string) => `We have sent a link to ${email}.`,
    steps: [
      'Open the mail on this device.',
      'Press the link. It works once, and for a little while.',
      'Come back here, or go on there: both tabs will know you.',
    ],
    missing: 'Nothing there? It may take a minute, or sit with the spam.',
    waiting: 'Waiting for you to open the link',
    again: 'Send it again',
    againIn: (seconds: number) => `You can have it sent again in ${seconds} s.`,
    other: 'Use another address',
  },
  code: {
    title: 'Sign in with a passcode',
    channel: 'How should it reach you?',
    channels: { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' } satisfies Record<PasscodeChannel, string>,
    phone: 'Mobile number',
    phoneHint: 'A US number, or one that begins with + and its country.',
    send: 'Send me a passcode',
    sent: (recipient: string) => `We have sent a passcode to ${recipient}. It is valid for a few minutes.`,
    code: 'Passcode',
    codeHint: 'Six digits',
    confirm: 'Sign in',
    other: 'Send another passcode',
  },
  password: {
    title: 'Sign in with a password',
    createTitle: 'Create an account with a password',
    forgotTitle: 'Forgot your password?',
    password: 'Password',
    newPassword: 'New password',
    signIn: 'Sign in',
    toCreate: 'New here? Create a password',
    toSignIn: 'I have a password',
    create: 'Create the account',
    toForgot: 'Forgot your password?',
    toReset: 'Set a new password',
    forgotLead: 'We send you a link, with which you choose a new one.',
    sendReset: 'Send me the link',
    resetSent: (email: string) => `If ${email} has an account here, a link to a new password is on its way.`,
  },
  strength: {
    label: 'Password strength',
    levels: ['Very weak', 'Weak', 'Fair', 'Strong', 'Very strong'],
    breached: 'This password appears in a list of leaked passwords. Choose another one.',
    hint: 'A few words that do not belong together are best.',
  },
  problems: {
    email: 'Enter an e-mail address such as name@example.com.',
    phone: 'Enter a mobile number such as (202) 555-0123 or +44 20 7946 0123.',
    code: 'Enter the six digits of the passcode.',
    password: 'Enter your password.',
    newPassword: 'Choose a password that is harder to guess.',
  },
} as const;

export const callbackMessages = {
  title: 'Signing you in',
  description: 'One moment.',
  working: 'Signing you in',
  incomplete: {
    title: 'This link is not complete',
    text: 'Part of the link got lost on its way here. Open it from the mail once more, or have a new one sent.',
  },
  usedUp: {
    title: 'This link does not work any more',
    text: 'A link works once and for a little while. Have a new one sent: it takes a moment.',
  },
  otherBrowser: {
    title: 'This link belongs to another browser',
    text: 'For your safety a link works only in the browser it was asked for in. Open it there, or have a new one sent to use here.',
  },
  unreachable: { title: 'We could not reach the sign-in service', retry: 'Try again' },
  failed: { title: 'Signing in did not work' },
  refused: {
    title: 'You are not signed in',
    titleOfAdding: 'Nothing was added',
    goBack: 'Go back',
    otherWay: 'Choose how to sign in',
  },
  choosePassword: { title: 'Choose a new password', save: 'Save and sign in' },
  newLink: 'Send me a new link',
} as const;

/** Wallet addresses are shortened, because nobody compares all their letters. */
export function shownName({ kind, name }: Pick<SignInFactor, 'kind' | 'name'>): string {
  if (kind === 'wallet' && name.length > 12) return `${name.slice(0, 6)}…${name.slice(-4)}`;
  return kind === 'phone-number' ? shownPhone(name) : name;
}

/** American numbers get their usual format. */
export function shownPhone(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1-$2-$3');
}

export const accountMessages = {
  title: 'Your account',
  description: 'Who you are here, and how you sign in.',
  loading: 'Loading your account',
  hello: (name: string) => `Hello, ${name}`,
  signedIn: 'Signed in',
  signedInAs: 'Signed in as',
  signedInWith: 'Signed in with',
  signOut: 'Sign out',
  signedOut: {
    title: 'You are signed out',
    text: 'Come back any time.',
    hereOnly:
      'You are signed out here only: the sign-in service could not be reached, so other devices stay as they are.',
  },
  ended: { title: 'You have been signed out', text: 'Your cart is kept. Sign in again to go on here.' },
  toShop: 'Go to the shop',
} as const;

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
