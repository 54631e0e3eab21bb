import { ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { ReplaceLine } from '#src/application/cart/replace-line';
import { construct } from '#src/composition/bind';
import { shopperModule } from '#src/composition/modules/shopper-module';
import { ports } from '#src/composition/tokens';
import { CansToday } from '#src/ui/pages/product/own-pack/cans-today';
import { PackBuilderPresenter } from '#src/ui/pages/product/own-pack/pack-builder.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { cansTodayBindings } from './cans-today-bindings';
import { cartBindings } from './cart-bindings';
import { giftCardGatewayBindings } from './gift-card-gateway-bindings';
import { knownCatalogueBindings } from './known-catalogue-bindings';
import { prepaidPriceBindings } from './prepaid-price-bindings';

export { PackBuilder as View } from '#src/ui/pages/product/own-pack/pack-builder';

const packBuilderBindings = new ContainerModule(({ bind }) => {
  construct(bind, ReplaceLine, [ports.cartState, AddLineToCart, RemoveLine]);
  construct(bind, PackBuilderPresenter, [
    CansToday,
    AddLineToCart,
    ReplaceLine,
    ports.cartState,
    ports.cartFlyoutState,
    ActionTracker,
    ports.liveMessageState,
    ports.scheduler,
  ]).inTransientScope();
});

export const bindings = [
  giftCardGatewayBindings,
  knownCatalogueBindings,
  shopperModule,
  cartBindings,
  cansTodayBindings,
  prepaidPriceBindings,
  packBuilderBindings,
];
