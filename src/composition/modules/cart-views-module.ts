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
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { EnterPromoCode } from '#src/application/promo-code/enter-promo-code';
import { KeptCodes } from '#src/application/promo-code/kept-codes';
import { RemovePromoCode } from '#src/application/promo-code/remove-promo-code';
import { construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { CartPresenter } from '#src/ui/pages/cart/cart.presenter';
import { CartFlyoutPresenter } from '#src/ui/pages/cart/cart-flyout.presenter';
import { CartLoader } from '#src/ui/pages/cart/cart-loader';
import { CaseNudgePresenter } from '#src/ui/pages/cart/case-nudge.presenter';
import { LineRows } from '#src/ui/pages/cart/line-rows';
import { PromoCodePresenter } from '#src/ui/pages/cart/promo-code.presenter';
import { RemovalPresenter } from '#src/ui/pages/cart/removal.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { KnownCatalogue } from '#src/ui/state/known-catalogue';
import { PromoCodeQueue } from '#src/ui/watchers/promo-code-queue';

/** What cart page, cart flyout and checkout show and do. */
export const cartViewsModule = new ContainerModule(({ bind }) => {
  construct(bind, BringLineBack, [AddLineToCart, FillGiftCards]);
  construct(bind, EmptyCart, [ports.orderGateway, ChangeCart]);
  construct(bind, CartLoader, [ports.cartState, RestoreCart, ActionTracker, ports.scheduler]);
  constructEach(bind, CartPresenter, [
    ports.cartState,
    CartLoader,
    KnownCatalogue,
    LineRows,
    ChangeLineQuantity,
    FindShortLines,
    ActionTracker,
  ]);
  constructEach(bind, RemovalPresenter, [
    ports.cartState,
    RemoveLine,
    BringLineBack,
    EmptyCart,
    ActionTracker,
    ports.liveMessageState,
  ]);
  construct(bind, CaseNudgePresenter, [ports.cartState, KnownCatalogue, ports.liveMessageState]);
  constructEach(bind, CartFlyoutPresenter, [ports.cartFlyoutState]);
  construct(bind, RemovePromoCode, [ports.orderGateway, ChangeCart]);
  construct(bind, EnterPromoCode, [ApplyPromoCode, KeptCodes, ports.cartState]);
  constructEach(bind, PromoCodePresenter, [
    ports.cartState,
    ports.keptCodesState,
    KeptCodes,
    PromoCodeQueue,
    EnterPromoCode,
    RemovePromoCode,
    ActionTracker,
    ports.liveMessageState,
  ]);
});
