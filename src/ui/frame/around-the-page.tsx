import { VisitorPlace } from '#src/ui/geography/shared/visitor-place';
import { ReferralBubble } from '#src/ui/referral/shared/referral-bubble';

export function AroundThePage() {
  return (
    <>
      <ReferralBubble />
      <VisitorPlace />
    </>
  );
}

export { AroundThePage as View };
