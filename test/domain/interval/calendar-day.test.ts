import { describe, expect, it } from 'vitest';
import { daysFrom, readDay, writeDay } from '#src/domain/interval/calendar-day';

describe('Calendar days (spec §3 Subscription, actionableDate)', () => {
  it('are read and written as plain dates in UTC', () => {
    expect(readDay('2027-02-20')).toBe(Date.UTC(2027, 1, 20));
    expect(writeDay(Date.UTC(2027, 1, 20, 23, 59))).toBe('2027-02-20');
  });

  it.each(['', '2027-02-30', '2027-13-01', '27-02-20', '2027-2-3', 'tomorrow', '2027-02-20T00:00'])(
    'are not read from "%s"',
    (text) => {
      expect(readDay(text)).toBeUndefined();
    },
  );

  it('are counted from their beginning, over months and back', () => {
    expect(daysFrom(Date.UTC(2026, 11, 31, 18), 1)).toBe(Date.UTC(2027, 0, 1));
    expect(daysFrom(Date.UTC(2027, 2, 1, 0), -1)).toBe(Date.UTC(2027, 1, 28));
    expect(daysFrom(Date.UTC(2027, 2, 1, 9), 0)).toBe(Date.UTC(2027, 2, 1));
  });
});
