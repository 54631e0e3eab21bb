import type { Container } from 'inversify';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { TellCartNews } from '#src/application/cart/tell-cart-news';
import type { CartNewsDesk } from '#src/application/ports/state/cart-news-desk';
import { AlertBarCartNews } from '#src/ui/app/alert-bar-cart-news';
import { bindOnce } from './bind-once';
import { shopperModule } from './modules/shopper-module';
import { ports } from './tokens';

/** What tells news of the cart: a chunk of its own. */
export function openCartNews(container: Container): CartNewsDesk {
  bindOnce(container, [shopperModule]);
  return new TellCartNews(
    container.get(ports.orderGateway),
    container.get(ports.cartStorage),
    new AlertBarCartNews(
      container.get(ports.alertBarState),
      container.get(ports.cartState),
      container.get(ChangeLineQuantity),
    ),
  );
}
