import { autoObservable } from '#src/ui/kit/auto-observable';

/** Where a message leads on. */
export interface AlertLink {
  readonly label: string;
  /** A path of the shop. */
  readonly to: string;
}

/** What a message offers to do at once. */
export interface AlertButton {
  readonly label: string;
  readonly press: () => void;
}

export type AlertAction = AlertLink | AlertButton;

/** What kind of message it is: said, done, or in the way. */
export type AlertTone = 'info' | 'success' | 'warning';

/** The one message across the top of the page (spec §3 Client state, alertBar). */
export class AlertBarState {
  notification: string | undefined = undefined;
  action: AlertAction | undefined = undefined;
  tone: AlertTone = 'info';
  isDismissed = false;

  constructor() {
    autoObservable(this);
  }

  /** The message to show, until it is dismissed. */
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
