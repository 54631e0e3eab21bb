import { reaction } from 'mobx';
import { CustomizationState } from '#src/application/ports/state/customization-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Clock } from '#src/application/ports/system/clock';
import type { DependenciesOf } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { dueDeliveries } from '#src/domain/subscription/due-reminder';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { reminderMessages } from './reminder-messages';

const draftName = 'default-reminder';

/** Reminds a member once in a visit, on any page of the shop (spec §4 Default reminder). */
export class DefaultReminderAlert {
  static readonly dependencies: DependenciesOf<typeof DefaultReminderAlert> = [
    SubscriptionsState,
    CustomizationState,
    AlertBarState,
    NavigationPresenter,
    DraftStorage,
    Clock,
  ];

  constructor(
    private readonly subscriptions: SubscriptionsState,
    private readonly customization: CustomizationState,
    private readonly alertBar: AlertBarState,
    private readonly navigation: Pick<NavigationPresenter, 'shown'>,
    private readonly drafts: DraftStorage,
    private readonly clock: Clock,
  ) {}

  mount(): () => void {
    return reaction(
      () => (this.isQuiet ? undefined : this.next),
      (id) => {
        if (id === undefined) this.takeBack();
        else if (this.drafts.read(draftName)['id'] !== id) this.showReminder(id);
      },
      { fireImmediately: true },
    );
  }

  private get next(): string | undefined {
    const all = [...(this.subscriptions.all?.values() ?? [])];
    return dueDeliveries(all, this.clock.now(), this.customization.customizedId)[0]?.subscriptionId;
  }

  /** True on sign-in, account, cart and checkout. The reminder would disturb there, or is there already. */
  private get isQuiet(): boolean {
    const { shown } = this.navigation;
    return shown?.kind !== 'page' || shown.content === undefined;
  }

  private showReminder(id: string): void {
    this.drafts.write(draftName, { id });
    this.alertBar.notify(reminderMessages.alert, {
      label: reminderMessages.choose,
      to: `/account/club/customize/${encodeURIComponent(id)}/`,
    });
  }

  private takeBack(): void {
    if (this.alertBar.notification === reminderMessages.alert && !this.alertBar.isDismissed) this.alertBar.dismiss();
  }
}
