import { autoObservable } from '#src/ui/kit/auto-observable';

export interface AlertLink {
  readonly label: string;
  readonly to: string;
}

export interface AlertButton {
  readonly label: string;
  readonly press: () => void;
}

export type AlertAction = AlertLink | AlertButton;

export type AlertTone = 'info' | 'success' | 'warning';

/** The one message across the top of the page (spec §3 Client state, alertBar). */
export class AlertBarState {
  static readonly isShared = true;

  notification: string | undefined = undefined;
  action: AlertAction | undefined = undefined;
  tone: AlertTone = 'info';
  isDismissed = false;

  constructor() {
    autoObservable(this);
  }

  get visible(): string | undefined {
    return this.isDismissed ? undefined : this.notification;
  }

  notify(notification: string, action?: AlertAction, tone: AlertTone = 'info'): void {
    this.notification = notification;
    this.action = action;
    this.tone = tone;
    this.isDismissed = false;
  }

  dismiss(): void {
    this.isDismissed = true;
  }
}
