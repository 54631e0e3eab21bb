import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { UpdateOrderNotes } from '#src/application/cart/update-order-notes';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import { Logger } from '#src/application/ports/system/logger';
import { construct, constructEach } from '#src/composition/bind';
import { cartLinkModule } from '#src/composition/modules/cart-link-module';
import { cartModule } from '#src/composition/modules/cart-module';
import { cartViewsModule } from '#src/composition/modules/cart-views-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { clubBoxModule } from '#src/composition/modules/club-box-module';
import { geolocationModule } from '#src/composition/modules/geography-module';
import { giftCardModule } from '#src/composition/modules/gift-card-module';
import { orderRowsModule } from '#src/composition/modules/order-rows-module';
import { promoCodeModule } from '#src/composition/modules/promo-code-module';
import { CartPage } from '#src/ui/cart/cart';
import { CartLinkNoticeState } from '#src/ui/cart/cart-link-notice-state';
import { CartLinkNoticePresenter } from '#src/ui/cart/cart-link-notice.presenter';
import { OrderNotesPresenter } from '#src/ui/cart/order-notes.presenter';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, UpdateOrderNotes, [OrderGateway, ChangeCart]);
  constructEach(bind, CartLinkNoticePresenter, [CartLinkNoticeState]);
  constructEach(bind, OrderNotesPresenter, [CartState, UpdateOrderNotes, DraftStorage, LiveMessageState, Logger]);
});

export const modules = [
  cartModule,
  cartLinkModule,
  catalogueModule,
  orderRowsModule,
  geolocationModule,
  giftCardModule,
  cartViewsModule,
  clubBoxModule,
  promoCodeModule,
  presenters,
];

export const page = definePage<undefined>({ View: CartPage, head: () => unlistedHead(cartMessages) });
