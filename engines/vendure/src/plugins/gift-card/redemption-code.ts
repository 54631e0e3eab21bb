import { randomInt } from 'node:crypto';

const codeLength = 16;
const maxTyped = 100;
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Reads a typed code: dashes, blanks and case do not count. Undefined for an invalid code. */
export function redemptionCodeOf(typed: string): string | undefined {
  if (typed.length > maxTyped) return undefined;
  const code = typed.replace(/[\s\p{Pd}]/gu, '');
  return /^[A-Za-z0-9]{16}$/.test(code) ? code.toUpperCase() : undefined;
}

export function newRedemptionCode(): string {
  return Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('');
}
