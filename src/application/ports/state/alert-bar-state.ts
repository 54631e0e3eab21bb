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

/** The one message across the top of the page (spec §3 Client state, alertBar). */
export interface AlertBarState {
  readonly notification: string | undefined;
  readonly action: AlertAction | undefined;
  readonly isDismissed: boolean;
  notify(notification: string, action?: AlertAction): void;
  dismiss(): void;
}
