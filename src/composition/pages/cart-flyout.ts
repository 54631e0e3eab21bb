import { cartBindings } from './cart-bindings';
import { knownCatalogueBindings } from './known-catalogue-bindings';

export { CartFlyout as View } from '../../ui/pages/cart/cart-flyout';

export const bindings = [knownCatalogueBindings, cartBindings];
