import type { TabChannel } from '#src/application/ports/browser/tab-channel';
import { shopperStoredKeys } from './shopper-stored-keys';

const channelName = 'cart';
const cartChanged = 'cart-changed';
const cartKeys: readonly string[] = [shopperStoredKeys.cartNumber.local, shopperStoredKeys.cartToken.local];

/**
 * Notifies other tabs over a BroadcastChannel. A message may arrive before the other tab's storage does, so storage
 * events count too. A browser without channels has only those.
 */
export class BroadcastTabChannel implements TabChannel {
  private opened: BroadcastChannel | undefined;

  announceCartChange(): void {
    try {
      this.channel?.postMessage(cartChanged);
    } catch {
      // Storage events notify the other tabs.
      this.opened = undefined;
    }
  }

  onCartChange(listener: () => void): () => void {
    const onMessage = (event: MessageEvent) => {
      if (event.data === cartChanged) listener();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || cartKeys.includes(key)) listener();
    };
    const { channel } = this;
    channel?.addEventListener('message', onMessage);
    window.addEventListener('storage', onStorage);
    return () => {
      channel?.removeEventListener('message', onMessage);
      window.removeEventListener('storage', onStorage);
    };
  }

  /** Opened on first use, because the build has no channels. Undefined where the browser forbids them. */
  private get channel(): BroadcastChannel | undefined {
    return (this.opened ??= openChannel());
  }
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}
