import { definePage } from '../../ui/app/page-route';
import { CartPage } from '../../ui/pages/cart/cart';
import { cartWords } from '../../ui/text/cart-words';
import { cartBindings } from './cart-bindings';
import { giftCardBindings } from './gift-card-bindings';
import { promoCodeBindings } from './promo-code-bindings';

export const bindings = [cartBindings, ...promoCodeBindings, ...giftCardBindings];

export const page = definePage<undefined>({
  View: CartPage,
  head: () => ({ title: cartWords.title, description: cartWords.description, noindex: true, structuredData: [] }),
});
