import { isPlain } from '#sandbox/http/text-length';
import { SignInRefusal } from './errors';

const emailForm = /^[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@([\p{L}\d-]+\.)+[\p{L}\d-]+$/u;

/** The e-mail in lower case, trimmed. */
export function requireEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > 254 || !emailForm.test(email) || !isPlain(email)) throw new SignInRefusal('invalid_email');
  return email;
}

/** A phone number in E.164 format. */
export function requirePhoneNumber(text: string): string {
  const phoneNumber = text.trim();
  if (!/^\+[1-9]\d{7,14}$/.test(phoneNumber)) throw new SignInRefusal('invalid_phone_number');
  return phoneNumber;
}
