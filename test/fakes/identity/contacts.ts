import { refusal } from './identity-refusals';

/** The address as it is kept. */
export function requireEmail(text: string): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) throw refusal('invalid_email');
  return text.toLowerCase();
}

export function requirePhoneNumber(text: string): string {
  if (!/^\+[1-9]\d{7,14}$/.test(text)) throw refusal('invalid_phone_number');
  return text;
}

/** Links lead to this machine's storefront only. */
export function requireOwnAddress(url: string): void {
  if (new URL(url).hostname !== 'localhost') throw refusal('wrong_request');
}
