import { ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeCart } from '#src/application/cart/change-cart';
import { AddGiftCard } from '#src/application/gift-card/add-gift-card';
import { ApplyGiftCard } from '#src/application/gift-card/apply-gift-card';
import { RemoveGiftCard } from '#src/application/gift-card/remove-gift-card';
import { SetGiftCardRecipients } from '#src/application/gift-card/set-gift-card-recipients';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import { PersonalState } from '#src/application/ports/state/personal-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { construct, constructEach } from '#src/composition/bind';
import { CartAdditions } from '#src/ui/cart/shared/cart-actions';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { BuyGiftCardPresenter } from '#src/ui/gift-card/buy-gift-card.presenter';
import { GiftCardDetailsState } from '#src/ui/gift-card/gift-card-details-state';
import { GiftCardEntry } from '#src/ui/gift-card/gift-card-entry';
import { LineGiftCardsPresenter } from '#src/ui/gift-card/line-gift-cards.presenter';
import { PayWithGiftCardPresenter } from '#src/ui/gift-card/pay-with-gift-card.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

/** Buying gift cards, and paying with them: on product pages, in the cart and at checkout. */
export const giftCardModule = new ContainerModule(({ bind }) => {
  construct(bind, SetGiftCardRecipients, [GiftCardGateway, ChangeCart]);
  construct(bind, GiftCardDetailsState, [DraftStorage]);
  bind(PersonalState).toService(GiftCardDetailsState);
  construct(bind, ApplyGiftCard, [GiftCardGateway, ChangeCart]);
  construct(bind, RemoveGiftCard, [GiftCardGateway, OrderGateway, ChangeCart]);
  construct(bind, AddGiftCard, [AddLineToCart, SetGiftCardRecipients]);
  constructEach(bind, GiftCardEntry, [Clock]);
  constructEach(bind, PayWithGiftCardPresenter, [CartState, ApplyGiftCard, RemoveGiftCard, LiveMessageState, Logger]);
  constructEach(bind, BuyGiftCardPresenter, [
    GiftCardEntry,
    AddGiftCard,
    DraftStorage,
    GiftCardDetailsState,
    CatalogueStore,
    CartFlyoutState,
    CartAdditions,
    LiveMessageState,
  ]);
  constructEach(bind, LineGiftCardsPresenter, [
    GiftCardEntry,
    CartState,
    SetGiftCardRecipients,
    GiftCardDetailsState,
    LiveMessageState,
    Logger,
  ]);
});
