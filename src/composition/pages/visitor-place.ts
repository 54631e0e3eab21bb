import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { geolocationModule } from '#src/composition/modules/geography-module';
import { referralBubbleModule } from '#src/composition/modules/referral-bubble-module';
import { together } from '#src/ui/app/together';
import { VisitorPlace } from '#src/ui/features/geolocation/visitor-place';
import { ReferralBubble } from '#src/ui/features/referral/referral-bubble';

/** What comes late around every page. */
export const View = together(ReferralBubble, VisitorPlace);

export const modules = [catalogueModule, referralBubbleModule, geolocationModule];
