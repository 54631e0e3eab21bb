import { ContainerModule } from 'inversify';
import { AddLineToCart } from '../../application/cart/add-line-to-cart';
import { RemoveLine } from '../../application/cart/remove-line';
import { ReplaceLine } from '../../application/cart/replace-line';
import { CansToday } from '../../ui/pages/product/own-pack/cans-today';
import { PackBuilderPresenter } from '../../ui/pages/product/own-pack/pack-builder.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { construct } from '../bind';
import { ports } from '../tokens';
import { cansTodayBindings } from './cans-today-bindings';
import { shopperModule } from '../modules/shopper-module';
import { cartBindings } from './cart-bindings';
import { giftCardGatewayBindings } from './gift-card-gateway-bindings';
import { knownCatalogueBindings } from './known-catalogue-bindings';
import { prepaidPriceBindings } from './prepaid-price-bindings';

export { PackBuilder as View } from '../../ui/pages/product/own-pack/pack-builder';

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
