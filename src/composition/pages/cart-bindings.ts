import { ContainerModule } from 'inversify';
import { AddLineToCart } from '../../application/cart/add-line-to-cart';
import { ChangeLineQuantity } from '../../application/cart/change-line-quantity';
import { DropUnsoldLines } from '../../application/cart/drop-unsold-lines';
import { RemoveLine } from '../../application/cart/remove-line';
import { RestoreCart } from '../../application/cart/restore-cart';
import { ApplyPromoCode } from '../../application/promo-code/apply-promo-code';
import { RemovePromoCode } from '../../application/promo-code/remove-promo-code';
import { CartFlyoutPresenter } from '../../ui/pages/cart/cart-flyout.presenter';
import { CartPresenter } from '../../ui/pages/cart/cart.presenter';
import { PromoCodePresenter } from '../../ui/pages/cart/promo-code.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { construct } from '../bind';
import { ports } from '../tokens';

/** What cart page, cart flyout and checkout present; the three share it. */
export const cartBindings = new ContainerModule(({ bind }) => {
  construct(bind, CartPresenter, [
    ports.cartState,
    ports.contentReader,
    RestoreCart,
    DropUnsoldLines,
    AddLineToCart,
    ChangeLineQuantity,
    RemoveLine,
    ActionTracker,
    ports.liveMessageState,
  ]).inTransientScope();
  construct(bind, PromoCodePresenter, [ports.cartState, ApplyPromoCode, RemovePromoCode, ActionTracker, ports.liveMessageState]).inTransientScope();
  construct(bind, CartFlyoutPresenter, [ports.cartFlyoutState]).inTransientScope();
});
