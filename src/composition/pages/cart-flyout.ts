import { cartBindings } from './cart-bindings';

export { CartFlyout as View } from '../../ui/pages/cart/cart-flyout';

export const bindings = [cartBindings];
