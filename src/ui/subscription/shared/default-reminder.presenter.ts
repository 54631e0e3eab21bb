import { CustomizationState } from '#src/application/ports/state/customization-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { changeDeadline } from '#src/domain/subscription/coming-deliveries';
import { dueDeliveries } from '#src/domain/subscription/due-reminder';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { formatDay } from '#src/ui/kit/day-messages';
import { reminderMessages } from './reminder-messages';

export interface ReminderView {
  readonly id: string;
  readonly text: string;
  readonly until: string | undefined;
  readonly to: string;
}

type Given = Readonly<{ subscriptionId: string | undefined }>;

/** Presents the deliveries that ship soon and were not customized in this visit (spec §4 Default reminder). */
export class DefaultReminderPresenter {
  static readonly uses = { subscriptions: SubscriptionsState, customization: CustomizationState, clock: Clock };
  static readonly isShared = false;

  constructor(
    private readonly use: Used<typeof DefaultReminderPresenter.uses>,
    private readonly given: Given,
  ) {
    autoObservable(this);
  }

  get reminders(): readonly ReminderView[] {
    const now = this.use.clock.now();
    return dueDeliveries([...(this.use.subscriptions.all?.values() ?? [])], now, this.use.customization.customizedId)
      .filter(
        ({ subscriptionId }) => this.given.subscriptionId === undefined || subscriptionId === this.given.subscriptionId,
      )
      .map(({ subscriptionId: id, on }) => {
        const deadline = changeDeadline({ actionableDate: on }, now);
        return {
          id,
          text: reminderMessages.notice(formatDay(on)),
          until: deadline === undefined ? undefined : reminderMessages.until(formatDay(deadline)),
          to: `/account/club/customize/${encodeURIComponent(id)}/`,
        };
      });
  }
}
