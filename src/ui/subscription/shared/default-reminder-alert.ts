import { reaction } from 'mobx';
import { CustomizationState } from '#src/application/ports/state/customization-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { dueDeliveries } from '#src/domain/subscription/due-reminder';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { reminderMessages } from './reminder-messages';

const draftName = 'default-reminder';

/** Reminds a member once in a visit, on any page of the shop (spec §4 Default reminder). */
export class DefaultReminderAlert {
  static readonly uses = {
    subscriptions: SubscriptionsState,
    customization: CustomizationState,
    alertBar: AlertBarState,
    navigation: NavigationPresenter,
    drafts: DraftStorage,
    clock: Clock,
  };

  constructor(private readonly use: Used<typeof DefaultReminderAlert.uses>) {}

  mount(): () => void {
    return reaction(
      () => (this.isQuiet ? undefined : this.next),
      (id) => {
        if (id === undefined) this.takeBack();
        else if (this.use.drafts.read(draftName)['id'] !== id) this.showReminder(id);
      },
      { fireImmediately: true },
    );
  }

  private get next(): string | undefined {
    const all = [...(this.use.subscriptions.all?.values() ?? [])];
    return dueDeliveries(all, this.use.clock.now(), this.use.customization.customizedId)[0]?.subscriptionId;
  }

  /** True on sign-in, account, cart and checkout. The reminder would disturb there, or is there already. */
  private get isQuiet(): boolean {
    const { shown } = this.use.navigation;
    return shown?.kind !== 'page' || shown.content === undefined;
  }

  private showReminder(id: string): void {
    this.use.drafts.write(draftName, { id });
    this.use.alertBar.notify(reminderMessages.alert, {
      label: reminderMessages.choose,
      to: `/account/club/customize/${encodeURIComponent(id)}/`,
    });
  }

  private takeBack(): void {
    if (this.use.alertBar.notification === reminderMessages.alert && !this.use.alertBar.isDismissed)
      this.use.alertBar.dismiss();
  }
}
