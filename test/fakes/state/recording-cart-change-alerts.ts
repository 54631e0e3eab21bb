import type { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import type { CartChange } from '#src/domain/cart/cart-change';

/** Records the changes that the shopper is notified of, and passes them on to the alerts. */
export class RecordingCartChangeAlerts implements CartChangeAlerts {
  readonly shown: CartChange[] = [];

  constructor(private readonly alerts: CartChangeAlerts) {}

  show(notice: CartChange): Promise<void> {
    this.shown.push(notice);
    return this.alerts.show(notice);
  }
}
