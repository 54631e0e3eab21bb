import { oneLine } from '#src/domain/text/one-line';

/** Any dash or blank between the two parts of a code, or none. */
const form = /^(\d{5})(?:[\s\p{Pd}\u2212]*(\d{4}))?$/u;

/** The stored form of a code, "93650" or "93650-1234"; undefined for an invalid ZIP code. */
export function readZipCode(typed: string): string | undefined {
  const [, area, route] = form.exec(oneLine(typed)) ?? [];
  return route === undefined ? area : `${area}-${route}`;
}
