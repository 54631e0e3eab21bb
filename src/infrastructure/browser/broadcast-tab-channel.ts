import type { TabChannel } from '#src/application/ports/browser/tab-channel';
import { isCartKey } from './browser-cart-storage';

const channelName = 'cart';
const cartChanged = 'cart-changed';

/**
 * Reaches the shop's other tabs over a BroadcastChannel; it never hears itself. Another tab's cart may be announced
 * before what it stored arrives here, so the arrival is heard as well: in a browser without channels that alone.
 */
export class BroadcastTabChannel implements TabChannel {
  private opened: BroadcastChannel | undefined;

  announceCartChange(): void {
    try {
      this.channel?.postMessage(cartChanged);
    } catch {
      // Without channels other tabs are notified by storage events.
      this.opened = undefined;
    }
  }

  onCartChange(listener: () => void): () => void {
    const hear = (event: MessageEvent) => {
      if (event.data === cartChanged) listener();
    };
    const notice = ({ key }: StorageEvent) => {
      if (key === null || isCartKey(key)) listener();
    };
    const { channel } = this;
    channel?.addEventListener('message', hear);
    window.addEventListener('storage', notice);
    return () => {
      channel?.removeEventListener('message', hear);
      window.removeEventListener('storage', notice);
    };
  }

  /** Opened on first use: a page that is rendered on the build machine has no tabs. None where the browser has or allows none. */
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
