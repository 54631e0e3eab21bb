import { makeAutoObservable } from 'mobx';
import type { AlertAction, AlertBarState } from '#src/application/ports/state/alert-bar-state';

export class AlertBarPresenter {
  constructor(private readonly alertBar: AlertBarState) {
    makeAutoObservable(this, {}, { autoBind: true });
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
