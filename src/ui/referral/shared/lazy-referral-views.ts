import { token } from '#src/application/ports/token';
import type { LoadView } from '#src/ui/shell/lazy-view';
import type { ReferralInvitationProps } from './referral-invitation';

/** Few visitors have bought before and are invited. */
export interface LazyReferralViews {
  readonly invitation: LoadView<ReferralInvitationProps>;
}

export const LazyReferralViews = token<LazyReferralViews>('LazyReferralViews');
