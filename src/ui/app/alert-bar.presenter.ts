import type { AlertAction, AlertBarState } from '#src/ui/state/alert-bar-state';
import { autoObservable } from '#src/ui/state/auto-observable';

export class AlertBarPresenter {
  constructor(private readonly alertBar: AlertBarState) {
    autoObservable(this);
  }

  /** The message to show, until it is dismissed. */
  get notification(): string | undefined {
    return this.alertBar.isDismissed ? undefined : this.alertBar.notification;
  }

  get action(): AlertAction | undefined {
    return this.alertBar.action;
  }

  dismiss(): void {
    this.alertBar.dismiss();
  }
}
