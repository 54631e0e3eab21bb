import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { CartLinkNewsState } from '#src/ui/cart/cart-link-news-state';

/** What a cart link leaves for the cart page to say. */
export const cartLinkModule = new ContainerModule(({ bind }) => {
  construct(bind, CartLinkNewsState, []);
});
