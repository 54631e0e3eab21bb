import { ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { BringLineBack } from '#src/application/cart/bring-line-back';
import { ChangeCart } from '#src/application/cart/change-cart';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { EmptyCart } from '#src/application/cart/empty-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { FindShortLines } from '#src/application/checkout/find-short-lines';
import { FillGiftCards } from '#src/application/gift-card/fill-gift-cards';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { CartPresenter } from '#src/ui/pages/cart/cart.presenter';
import { CartFlyoutPresenter } from '#src/ui/pages/cart/cart-flyout.presenter';
import { CartLoader } from '#src/ui/pages/cart/cart-loader';
import { CaseNudgePresenter } from '#src/ui/pages/cart/case-nudge.presenter';
import { LineRows } from '#src/ui/pages/cart/line-rows';
import { RemovalPresenter } from '#src/ui/pages/cart/removal.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { KnownCatalogue } from '#src/ui/state/known-catalogue';

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
