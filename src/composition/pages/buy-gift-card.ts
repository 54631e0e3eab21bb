import { shopperModule } from '../modules/shopper-module';
import { giftCardBindings } from './gift-card-bindings';

export { BuyGiftCard as View } from '../../ui/pages/gift-card/buy-gift-card';

export const bindings = [shopperModule, ...giftCardBindings];
