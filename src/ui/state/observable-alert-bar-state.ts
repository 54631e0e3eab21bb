import { makeAutoObservable, observableRef } from 'mobx';
import type { AlertAction, AlertBarState } from '#src/application/ports/state/alert-bar-state';

export class ObservableAlertBarState implements AlertBarState {
  notification: string | undefined = undefined;
  action: AlertAction | undefined = undefined;
  isDismissed = false;

  constructor() {
    makeAutoObservable(this, { action: observableRef }, { autoBind: true });
  }

  notify(notification: string, action?: AlertAction): void {
    this.notification = notification;
    this.action = action;
    this.isDismissed = false;
  }

  dismiss(): void {
    this.isDismissed = true;
  }
}
