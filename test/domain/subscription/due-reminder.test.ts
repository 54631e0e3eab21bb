import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultDueTime, isDueForDefault } from '#src/domain/subscription/due-reminder';
import type { Reminder } from '#src/domain/subscription/subscription';

const hour = 3_600_000;
const day = 24 * hour;
const actionableDate = '2026-12-20';
const delivery = Date.UTC(2026, 11, 20);
const due = delivery - 14 * day;
const sent = (sentAt: number, reminderType = 'default'): Reminder => ({ reminderType, sentAt });
const isDue = (now: number, ...reminders: Reminder[]) =>
  isDueForDefault({ state: 'active', actionableDate, reminders }, now);

describe('Default reminder (spec §4 Default reminder, §9 lead 14 days, guard 2 weeks, window 4 hours)', () => {
  it('is due 14 days before the actionable date', () => {
    expect(defaultDueTime(actionableDate)).toBe(Date.UTC(2026, 11, 6));
    expect([due - 1, due, due + 1].map((now) => isDue(now))).toEqual([false, true, true]);
  });

  it('stays due until the delivery and after it', () => {
    expect([delivery - 1, delivery, delivery + day].map((now) => isDue(now))).toEqual([true, true, true]);
  });

  it('is not due when a reminder was just sent and the due time is within four hours', () => {
    expect([due, due + hour, due + 4 * hour].map((now) => isDue(now, sent(due)))).toEqual([false, false, false]);
  });

  it('is due again as soon as the due time is further away, though a reminder was sent', () => {
    expect(isDue(due + 4 * hour + 1, sent(due))).toBe(true);
  });

  it('is kept back by a reminder of two weeks ago, and by none that is older', () => {
    expect(isDue(due, sent(due - 14 * day))).toBe(false);
    expect(isDue(due, sent(due - 14 * day - 1))).toBe(true);
  });

  it('is kept back by the youngest of many', () => {
    expect(isDue(due, sent(due - 40 * day), sent(due - day))).toBe(false);
  });

  it('is kept back by no reminder of another kind, and by none that was not sent', () => {
    expect(isDue(due, sent(due, 'last_chance'), { reminderType: 'default' })).toBe(true);
  });

  it.each(['pending-cancellation', 'canceled', 'inactive', 'other'] as const)(
    'is nothing for a subscription that is %s',
    (state) => {
      expect(isDueForDefault({ state, actionableDate, reminders: [] }, delivery)).toBe(false);
    },
  );

  it('is due before the charge at the end of a pause', () => {
    const paused = { state: 'paused', actionableDate, reminders: [] } as const;
    expect([due - 1, due].map((now) => isDueForDefault(paused, now))).toEqual([false, true]);
  });

  it('is nothing without a next delivery', () => {
    expect(isDueForDefault({ state: 'active', reminders: [] }, delivery)).toBe(false);
    expect(isDueForDefault({ state: 'paused', reminders: [] }, delivery)).toBe(false);
  });

  it('follows the rule of the specification for every moment and every reminder', () => {
    const minute = 60_000;
    const anyMoment = fc.integer({ min: -30 * 24 * 60, max: 30 * 24 * 60 }).map((minutes) => due + minutes * minute);
    fc.assert(
      fc.property(anyMoment, fc.option(anyMoment, { nil: undefined }), (now, sentAt) => {
        const wasRemindedNow = sentAt !== undefined && now - sentAt <= 14 * day && Math.abs(now - due) <= 4 * hour;
        expect(isDue(now, ...(sentAt === undefined ? [] : [sent(sentAt)]))).toBe(now >= due && !wasRemindedNow);
      }),
    );
  });
});
