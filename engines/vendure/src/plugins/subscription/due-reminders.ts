import { addDays, beginningOf, daysBetween, todayOf } from '#src/plugins/core/interval/calendar-day';
import type { ReminderType, Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { nextDeliveryDay, wasTold } from './next-delivery';

/** The reminders that announce a delivery. */
export type Announcement = Exclude<ReminderType, 'needs_card'>;

/** Days before a delivery at which a reminder becomes due (spec §9 Default reminder). */
export const leadDays: Readonly<Record<Announcement, number>> = { default: 14, last_chance: 3 };

const hour = 3_600_000;
/** A first reminder younger than this may keep the next one back. */
const resendGuard = 14 * 24 * hour;
/** The largest distance to its due time at which an earlier reminder counts as this one. */
const guardWindow = 4 * hour;

type Reminded = Parameters<typeof nextDeliveryDay>[0];

/**
 * Finds the reminder that is due at a moment, each once for one delivery, also for one that ends a pause (spec §4 Default reminder).
 * The last one says all that the first one does, and comes in its place when that was not written. A first one that is due since less
 * than four hours is kept back by one of the two weeks before.
 */
export function dueReminder(subscription: Reminded, now: Date): Announcement | undefined {
  const today = todayOf(now);
  const day = nextDeliveryDay(subscription, today);
  if (day === undefined || day !== subscription.actionableDate) return undefined;
  const ahead = daysBetween(today, day);
  if (ahead <= leadDays.last_chance) return wasTold(subscription, 'last_chance') ? undefined : 'last_chance';
  if (ahead > leadDays.default || wasTold(subscription, 'default')) return undefined;
  const dueAt = beginningOf(addDays(day, -leadDays.default));
  return now.getTime() - dueAt.getTime() <= guardWindow && isYoung(subscription, now) ? undefined : 'default';
}

/** Says if the customer was sent a first reminder not long ago. */
function isYoung({ reminders }: Pick<Subscription, 'reminders'>, now: Date): boolean {
  return reminders.some(
    ({ reminderType, sentAt }) =>
      reminderType === 'default' && sentAt !== null && now.getTime() - sentAt.getTime() <= resendGuard,
  );
}
