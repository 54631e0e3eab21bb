import { cartModule } from '#src/composition/modules/cart-module';
import { cartViewsModule } from '#src/composition/modules/cart-views-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { clubBoxModule } from '#src/composition/modules/club-box-module';
import { geolocationModule } from '#src/composition/modules/geolocation-module';
import { giftCardModule } from '#src/composition/modules/gift-card-module';
import { promoCodeModule } from '#src/composition/modules/promo-code-module';
import { referralBubbleModule } from '#src/composition/modules/referral-bubble-module';
import { together } from '#src/ui/app/together';
import { VisitorPlace } from '#src/ui/features/geolocation/visitor-place';
import { ReferralBubble } from '#src/ui/features/referral/referral-bubble';
import { CartFlyout } from '#src/ui/pages/cart/cart-flyout';

/** What comes late around every page. */
export const View = together(CartFlyout, together(ReferralBubble, VisitorPlace));

export const modules = [
  cartModule,
  catalogueModule,
  giftCardModule,
  cartViewsModule,
  clubBoxModule,
  promoCodeModule,
  referralBubbleModule,
  geolocationModule,
];
