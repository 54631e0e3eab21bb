import { cartModule } from '#src/composition/modules/cart-module';
import { cartViewsModule } from '#src/composition/modules/cart-views-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { clubBoxModule } from '#src/composition/modules/club-box-module';
import { geolocationModule } from '#src/composition/modules/geography-module';
import { giftCardModule } from '#src/composition/modules/gift-card-module';
import { orderRowsModule } from '#src/composition/modules/order-rows-module';
import { promoCodeModule } from '#src/composition/modules/promo-code-module';

export { CartFlyout as View } from '#src/ui/cart/cart-flyout';

export const modules = [
  cartModule,
  catalogueModule,
  orderRowsModule,
  giftCardModule,
  cartViewsModule,
  clubBoxModule,
  promoCodeModule,
  geolocationModule,
];
