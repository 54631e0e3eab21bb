import type { ReferralOffer } from '#src/domain/referral/referral';
import { LinkButton, QuietButton } from '#src/ui/kit/button';
import { focusAfterDismissal } from '#src/ui/kit/focus-after-dismissal';
import { referralMessages } from './referral-messages';
import styles from './referral-bubble.module.css';

export interface ReferralInvitationProps {
  readonly offer: ReferralOffer;
  readonly onHide: () => void;
}

export function ReferralInvitation({ offer, onHide }: ReferralInvitationProps) {
  return (
    <aside ref={focusAfterDismissal} className={`container ${styles.place}`} aria-labelledby="referral-bubble">
      <div className={`stack gap-6 row-gap-3 ${styles.bubble}`}>
        <div>
          <h2 className="small-title" id="referral-bubble">
            {referralMessages.invitation(offer)}
          </h2>
          <p>{referralMessages.bothGet(offer)}</p>
        </div>
        <div className="cluster gap-4 row-gap-2">
          <LinkButton to="/account/#refer-friend" variant="secondary" small>
            {referralMessages.getLink}
          </LinkButton>
          <QuietButton onClick={onHide}>{referralMessages.hide}</QuietButton>
        </div>
      </div>
    </aside>
  );
}

export { ReferralInvitation as View };
