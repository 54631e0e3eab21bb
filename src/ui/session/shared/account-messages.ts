import type { PasscodeChannel } from '#src/application/ports/identity/passcode-gateway';
import type { OAuthProvider } from '#src/domain/session/sign-in-session';
import type { SignInFactor } from '#src/domain/session/sign-in-user';
import { kitMessages } from '#src/ui/kit/kit-messages';

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
  lead: 'No password to remember: we send you a link, you open it, done. New here? The same link creates your account.',
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
    title: 'Check your e-mail',
    to: (email: string) => `We have sent a link to ${email}.`,
    steps: [
      'Open the e-mail on this device.',
      'Open the link in it. It works once, for a short time.',
      'Come back here or continue there: you will be signed in on both tabs.',
    ],
    missing: 'Nothing there? It may take a minute. Check your spam folder too.',
    waiting: 'Waiting for you to open the link',
    again: 'Send it again',
    mayAgain: 'You can send the link again now.',
    againIn: (seconds: number) => `You can send it again in ${seconds} s.`,
    other: 'Use another address',
  },
  code: {
    title: 'Sign in with a passcode',
    channel: 'How should it reach you?',
    channels: { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' } satisfies Record<PasscodeChannel, string>,
    phone: 'Mobile number',
    phoneHint: 'A US number, or one that starts with + and the country code.',
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
    forgotLead: 'We send you a link to choose a new one.',
    sendReset: 'Send me the link',
    resetSent: (email: string) => `If ${email} has an account here, a link to a new password is on its way.`,
  },
  strength: {
    label: 'Password strength',
    levels: ['Very weak', 'Weak', 'Fair', 'Strong', 'Very strong'],
    breached: 'This password appears in a list of leaked passwords. Choose another one.',
    hint: 'A few unrelated words work best.',
  },
  problems: {
    email: kitMessages.emailProblem,
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
    title: 'This link is incomplete',
    text: 'Part of the link is missing. Open it from the e-mail again, or get a new one.',
  },
  usedUp: {
    title: 'This link no longer works',
    text: 'A link works once, for a short time. You can get a new one in a moment.',
  },
  otherBrowser: {
    title: 'This link belongs to another browser',
    text: 'For your safety, a link only works in the browser where you asked for it. Open it there, or get a new one here.',
  },
  unreachable: { title: 'We could not reach the sign-in service' },
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

/** Wallet addresses are shortened, because customers do not compare all their letters. */
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
  description: 'Your details, and how you sign in.',
  loading: 'Loading your account',
  hello: (name: string) => `Hello, ${name}`,
  signedIn: 'Signed in',
  signedInAs: 'Signed in as',
  signedInWith: 'Signed in with',
  signOut: 'Sign out',
  signedOut: {
    title: 'You are signed out',
    text: 'Come back any time.',
    hereOnly: 'We could not reach the sign-in service, so you are signed out here only. Other devices stay signed in.',
  },
  ended: { title: 'You have been signed out', text: 'Your cart is kept. Sign in again to continue here.' },
  toShop: 'Go to the shop',
} as const;
