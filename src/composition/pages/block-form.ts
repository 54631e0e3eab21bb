import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { cartModule } from '#src/composition/modules/cart-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { contactModule } from '#src/composition/modules/contact-module';
import { mailingListModule } from '#src/composition/modules/mailing-list-module';
import { randomModule } from '#src/composition/modules/random-module';
import { redeemGiftCardModule } from '#src/composition/modules/redeem-gift-card-module';
import { supportModule } from '#src/composition/modules/support-module';
import { ports } from '#src/composition/tokens';
import { GiveawayPresenter } from '#src/ui/campaign/giveaway.presenter';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { BlockFormPresenter } from '#src/ui/content/block-form.presenter';
import { FindOrderPresenter } from '#src/ui/orders/find-order.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

export { BlockForm as View } from '#src/ui/content/block-form';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, BlockFormPresenter, [ports.clock, ports.scheduler]);
  constructEach(bind, FindOrderPresenter, [
    ports.orderLinkGateway,
    ports.customerState,
    LiveMessageState,
    ports.logger,
  ]);
  constructEach(bind, GiveawayPresenter, [
    ports.giveawayGateway,
    CatalogueStore,
    ports.customerState,
    LiveMessageState,
    ports.optInUrl,
    ports.logger,
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
