import { shopperModule } from '#src/composition/modules/shopper-module';
import { cartBindings } from './cart-bindings';
import { giftCardGatewayBindings } from './gift-card-gateway-bindings';
import { knownCatalogueBindings } from './known-catalogue-bindings';

export { CartFlyout as View } from '#src/ui/pages/cart/cart-flyout';

export const bindings = [knownCatalogueBindings, giftCardGatewayBindings, shopperModule, cartBindings];
