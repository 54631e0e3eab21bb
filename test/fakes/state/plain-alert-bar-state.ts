import type { AlertAction, AlertBarState } from '#src/application/ports/state/alert-bar-state';

export class PlainAlertBarState implements AlertBarState {
  notification: string | undefined;
  action: AlertAction | undefined;
  isDismissed = false;

  notify(notification: string, action?: AlertAction): void {
    this.notification = notification;
    this.action = action;
    this.isDismissed = false;
  }

  dismiss(): void {
    this.isDismissed = true;
  }
}
