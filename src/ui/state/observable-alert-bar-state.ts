import { makeAutoObservable } from 'mobx';
import type { AlertBarState } from '../../application/ports/state/alert-bar-state';

export class ObservableAlertBarState implements AlertBarState {
  notification: string | undefined = undefined;
  isDismissed = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  notify(notification: string): void {
    this.notification = notification;
    this.isDismissed = false;
  }

  dismiss(): void {
    this.isDismissed = true;
  }
}
