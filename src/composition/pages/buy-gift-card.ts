import { giftCardBindings } from './gift-card-bindings';

export { BuyGiftCard as View } from '../../ui/pages/gift-card/buy-gift-card';

export const bindings = giftCardBindings;
