import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { LinkButton, QuietButton } from '#src/ui/kit/button';
import { focusAfterDismissal } from '#src/ui/kit/focus-after-dismissal';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSite } from '#src/ui/shell/site-identity';
import { ReferralBubblePresenter } from './referral-bubble.presenter';
import { referralMessages } from './referral-messages';
import styles from './referral-bubble.module.css';

export const ReferralBubble = observer(function ReferralBubble() {
  const { pathname } = useLocation();
  const bubble = usePresenter(ReferralBubblePresenter, { offer: useSite().shell.referral, pathname });
  if (!bubble.invitation) return null;
  const { title, text } = bubble.invitation;

  return (
    <aside ref={focusAfterDismissal} className={`container ${styles.place}`} aria-labelledby="referral-bubble">
      <div className={`stack gap-6 row-gap-3 ${styles.bubble}`}>
        <div>
          <h2 className="small-title" id="referral-bubble">
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <div className="cluster gap-4 row-gap-2">
          <LinkButton to="/account/#refer-friend" variant="secondary" small>
            {referralMessages.getLink}
          </LinkButton>
          <QuietButton onClick={() => bubble.hide()}>{referralMessages.hide}</QuietButton>
        </div>
      </div>
    </aside>
  );
});
