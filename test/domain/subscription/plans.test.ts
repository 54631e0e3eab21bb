import { describe, expect, it } from 'vitest';
import { changeDeadline, isRestorable } from '#src/domain/subscription/coming-deliveries';
import { choosableDays, chooseDay } from '#src/domain/subscription/day-choice';
import { aSubscription } from '#test/builders/a-subscription';

const now = Date.UTC(2026, 10, 21, 15);

describe('The day to which a delivery is put off (spec §4 Subscription actions, pause and resume with actionableDate)', () => {
  it('is tomorrow at the earliest and a year from then at the latest', () => {
    expect(choosableDays(now)).toEqual({ first: '2026-11-22', last: '2027-11-22' });
  });

  it.each([
    ['2026-11-22', { day: '2026-11-22' }],
    ['2027-11-22', { day: '2027-11-22' }],
    ['2026-11-21', { problem: 'past' }],
    ['1999-12-31', { problem: 'past' }],
    ['2027-11-23', { problem: 'too-far' }],
    ['', { problem: 'missing' }],
    ['2027-02-30', { problem: 'missing' }],
  ])('%s is answered by %o', (text, answer) => {
    expect(chooseDay(text, now)).toEqual(answer);
  });
});

describe('Until when a delivery can be changed (spec §4 Subscription actions)', () => {
  it('is the day before it', () => {
    expect(changeDeadline({ actionableDate: '2026-12-01' }, now)).toBe('2026-11-30');
    expect(changeDeadline({ actionableDate: '2026-11-22' }, now)).toBe('2026-11-21');
  });

  it('is over on the day itself, and never was without one', () => {
    expect(changeDeadline({ actionableDate: '2026-11-21' }, now)).toBeUndefined();
    expect(changeDeadline({}, now)).toBeUndefined();
  });
});

describe('A skipped delivery (spec §4 Subscription actions, skip)', () => {
  const skipped = { day: '2026-12-20', next: '2027-01-20' } as const;
  const after = aSubscription({ actionableDate: skipped.next, isSkippable: false });

  it('can be made after all from tomorrow on', () => {
    expect(isRestorable(skipped, after, now)).toBe(true);
    expect(isRestorable({ ...skipped, day: '2026-11-22' }, after, now)).toBe(true);
    expect(isRestorable({ ...skipped, day: '2026-11-21' }, after, now)).toBe(false);
  });

  it('stays skipped once something else was planned', () => {
    expect(isRestorable(skipped, { ...after, actionableDate: '2027-02-01' }, now)).toBe(false);
    expect(isRestorable(skipped, { ...after, state: 'paused' }, now)).toBe(false);
  });
});
