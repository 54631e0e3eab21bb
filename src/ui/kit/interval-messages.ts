import type { Interval } from '#src/domain/interval/interval';

/** Returns "month", "2 months", to follow "every". */
export function describeInterval({ length, unit }: Interval): string {
  return length === 1 ? unit : `${length} ${unit}s`;
}

/** Returns "every month", "every 2 weeks". */
export function everyInterval(interval: Interval): string {
  return `every ${describeInterval(interval)}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
