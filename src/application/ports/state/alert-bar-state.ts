/** Where a message leads on. */
export interface AlertLink {
  readonly label: string;
  /** A path of the shop. */
  readonly to: string;
}

/** The one message across the top of the page (spec §3 Client state, alertBar). */
export interface AlertBarState {
  readonly notification: string | undefined;
  readonly link: AlertLink | undefined;
  readonly isDismissed: boolean;
  notify(notification: string, link?: AlertLink): void;
  dismiss(): void;
}
