import type { Day } from '#src/plugin/interval/calendar-day';
import { addDays, beginningOf, daysBetween } from '#src/plugin/interval/calendar-day';
import type { ReminderType, Subscription } from '#src/plugin/subscription/shared/subscription.entity';

/** Days before a delivery at which a reminder becomes due (spec §9 Default reminder). */
export const leadDays: Readonly<Record<ReminderType, number>> = { default: 14, last_chance: 3 };
const daysBetweenReminders = 14;

type Reminded = Pick<Subscription, 'state' | 'isPaused' | 'actionableDate' | 'endDate' | 'reminders'>;

/** The moment until which a first reminder keeps the next one back (spec §4 Default reminder). */
export function guardOf(today: Day): Date {
  return beginningOf(addDays(today, -daysBetweenReminders));
}

/** Lists the reminders that are due on a day, each once for one delivery. What ends or is paused before it needs none. */
export function dueReminders(subscription: Reminded, today: Day): readonly ReminderType[] {
  const { state, isPaused, actionableDate, endDate, reminders } = subscription;
  if (state !== 'active' || isPaused || actionableDate === null || actionableDate <= today) return [];
  if (endDate !== null && actionableDate > endDate) return [];
  const ahead = daysBetween(today, actionableDate);
  const isSent = (type: ReminderType): boolean =>
    reminders.some(
      (one) =>
        one.reminderType === type &&
        (one.actionableDate === actionableDate || (type === 'default' && one.sentAt > guardOf(today))),
    );
  return (['default', 'last_chance'] as const).filter((type) => ahead <= leadDays[type] && !isSent(type));
}
