import { HasPurchased, HiddenReferralBubble } from '#src/application/ports/browser/stored-values';
import type { Container } from '#src/composition/container';
import { bindStored } from '#src/composition/stored';
import { flag } from '#src/infrastructure/browser/codecs';
import { storedKeys } from '#src/infrastructure/browser/stored-keys';

/** The invitation to refer a friend. */
export function adapters(container: Container): void {
  // The cookie counts whatever its value is.
  bindStored(container, HasPurchased, (browser) =>
    browser.stored(storedKeys.hasPurchased, { ...flag, parse: () => true }),
  );
  bindStored(container, HiddenReferralBubble, (browser) => browser.stored(storedKeys.hiddenReferralBubble, flag));
}
