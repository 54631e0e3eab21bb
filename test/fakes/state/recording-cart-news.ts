import type { CartNewsBoard } from '#src/application/ports/state/cart-news-board';
import type { CartNews } from '#src/domain/cart/cart-news';

/** Remembers what the shopper was told. */
export class RecordingCartNews implements CartNewsBoard {
  readonly shown: CartNews[] = [];

  show(news: CartNews): void {
    this.shown.push(news);
  }
}
