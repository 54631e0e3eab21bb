import { shopperModule } from '#src/composition/modules/shopper-module';
import { giftCardBindings } from './gift-card-bindings';

export { BuyGiftCard as View } from '#src/ui/pages/gift-card/buy-gift-card';

export const bindings = [shopperModule, ...giftCardBindings];
