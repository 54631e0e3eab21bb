import { VisitorPlace } from '#src/ui/geography/shared/visitor-place';
import { ReferralBubble } from '#src/ui/referral/shared/referral-bubble';

/** The views around every page that come once it is at rest. */
export function AroundThePage() {
  return (
    <>
      <ReferralBubble />
      <VisitorPlace />
    </>
  );
}

export { AroundThePage as View };
