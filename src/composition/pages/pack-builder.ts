import { ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { ReplaceLine } from '#src/application/cart/replace-line';
import { construct, constructEach } from '#src/composition/bind';
import { cartViewsModule } from '#src/composition/modules/cart-views-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { giftCardModule } from '#src/composition/modules/gift-card-module';
import { ports } from '#src/composition/tokens';
import { LiveOffers } from '#src/ui/features/box-editor/live-offers';
import { PackBuilderPresenter } from '#src/ui/pages/product/own-pack/pack-builder.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { CartFlyoutState } from '#src/ui/state/cart-flyout-state';
import { LiveMessageState } from '#src/ui/state/live-message-state';

export { PackBuilder as View } from '#src/ui/pages/product/own-pack/pack-builder';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, ReplaceLine, [ports.cartState, AddLineToCart, RemoveLine]);
  constructEach(bind, PackBuilderPresenter, [
    LiveOffers,
    AddLineToCart,
    ReplaceLine,
    ports.cartState,
    CartFlyoutState,
    ActionTracker,
    LiveMessageState,
    ports.scheduler,
  ]);
});

export const modules = [catalogueModule, giftCardModule, cartViewsModule, presenters];
