import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayProblem, sizeProblem } from '#src/domain/group-order/group-order-details';
import { addDays } from '#src/domain/interval/add-interval';
import { todayOf } from '#src/domain/interval/calendar-day';

const now = Date.UTC(2026, 10, 20, 15);

describe('The day of a group order (spec §3 Client state, groupOrder: details)', () => {
  it.each([
    ['', 'unreadable'],
    ['tomorrow', 'unreadable'],
    ['2027-02-30', 'unreadable'],
    ['12/18/2026', 'unreadable'],
    ['2026-11-19', 'past'],
    ['1999-12-31', 'past'],
    ['2026-11-20', 'too-soon'],
    ['2026-11-26', 'too-soon'],
    ['2026-11-27', undefined],
    [' 2026-11-27 ', undefined],
    ['2027-11-20', undefined],
    ['2027-11-21', 'too-late'],
    ['9999-12-31', 'too-late'],
  ])('"%s" is %s', (text, problem) => {
    expect(dayProblem(text, now)).toBe(problem);
  });

  it('is a day between one week and one year ahead, whatever the hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 800 }), fc.nat(86_399_999), (days, time) => {
        const moment = Date.UTC(2026, 10, 20) + time;
        const isFine = dayProblem(addDays(todayOf(moment), days), moment) === undefined;
        expect(isFine).toBe(days >= 7 && days <= 365);
      }),
    );
  });
});

describe('The size of a group (spec §3 Client state, groupOrder: details)', () => {
  it.each([
    ['', 'unreadable'],
    ['  ', 'unreadable'],
    ['many', 'unreadable'],
    ['2.5', 'unreadable'],
    ['NaN', 'unreadable'],
    ['Infinity', 'unreadable'],
    ['0', 'too-few'],
    ['-3', 'too-few'],
    ['1', undefined],
    ['1,200', undefined],
    [' 12 ', undefined],
    ['5000', undefined],
    ['5001', 'too-many'],
    ['1e6', 'too-many'],
    ['1000000', 'too-many'],
  ])('of "%s" is %s', (text, problem) => {
    expect(sizeProblem(text)).toBe(problem);
  });
});
