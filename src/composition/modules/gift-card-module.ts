import { ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeCart } from '#src/application/cart/change-cart';
import { AddGiftCard } from '#src/application/gift-card/add-gift-card';
import { ApplyGiftCard } from '#src/application/gift-card/apply-gift-card';
import { RemoveGiftCard } from '#src/application/gift-card/remove-gift-card';
import { SetGiftCardRecipients } from '#src/application/gift-card/set-gift-card-recipients';
import { construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
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
  construct(bind, SetGiftCardRecipients, [ports.giftCardGateway, ChangeCart]);
  construct(bind, GiftCardDetailsState, [ports.draftStorage]);
  construct(bind, ApplyGiftCard, [ports.giftCardGateway, ChangeCart]);
  construct(bind, RemoveGiftCard, [ports.giftCardGateway, ports.orderGateway, ChangeCart]);
  construct(bind, AddGiftCard, [AddLineToCart, SetGiftCardRecipients]);
  constructEach(bind, GiftCardEntry, [ports.clock]);
  constructEach(bind, PayWithGiftCardPresenter, [
    ports.cartState,
    ApplyGiftCard,
    RemoveGiftCard,
    LiveMessageState,
    ports.logger,
  ]);
  constructEach(bind, BuyGiftCardPresenter, [
    GiftCardEntry,
    AddGiftCard,
    ports.draftStorage,
    GiftCardDetailsState,
    CatalogueStore,
    CartFlyoutState,
    CartAdditions,
    LiveMessageState,
  ]);
  constructEach(bind, LineGiftCardsPresenter, [
    GiftCardEntry,
    ports.cartState,
    SetGiftCardRecipients,
    GiftCardDetailsState,
    LiveMessageState,
    ports.logger,
  ]);
});
