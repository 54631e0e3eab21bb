import { ContainerModule } from 'inversify';
import { construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { BrowserReferralBubbleStorage } from '#src/infrastructure/browser/browser-referral-bubble-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { ReferralBubblePresenter } from '#src/ui/referral/referral-bubble.presenter';
import { ReferralBubbleState } from '#src/ui/referral/shared/referral-bubble-state';

/** The invitation to refer a friend: for the confirmation, which earns it, and for what comes late around every page. */
export const referralBubbleModule = new ContainerModule(({ bind }) => {
  bind(ports.referralBubbleStorage).toResolvedValue(
    () =>
      new BrowserReferralBubbleStorage(new SafeStorage(() => window.localStorage), () => ({
        document,
        hostname: window.location.hostname,
      })),
  );
  construct(bind, ReferralBubbleState, [ports.referralBubbleStorage]);
  constructEach(bind, ReferralBubblePresenter, [ReferralBubbleState]);
});
