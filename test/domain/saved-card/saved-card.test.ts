import { describe, expect, it } from 'vitest';
import { expiresThisMonth, isExpired, preferredSource } from '#src/domain/saved-card/saved-card';
import { aSavedCard } from '#test/builders/a-saved-card';

/** In Hawaii, last of the states. */
const lastMoment = Date.UTC(2027, 1, 1, 9, 59, 59, 999);

describe('A saved card (spec §3 walletPaymentSources)', () => {
  it('is valid until its month is over in every state', () => {
    const card = aSavedCard({ month: 1, year: 2027 });
    expect([isExpired(card, lastMoment), isExpired(card, lastMoment + 1)]).toEqual([false, true]);
    expect([lastMoment, lastMoment + 1].map((now) => expiresThisMonth(card, now))).toEqual([true, false]);
    expect(expiresThisMonth(card, Date.UTC(2026, 11, 31))).toBe(false);
  });

  it.each([
    [12, 2026, true],
    [1, 2027, false],
    [2, 2027, false],
    [12, 2025, true],
    [1, 2028, false],
  ])('of %i/%i has expired in January 2027: %s', (month, year, expired) => {
    expect(isExpired(aSavedCard({ month, year }), lastMoment)).toBe(expired);
  });

  it('that is the default comes first, else the newest, and never one that has expired', () => {
    const old = aSavedCard({ id: 'old', isDefault: true, year: 2020 });
    const newest = aSavedCard({ id: 'newest' });
    const standard = aSavedCard({ id: 'standard', isDefault: true });
    expect(preferredSource([newest, standard], lastMoment)?.id).toBe('standard');
    expect(preferredSource([old, newest], lastMoment)?.id).toBe('newest');
    expect(preferredSource([old], lastMoment)).toBeUndefined();
    expect(preferredSource([], lastMoment)).toBeUndefined();
  });
});
