import type { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import type { CartChangeNews } from '#src/domain/cart/cart-change-news';

/** Remembers what the shopper was told. */
export class RecordingCartChangeNews implements CartChangeAlerts {
  readonly shown: CartChangeNews[] = [];

  show(news: CartChangeNews): void {
    this.shown.push(news);
  }
}
