import { invalidResource } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { textOrNull } from '#sandbox/http/request-body';
import { addDays } from '#sandbox/shop/calendar-day';
import { readActionableDate, scheduled } from './actionable-date';
import { writeSubscription } from './change-subscription';
import { dayAfterSkip } from './next-free-day';
import { skipErrors } from './subscription';
import type { SubscriptionWork } from './subscription-work';

type Action = (work: SubscriptionWork, fields: Fields) => Promise<void>;

/** The actions on a subscription (spec §4 Subscription actions). */
export const actions: Readonly<Record<'skip' | 'cancel' | 'pause' | 'resume', Action>> = {
  /** Moves the next delivery by one interval, or one that is overdue to the next free day; only once in a row. */
  skip: async (work) => {
    const { subscription, today } = work;
    const { actionableDate } = subscription;
    const refusal = skipErrors(subscription);
    if (refusal) throw invalidResource(refusal);
    await writeSubscription(work, {
      actionableDate: actionableDate && dayAfterSkip({ ...subscription, actionableDate }, today),
      failedTries: 0,
      skipCount: subscription.skipCount + 1,
      successiveSkipCount: subscription.successiveSkipCount + 1,
    });
  },

  /** Cancels at once, or after one more delivery within the notice period. After a failed payment it always cancels at once. */
  cancel: async (work, fields) => {
    const {
      subscription: { state, paused, actionableDate, paymentState },
      shop,
      today,
    } = work;
    if (state !== 'active') throw invalidResource({ state: ['cannot transition via "cancel"'] });
    const cancellationReason = textOrNull(fields['cancellation_reason'])?.trim().slice(0, 1000) ?? null;
    const notice = shop.config.cancellationNoticeDays ?? 0;
    const tooLate =
      !paused && paymentState !== 'failed' && actionableDate !== null && today > addDays(actionableDate, -notice);
    await writeSubscription(
      work,
      tooLate
        ? { state: 'pending_cancellation', cancellationReason }
        : { state: 'canceled', paused: false, actionableDate: null, cancellationReason },
    );
  },

  /** Pauses until a day, or until resumed. Pausing twice changes nothing. */
  pause: async (work, fields) => {
    requireActive(work);
    if (work.subscription.paused) return;
    const day = fields['actionable_date'] ?? null;
    await writeSubscription(work, {
      paused: true,
      ...(day === null ? { actionableDate: null } : readActionableDate(day, work.today)),
    });
  },

  /** Resumes on a day; tomorrow when none is sent. Does nothing when it is not paused. */
  resume: async (work, fields) => {
    requireActive(work);
    if (!work.subscription.paused) return;
    const day = fields['actionable_date'] ?? null;
    await writeSubscription(work, {
      paused: false,
      ...(day === null ? scheduled(addDays(work.today, 1)) : readActionableDate(day, work.today)),
    });
  },
};

function requireActive({ subscription: { state } }: SubscriptionWork): void {
  if (state !== 'active') throw invalidResource({ paused: ['cannot pause/resume a subscription which is not active'] });
}
