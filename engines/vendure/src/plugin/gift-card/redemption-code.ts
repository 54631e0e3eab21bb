import { randomInt } from 'node:crypto';

const LENGTH = 16;
const MAX_TYPED = 100;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Reads a code as it was typed: dashes and blanks do not count, nor does case. Undefined for what is no code. */
export function redemptionCodeOf(typed: string): string | undefined {
  if (typed.length > MAX_TYPED) return undefined;
  const code = typed.replace(/[\s\p{Pd}]/gu, '');
  return /^[A-Za-z0-9]{16}$/.test(code) ? code.toUpperCase() : undefined;
}

export function newRedemptionCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
