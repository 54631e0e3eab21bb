import type { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import type { CartChangeNews } from '#src/domain/cart/cart-change-news';

/** Records the changes that the shopper is notified of, and passes them on to the alerts. */
export class RecordingCartChangeNews implements CartChangeAlerts {
  readonly shown: CartChangeNews[] = [];

  constructor(private readonly alerts: CartChangeAlerts) {}

  show(news: CartChangeNews): void {
    this.shown.push(news);
    this.alerts.show(news);
  }
}
