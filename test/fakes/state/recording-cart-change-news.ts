import type { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import type { CartChangeNews } from '#src/domain/cart/cart-change-news';

/** Remembers what the shopper is told, and tells it. */
export class RecordingCartChangeNews implements CartChangeAlerts {
  readonly shown: CartChangeNews[] = [];

  constructor(private readonly alerts: CartChangeAlerts) {}

  show(news: CartChangeNews): void {
    this.shown.push(news);
    this.alerts.show(news);
  }
}
