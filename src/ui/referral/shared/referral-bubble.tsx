import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { LazyView, type LoadView, unannounced } from '#src/ui/shell/lazy-view';
import { useSite } from '#src/ui/shell/site-identity';
import { ReferralBubblePresenter } from './referral-bubble.presenter';
import type { ReferralInvitationProps } from './referral-invitation';

interface ReferralBubbleProps {
  readonly load: LoadView<ReferralInvitationProps>;
}

export const ReferralBubble = observer(function ReferralBubble({ load }: ReferralBubbleProps) {
  const { pathname } = useLocation();
  const bubble = usePresenter(ReferralBubblePresenter, { offer: useSite().shell.referral, pathname });
  const { offer } = bubble;
  if (!offer) return null;
  return <LazyView load={load} props={{ offer, onHide: () => bubble.hide() }} waiting={unannounced} />;
});
