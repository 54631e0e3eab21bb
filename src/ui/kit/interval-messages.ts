import type { Interval } from '#src/domain/interval/interval';

/** "month", "2 months", to stand after "every". */
export function describeInterval({ length, unit }: Interval): string {
  return length === 1 ? unit : `${length} ${unit}s`;
}

/** "every month", "every 2 weeks". */
export function everyInterval(interval: Interval): string {
  return `every ${describeInterval(interval)}`;
}

/** "Every month" of "every month": words that begin a line. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
