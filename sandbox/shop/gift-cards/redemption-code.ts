/**
 * Normalizes a typed code: no dashes, no whitespace, upper case. Undefined when the format is invalid.
 */
export function redemptionCodeOf(typed: unknown): string | undefined {
  if (typeof typed !== 'string' || typed.length > 100) return undefined;
  const code = typed.replace(/[\s\p{Pd}]/gu, '');
  return /^[A-Za-z0-9]{16}$/.test(code) ? code.toUpperCase() : undefined;
}
