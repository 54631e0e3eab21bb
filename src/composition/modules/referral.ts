import { ReferralBubbleStorage } from '#src/application/ports/browser/referral-bubble-storage';
import type { Container } from '#src/composition/container';
import { BrowserReferralBubbleStorage } from '#src/infrastructure/browser/browser-referral-bubble-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

/** The invitation to refer a friend. */
export function adapters(container: Container): void {
  container.provide(
    ReferralBubbleStorage,
    () =>
      new BrowserReferralBubbleStorage(new SafeStorage(() => window.localStorage), () => ({
        document,
        hostname: window.location.hostname,
      })),
    [],
  );
}
