import { StoredInvitation } from '#src/application/ports/browser/stored-invitation';
import type { Container } from '#src/composition/container';
import { flag } from '#src/infrastructure/browser/codecs';
import { lateStoredKeys } from '#src/infrastructure/browser/late-stored-keys';
import { bindStored } from './browser';

/** The invitation to refer a friend. */
export function adapters(container: Container): void {
  bindStored(container, StoredInvitation, (browser) => ({
    // The cookie counts whatever its value is.
    hasPurchased: browser.stored(lateStoredKeys.hasPurchased, { ...flag, parse: () => true as const }),
    isHidden: browser.stored(lateStoredKeys.hiddenReferralBubble, flag),
  }));
}
