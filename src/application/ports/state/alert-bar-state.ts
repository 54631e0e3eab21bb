/** The one message across the top of the page (spec §3 Client state, alertBar). */
export interface AlertBarState {
  readonly notification: string | undefined;
  readonly isDismissed: boolean;
  notify(notification: string): void;
  dismiss(): void;
}
