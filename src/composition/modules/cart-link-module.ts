import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { CartLinkNoticeState } from '#src/ui/cart/cart-link-notice-state';

/** The result of a cart link, which the cart page shows. */
export const cartLinkModule = new ContainerModule(({ bind }) => {
  construct(bind, CartLinkNoticeState, []);
});
