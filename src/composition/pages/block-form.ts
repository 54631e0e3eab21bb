import { ContainerModule } from 'inversify';
import { OrderLinkGateway } from '#src/application/ports/shop/order-link-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { GiveawayGateway } from '#src/application/ports/support/giveaway-gateway';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { constructEach } from '#src/composition/bind';
import { OptInUrl } from '#src/composition/configuration/configured-values';
import { cartModule } from '#src/composition/modules/cart-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { contactModule } from '#src/composition/modules/contact-module';
import { mailingListModule } from '#src/composition/modules/mailing-list-module';
import { randomModule } from '#src/composition/modules/random-module';
import { redeemGiftCardModule } from '#src/composition/modules/redeem-gift-card-module';
import { supportModule } from '#src/composition/modules/support-module';
import { GiveawayPresenter } from '#src/ui/campaign/giveaway.presenter';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { BlockFormPresenter } from '#src/ui/content/block-form.presenter';
import { FindOrderPresenter } from '#src/ui/orders/find-order.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

export { BlockForm as View } from '#src/ui/content/block-form';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, BlockFormPresenter, [Clock, Scheduler]);
  constructEach(bind, FindOrderPresenter, [OrderLinkGateway, CustomerState, LiveMessageState, Logger]);
  constructEach(bind, GiveawayPresenter, [
    GiveawayGateway,
    CatalogueStore,
    CustomerState,
    LiveMessageState,
    OptInUrl,
    Logger,
  ]);
});

export const modules = [
  supportModule,
  randomModule,
  cartModule,
  catalogueModule,
  contactModule,
  mailingListModule,
  redeemGiftCardModule,
  presenters,
];
