import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { geolocationModule } from '#src/composition/modules/geography-module';
import { referralBubbleModule } from '#src/composition/modules/referral-bubble-module';
import { VisitorPlace } from '#src/ui/geography/visitor-place';
import { together } from '#src/ui/kit/together';
import { ReferralBubble } from '#src/ui/referral/referral-bubble';

/** The lazy views around every page. */
export const View = together(ReferralBubble, VisitorPlace);

export const modules = [catalogueModule, referralBubbleModule, geolocationModule];
