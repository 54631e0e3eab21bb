export { CartFlyout as View } from '../../ui/pages/cart/cart-flyout';
export { cartBindings as bindings } from './cart-bindings';
