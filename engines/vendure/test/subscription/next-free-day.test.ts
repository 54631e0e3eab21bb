import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Interval } from '#src/plugins/core/interval/calendar-day';
import { addInterval, dayOfMonth } from '#src/plugins/core/interval/calendar-day';
import { nextFreeDay } from '#src/plugins/subscription/next-delivery';

const month: Interval = { length: 1, unit: 'month' };

describe('The day of the month of a subscription (spec §4 Subscription actions)', () => {
  it('stays the first one, whatever months are too short for it', () => {
    const days = ['2027-01-31'];
    while (days.length < 5) days.push(addInterval(days.at(-1) ?? '', month, 31));
    assert.deepEqual(days, ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    const leap = { length: 1, unit: 'year' } as const;
    assert.equal(addInterval(addInterval('2028-02-29', leap, 29), { ...leap, length: 3 }, 29), '2032-02-29');
  });

  it('comes by many short steps where one long step leads', () => {
    for (const first of ['2027-01-28', '2027-01-29', '2027-01-30', '2027-01-31', '2027-12-31'])
      for (let months = 1, day = first; months <= 24; months += 1) {
        day = addInterval(day, month, dayOfMonth(first));
        assert.equal(day, addInterval(first, { length: months, unit: 'month' }), `${first} and ${months} months`);
      }
  });
});

describe('The day after a delivery that is late (spec §4 Subscription actions)', () => {
  const cases: readonly (readonly [dueOn: string, interval: Interval, today: string, next: string])[] = [
    ['2026-10-15', month, '2026-11-29', '2026-12-15'],
    ['2027-04-02', month, '2027-05-02', '2027-06-02'],
    ['2027-03-10', month, '2027-03-10', '2027-04-10'],
    ['2027-03-10', month, '2027-03-25', '2027-04-10'],
    ['2027-03-10', month, '2027-03-26', '2027-05-10'],
    ['2027-03-10', { length: 1, unit: 'day' }, '2027-03-12', '2027-03-13'],
    ['2027-03-10', { length: 1, unit: 'week' }, '2027-03-13', '2027-03-17'],
    ['2027-03-10', { length: 1, unit: 'week' }, '2027-03-14', '2027-03-24'],
    ['2027-03-10', { length: 1, unit: 'year' }, '2027-08-01', '2028-03-10'],
  ];
  it('is counted by the series when the delivery was put off by days', () => {
    const put = (dueOn: string): string => nextFreeDay(dueOn, { interval: month, anchorDay: 10 }, dueOn);
    assert.deepEqual([put('2027-03-15'), put('2027-03-30')], ['2027-04-10', '2027-05-10']);
  });

  for (const [dueOn, interval, today, next] of cases)
    it(`of ${interval.length} ${interval.unit}, due on ${dueOn} and made on ${today}, is ${next}`, () => {
      assert.equal(nextFreeDay(dueOn, { interval, anchorDay: dayOfMonth(dueOn) }, today), next);
    });
});
