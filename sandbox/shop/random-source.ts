import { randomBytes, randomInt } from 'node:crypto';

/** Where numbers and tokens come from. */
export interface RandomSource {
  /** So many decimal digits. */
  digits(length: number): string;
  /** Url-safe text that nobody can guess: 22 characters for 16 bytes. */
  token(bytes: number): string;
  /** So many characters of A–Z and 0–9. */
  letters(length: number): string;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export const cryptoRandom: RandomSource = {
  digits: (length) => Array.from({ length }, () => String(randomInt(10))).join(''),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  letters: (length) => Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
};
