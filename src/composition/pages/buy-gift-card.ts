import { cartModule } from '#src/composition/modules/cart-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { giftCardModule } from '#src/composition/modules/gift-card-module';

export { BuyGiftCard as View } from '#src/ui/gift-card/shared/buy-gift-card';

export const modules = [cartModule, catalogueModule, giftCardModule];
