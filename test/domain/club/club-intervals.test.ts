import { describe, expect, it } from 'vitest';
import { clubIntervals, nextLongerInterval, offeredIntervals } from '#src/domain/club/club-intervals';
import type { Interval } from '#src/domain/interval/interval';

describe('Paces to choose from (spec §4 Subscription actions, update; §9 Club sizes)', () => {
  it("are the club's", () => {
    expect(offeredIntervals({ length: 2, unit: 'month' })).toEqual(clubIntervals);
  });

  it('have the present one first, if it is another', () => {
    const sixWeeks = { length: 6, unit: 'week' } as const;
    expect(offeredIntervals(sixWeeks)).toEqual([sixWeeks, ...clubIntervals]);
  });
});

describe('Less wine without leaving (spec §4 Subscription actions, update)', () => {
  it.each<[Interval, Interval | undefined]>([
    [
      { length: 1, unit: 'month' },
      { length: 2, unit: 'month' },
    ],
    [
      { length: 2, unit: 'month' },
      { length: 3, unit: 'month' },
    ],
    [
      { length: 2, unit: 'week' },
      { length: 1, unit: 'month' },
    ],
    [{ length: 3, unit: 'month' }, undefined],
    [{ length: 1, unit: 'year' }, undefined],
  ])('offers after %o the next longer interval %o', (current, longer) => {
    expect(nextLongerInterval(current)).toEqual(longer);
  });
});
