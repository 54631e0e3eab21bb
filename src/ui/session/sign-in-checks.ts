import { isEmail } from 'class-validator';
import { oneLine } from '#src/domain/text/one-line';
import type { Problems, Values } from '#src/ui/kit/form';
import { loginMessages } from '#src/ui/session/shared/account-messages';

const { problems } = loginMessages;

const checks = {
  email: (typed: string) => (isEmail(typed) ? undefined : problems.email),
  phone: (typed: string) => (mobileNumber.test(internationalPhone(typed)) ? undefined : problems.phone),
  code: (digits: string) => (isPasscode(digits) ? undefined : problems.code),
  password: (typed: string) => (typed === '' ? problems.password : undefined),
} as const;

const mobileNumber = /^\+(?:1\d{10}|[2-9]\d{7,14})$/;

type SignInField = keyof typeof checks;

export function findSignInProblems<F extends SignInField>(values: Values<F>): Problems<F> {
  const fields = Object.keys(values) as F[];
  const found = fields.map((field) => [field, checks[field](values[field])] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined)) as Problems<F>;
}

/** A number without a country code is American. */
export function internationalPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (typed.startsWith('+')) return `+${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : `+1${digits}`;
}

/** Passcodes may be pasted with other characters. */
export function passcodeDigits(typed: string): string {
  return oneLine(typed).replace(/\D/g, '').slice(0, 6);
}

export function isPasscode(digits: string): boolean {
  return digits.length === 6;
}
