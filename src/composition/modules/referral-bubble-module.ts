import { ContainerModule } from 'inversify';
import { ReferralBubbleStorage } from '#src/application/ports/browser/referral-bubble-storage';
import { construct, constructEach } from '#src/composition/bind';
import { BrowserReferralBubbleStorage } from '#src/infrastructure/browser/browser-referral-bubble-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { ReferralBubblePresenter } from '#src/ui/referral/referral-bubble.presenter';
import { ReferralBubbleState } from '#src/ui/referral/shared/referral-bubble-state';

/** The invitation to refer a friend: for the confirmation, which earns it, and for what comes late around every page. */
export const referralBubbleModule = new ContainerModule(({ bind }) => {
  bind(ReferralBubbleStorage).toResolvedValue(
    () =>
      new BrowserReferralBubbleStorage(new SafeStorage(() => window.localStorage), () => ({
        document,
        hostname: window.location.hostname,
      })),
  );
  construct(bind, ReferralBubbleState, [ReferralBubbleStorage]);
  constructEach(bind, ReferralBubblePresenter, [ReferralBubbleState]);
});
