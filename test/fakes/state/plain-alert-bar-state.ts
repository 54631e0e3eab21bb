import type { AlertBarState, AlertLink } from '../../../src/application/ports/state/alert-bar-state';

export class PlainAlertBarState implements AlertBarState {
  notification: string | undefined;
  link: AlertLink | undefined;
  isDismissed = false;

  notify(notification: string, link?: AlertLink): void {
    this.notification = notification;
    this.link = link;
    this.isDismissed = false;
  }

  dismiss(): void {
    this.isDismissed = true;
  }
}
