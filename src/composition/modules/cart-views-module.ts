import { ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeCart } from '#src/application/cart/change-cart';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { EmptyCart } from '#src/application/cart/empty-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { RestoreLine } from '#src/application/cart/restore-line';
import { FindUnavailableLines } from '#src/application/checkout/find-unavailable-lines';
import { AddClubToCart } from '#src/application/club/add-club-to-cart';
import { RestoreClubBox } from '#src/application/club/restore-club-box';
import { SetGiftCardRecipients } from '#src/application/gift-card/set-gift-card-recipients';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { EnterPromoCode } from '#src/application/promo-code/enter-promo-code';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { RemovePromoCode } from '#src/application/promo-code/remove-promo-code';
import { construct, constructEach } from '#src/composition/bind';
import { CartPresenter } from '#src/ui/cart/cart.presenter';
import { CasePriceHintPresenter } from '#src/ui/cart/case-price-hint.presenter';
import { ChangeBoxIntervalPresenter } from '#src/ui/cart/change-box-interval.presenter';
import { FreeShippingPresenter } from '#src/ui/cart/free-shipping.presenter';
import { RemovalPresenter } from '#src/ui/cart/removal.presenter';
import { CartLineActions } from '#src/ui/cart/shared/cart-actions';
import { CartLoader } from '#src/ui/cart/shared/cart-loader';
import { OrderRows } from '#src/ui/cart/shared/order-rows';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { PromoCodePresenter } from '#src/ui/promo-code/promo-code.presenter';
import { PromoCodeQueue } from '#src/ui/promo-code/shared/promo-code-queue';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

/** Presenters and use cases of the cart page, the cart flyout and checkout. */
export const cartViewsModule = new ContainerModule(({ bind }) => {
  construct(bind, RestoreLine, [AddLineToCart, SetGiftCardRecipients]);
  construct(bind, EmptyCart, [OrderGateway, ChangeCart]);
  construct(bind, CartLoader, [CartState, RestoreCart, Scheduler, Logger]);
  construct(bind, CartLineActions, [Logger]);
  constructEach(bind, CartPresenter, [
    CartState,
    CartLoader,
    CatalogueStore,
    OrderRows,
    ChangeLineQuantity,
    FindUnavailableLines,
    CartLineActions,
    Logger,
  ]);
  constructEach(bind, RemovalPresenter, [
    CartState,
    RemoveLine,
    RestoreLine,
    RestoreClubBox,
    EmptyCart,
    CartLineActions,
    LiveMessageState,
    Logger,
  ]);
  constructEach(bind, ChangeBoxIntervalPresenter, [AddClubToCart, LiveMessageState, Logger]);
  construct(bind, CasePriceHintPresenter, [CartState, CatalogueStore, OrderRows, LiveMessageState]);
  constructEach(bind, FreeShippingPresenter, [CartState, CatalogueStore, LiveMessageState]);
  construct(bind, RemovePromoCode, [OrderGateway, ChangeCart, EventTracker]);
  construct(bind, EnterPromoCode, [ApplyPromoCode, PendingPromoCodes, CartState]);
  constructEach(bind, PromoCodePresenter, [
    CartState,
    PendingPromoCodesState,
    PendingPromoCodes,
    PromoCodeQueue,
    EnterPromoCode,
    RemovePromoCode,
    LiveMessageState,
    Logger,
  ]);
});
