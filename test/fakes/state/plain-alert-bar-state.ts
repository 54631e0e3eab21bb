import type { AlertBarState } from '../../../src/application/ports/state/alert-bar-state';

export class PlainAlertBarState implements AlertBarState {
  notification: string | undefined;
  isDismissed = false;

  notify(notification: string): void {
    this.notification = notification;
    this.isDismissed = false;
  }

  dismiss(): void {
    this.isDismissed = true;
  }
}
