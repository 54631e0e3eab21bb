import { randomBytes, randomInt } from 'node:crypto';

export interface RandomSource {
  /** A string of decimal digits. */
  digits(length: number): string;
  /** A random URL-safe string: 22 characters for 16 bytes. */
  token(bytes: number): string;
  /** A string of A–Z and 0–9. */
  alphanumeric(length: number): string;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export const cryptoRandom: RandomSource = {
  digits: (length) => Array.from({ length }, () => String(randomInt(10))).join(''),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  alphanumeric: (length) => Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
};
