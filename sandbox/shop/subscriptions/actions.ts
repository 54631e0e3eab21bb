import { invalidResource } from '#sandbox/http/refusals';
import type { Fields } from '#sandbox/http/request-body';
import { textOrNull } from '#sandbox/http/request-body';
import { chosenDay, scheduled } from './actionable-date';
import { addDays, addInterval } from './calendar-day';
import type { SubscriptionWork } from './change-subscription';
import { writeSubscription } from './change-subscription';
import { unskippable } from './subscription';

type Action = (work: SubscriptionWork, fields: Fields) => Promise<void>;

/** What a customer can do with a subscription beside changing it (spec §4 Subscription actions). */
export const actions: Readonly<Record<'skip' | 'cancel' | 'pause' | 'resume', Action>> = {
  /** The next delivery is one interval later; only one in a row. */
  skip: async (work) => {
    const { subscription } = work;
    const refusal = unskippable(subscription);
    if (refusal) throw invalidResource(refusal);
    await writeSubscription(work, {
      actionableDate: subscription.actionableDate && addInterval(subscription.actionableDate, subscription),
      failedTries: 0,
      skipCount: subscription.skipCount + 1,
      successiveSkipCount: subscription.successiveSkipCount + 1,
    });
  },

  /** Ends it at once, or after one more delivery when the notice comes too late. Nobody is charged again after a failed payment. */
  cancel: async (work, fields) => {
    const {
      subscription: { state, paused, actionableDate, paymentState },
      shop,
      today,
    } = work;
    if (state !== 'active') throw invalidResource({ state: ['cannot transition via "cancel"'] });
    const cancellationReason = textOrNull(fields['cancellation_reason'])?.trim().slice(0, 1000) ?? null;
    const notice = shop.world.cancellationNoticeDays ?? 0;
    const tooLate =
      !paused && paymentState !== 'failed' && actionableDate !== null && today > addDays(actionableDate, -notice);
    await writeSubscription(
      work,
      tooLate
        ? { state: 'pending_cancellation', cancellationReason }
        : { state: 'canceled', paused: false, actionableDate: null, cancellationReason },
    );
  },

  /** Until a day, or until resumed when none is given. Pausing twice changes nothing. */
  pause: async (work, fields) => {
    requireActive(work);
    if (work.subscription.paused) return;
    const day = fields['actionable_date'] ?? null;
    await writeSubscription(work, {
      paused: true,
      ...(day === null ? { actionableDate: null } : chosenDay(day, work.today)),
    });
  },

  /** From a day on; tomorrow when none is given. What is not paused stays as it is. */
  resume: async (work, fields) => {
    requireActive(work);
    if (!work.subscription.paused) return;
    const day = fields['actionable_date'] ?? null;
    await writeSubscription(work, {
      paused: false,
      ...(day === null ? scheduled(addDays(work.today, 1)) : chosenDay(day, work.today)),
    });
  },
};

function requireActive({ subscription: { state } }: SubscriptionWork): void {
  if (state !== 'active') throw invalidResource({ paused: ['cannot pause/resume a subscription which is not active'] });
}
