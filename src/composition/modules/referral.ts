import { StoredInvitation } from '#src/application/ports/browser/stored-invitation';
import type { Container } from '#src/composition/container';
import { flag } from '#src/infrastructure/browser/codecs';
import { shopperStoredKeys } from '#src/infrastructure/browser/shopper-stored-keys';
import { bindStored } from './browser';

/** The invitation to refer a friend. */
export function adapters(container: Container): void {
  bindStored(container, StoredInvitation, (browser) => ({
    // The cookie counts with any value.
    hasPurchased: browser.stored(shopperStoredKeys.hasPurchased, { ...flag, parse: () => true as const }),
    isHidden: browser.stored(shopperStoredKeys.hiddenReferralBubble, flag),
  }));
}
