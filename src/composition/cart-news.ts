import type { Container } from 'inversify';
import { TellCartNews } from '../application/cart/tell-cart-news';
import type { CartNewsDesk } from '../application/ports/state/cart-news-desk';
import { AlertBarCartNews } from '../ui/app/alert-bar-cart-news';
import { ports } from './tokens';

/** What tells news of the cart: a chunk of its own. */
export function openCartNews(container: Container): CartNewsDesk {
  return new TellCartNews(container.get(ports.orderGateway), container.get(ports.cartStorage), new AlertBarCartNews(container.get(ports.alertBarState)));
}
