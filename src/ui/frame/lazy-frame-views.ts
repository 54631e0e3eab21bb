import { token } from '#src/application/ports/token';
import type { ReferralInvitationProps } from '#src/ui/referral/shared/referral-invitation';
import type { SearchDialogProps } from '#src/ui/search/shared/search-link.presenter';
import type { LoadView } from '#src/ui/shell/lazy-view';

/** Most visits need none of these parts around the page. */
export interface LazyFrameViews {
  readonly cartFlyout: LoadView;
  readonly visitorPlace: LoadView;
  readonly statePicker: LoadView;
  readonly privacyQuestion: LoadView;
  readonly privacyChoices: LoadView;
  readonly appearanceChoice: LoadView;
  readonly referralInvitation: LoadView<ReferralInvitationProps>;
  readonly searchDialog: LoadView<SearchDialogProps>;
}

export const LazyFrameViews = token<LazyFrameViews>('LazyFrameViews');
