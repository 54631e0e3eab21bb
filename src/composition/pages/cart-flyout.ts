import { cartViewsModule } from '#src/composition/modules/cart-views-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { clubBoxModule } from '#src/composition/modules/club-box-module';
import { giftCardModule } from '#src/composition/modules/gift-card-module';
import { promoCodeModule } from '#src/composition/modules/promo-code-module';

export { CartFlyout as View } from '#src/ui/pages/cart/cart-flyout';

export const modules = [catalogueModule, giftCardModule, cartViewsModule, clubBoxModule, promoCodeModule];
