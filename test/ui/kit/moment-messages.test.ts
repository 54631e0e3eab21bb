import { describe, expect, it } from 'vitest';
import { formatCountdown } from '#src/ui/kit/moment-messages';

describe('The time that is left (spec §9 Time to add to a placed order)', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [59, '0:59'],
    [60, '1:00'],
    [754, '12:34'],
    [3600, '60:00'],
  ])('%s seconds are %s', (seconds, shown) => {
    expect(formatCountdown(seconds)).toBe(shown);
  });
});
