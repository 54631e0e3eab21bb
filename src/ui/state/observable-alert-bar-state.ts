import { makeAutoObservable } from 'mobx';
import type { AlertBarState, AlertLink } from '../../application/ports/state/alert-bar-state';

export class ObservableAlertBarState implements AlertBarState {
  notification: string | undefined = undefined;
  link: AlertLink | undefined = undefined;
  isDismissed = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  notify(notification: string, link?: AlertLink): void {
    this.notification = notification;
    this.link = link;
    this.isDismissed = false;
  }

  dismiss(): void {
    this.isDismissed = true;
  }
}
