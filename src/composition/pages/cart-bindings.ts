import { ContainerModule } from 'inversify';
import { AddLineToCart } from '../../application/cart/add-line-to-cart';
import { BringLineBack } from '../../application/cart/bring-line-back';
import { ChangeCart } from '../../application/cart/change-cart';
import { ChangeLineQuantity } from '../../application/cart/change-line-quantity';
import { EmptyCart } from '../../application/cart/empty-cart';
import { RemoveLine } from '../../application/cart/remove-line';
import { RestoreCart } from '../../application/cart/restore-cart';
import { FindShortLines } from '../../application/checkout/find-short-lines';
import { FillGiftCards } from '../../application/gift-card/fill-gift-cards';
import { CartFlyoutPresenter } from '../../ui/pages/cart/cart-flyout.presenter';
import { CartLoader } from '../../ui/pages/cart/cart-loader';
import { CartPresenter } from '../../ui/pages/cart/cart.presenter';
import { CaseNudgePresenter } from '../../ui/pages/cart/case-nudge.presenter';
import { LineRows } from '../../ui/pages/cart/line-rows';
import { RemovalPresenter } from '../../ui/pages/cart/removal.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { KnownCatalogue } from '../../ui/state/known-catalogue';
import { construct } from '../bind';
import { ports } from '../tokens';

/** What cart page, cart flyout and checkout do and present; the three share it. */
export const cartBindings = new ContainerModule(({ bind }) => {
  construct(bind, BringLineBack, [AddLineToCart, FillGiftCards]);
  construct(bind, EmptyCart, [ports.orderGateway, ChangeCart]);
  construct(bind, CartLoader, [ports.cartState, RestoreCart, ActionTracker, ports.scheduler]);
  construct(bind, CartPresenter, [
    ports.cartState,
    CartLoader,
    KnownCatalogue,
    LineRows,
    ChangeLineQuantity,
    FindShortLines,
    ActionTracker,
  ]).inTransientScope();
  construct(bind, RemovalPresenter, [
    ports.cartState,
    RemoveLine,
    BringLineBack,
    EmptyCart,
    ActionTracker,
    ports.liveMessageState,
  ]).inTransientScope();
  construct(bind, CaseNudgePresenter, [ports.cartState, KnownCatalogue, ports.liveMessageState]);
  construct(bind, CartFlyoutPresenter, [ports.cartFlyoutState]).inTransientScope();
});
