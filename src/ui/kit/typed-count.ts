import { oneLine } from '#src/domain/text/one-line';

/** Reads a typed whole number; undefined for any other text. */
export function typedCount(typed: string): number | undefined {
  const digits = oneLine(typed);
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}
