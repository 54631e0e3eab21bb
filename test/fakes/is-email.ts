import { oneLine } from '#src/domain/text/one-line';

/** True for an address as servers take it: without invisible marks. */
export function isEmail(text: string): boolean {
  return /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(text) && text === oneLine(text);
}
