import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useInjected, usePresenter } from '#src/ui/kit/use-presenter';
import { LazyView } from '#src/ui/shell/lazy-view';
import { useSite } from '#src/ui/shell/site-identity';
import { LazyReferralViews } from './lazy-referral-views';
import { ReferralBubblePresenter } from './referral-bubble.presenter';

/** Without its code the invitation waits for the next page. */
const optional = { isOpen: false, close: () => undefined };

export const ReferralBubble = observer(function ReferralBubble() {
  const { pathname } = useLocation();
  const { invitation } = useInjected(LazyReferralViews);
  const bubble = usePresenter(ReferralBubblePresenter, { offer: useSite().shell.referral, pathname });
  const { offer } = bubble;
  if (!offer) return null;
  return <LazyView load={invitation} props={{ offer, onHide: () => bubble.hide() }} waiting={optional} />;
});
