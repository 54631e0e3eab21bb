import { describe, expect, it } from 'vitest';
import { currentOffers } from '#src/domain/campaign/offer-list';
import type { Day } from '#src/domain/interval/calendar-day';

describe('The list of offers (spec §2 /en-US/try/{offer})', () => {
  const offer = (path: string, ends?: Day) => ({
    path,
    title: path,
    description: '',
    ...(ends !== undefined && { ends }),
  });
  const all = [
    offer('always'),
    offer('january', '2027-01-31'),
    offer('summer', '2026-09-07'),
    offer('eve', '2026-12-31'),
  ];
  const today = Date.UTC(2026, 10, 23);
  const pathsAt = (...moment: Parameters<typeof Date.UTC>) =>
    currentOffers(all, Date.UTC(...moment)).map(({ path }) => path);

  it('leaves out ended offers, and begins with those that end soonest', () => {
    expect(pathsAt(2026, 10, 23)).toEqual(['eve', 'january', 'always']);
  });

  it('is the same however the offers come', () => {
    for (const offers of [all, [...all].reverse(), [all[1]!, all[0]!, all[3]!]])
      expect(currentOffers(offers, today).map(({ path }) => path)).toEqual(['eve', 'january', 'always']);
  });

  it('keeps an offer until its last day is over in Hawaii', () => {
    expect(pathsAt(2027, 0, 1, 9, 59)).toContain('eve');
    expect(pathsAt(2027, 0, 1, 10)).not.toContain('eve');
  });
});
