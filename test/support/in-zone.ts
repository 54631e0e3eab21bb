import { vi } from 'vitest';

const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;

/**
 * Puts the shopper into another time zone until the test ends. It stands in for the calendar of `Date`, because a thread
 * cannot change its zone.
 */
export function inZone(timeZone: string): void {
  const calendar = new Intl.DateTimeFormat('en-US', { ...numeric, timeZone });
  const part = (type: keyof typeof numeric) =>
    function partOf(this: Date): number {
      return Number(calendar.formatToParts(this).find((one) => one.type === type)?.value);
    };
  const month = part('month');
  vi.spyOn(Date.prototype, 'getFullYear').mockImplementation(part('year'));
  vi.spyOn(Date.prototype, 'getDate').mockImplementation(part('day'));
  vi.spyOn(Date.prototype, 'getMonth').mockImplementation(function monthOf(this: Date) {
    return month.call(this) - 1;
  });
}
