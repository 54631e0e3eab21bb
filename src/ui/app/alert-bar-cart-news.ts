import type { AlertBarState } from '../../application/ports/state/alert-bar-state';
import type { CartNewsBoard } from '../../application/ports/state/cart-news-board';
import type { CartNews } from '../../domain/cart/cart-news';
import { cartNewsWords, describeCartNews } from '../text/cart-news-words';

/** Shows news of the cart across the top of the page, with the way to what it is about. */
export class AlertBarCartNews implements CartNewsBoard {
  constructor(private readonly alertBar: AlertBarState) {}

  show(news: CartNews): void {
    this.alertBar.notify(describeCartNews(news), linkOf(news));
  }
}

function linkOf(news: CartNews): { readonly label: string; readonly to: string } | undefined {
  switch (news.kind) {
    case 'completed':
      return { label: cartNewsWords.seeOrder, to: `/order/confirmation/${news.order.number}/${news.order.id}/` };
    case 'changed':
    case 'brought-back':
      return { label: cartNewsWords.seeCart, to: '/cart/' };
    default:
      return undefined;
  }
}
