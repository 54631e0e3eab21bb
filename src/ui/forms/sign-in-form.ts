import { isEmail } from 'class-validator';
import { loginMessages } from '#src/ui/messages/account-messages';

const { problems } = loginMessages;

/** What is wrong with an e-mail address as typed; undefined when nothing is. */
export function checkEmail(typed: string): string | undefined {
  return isEmail(typed.trim()) ? undefined : problems.email;
}

/** What is wrong with a mobile number as typed. */
export function checkPhone(typed: string): string | undefined {
  return /^\+(?:1\d{10}|[2-9]\d{7,14})$/.test(internationalPhone(typed)) ? undefined : problems.phone;
}

/** A number in international form; one without a country is American. */
export function internationalPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (typed.trim().startsWith('+')) return `+${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : `+1${digits}`;
}

/** The digits of a passcode, however it was typed or pasted. */
export function passcodeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6);
}

/** What is wrong with a passcode. */
export function checkPasscode(digits: string): string | undefined {
  return digits.length === 6 ? undefined : problems.code;
}
