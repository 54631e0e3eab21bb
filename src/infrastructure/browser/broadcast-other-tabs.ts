import type { OtherTabs } from '../../application/ports/browser/other-tabs';
import { isCartKey } from './browser-cart-storage';

const channelName = 'cart';
const cartChanged = 'cart-changed';

/**
 * Reaches the shop's other tabs over a BroadcastChannel; it never hears itself. Another tab's cart may be announced
 * before what it stored arrives here, so the arrival is heard as well.
 */
export class BroadcastOtherTabs implements OtherTabs {
  private opened: BroadcastChannel | undefined;

  announceCartChange(): void {
    this.channel.postMessage(cartChanged);
  }

  onCartChange(listener: () => void): () => void {
    const hear = (event: MessageEvent) => {
      if (event.data === cartChanged) listener();
    };
    const notice = ({ key }: StorageEvent) => {
      if (key === null || isCartKey(key)) listener();
    };
    this.channel.addEventListener('message', hear);
    window.addEventListener('storage', notice);
    return () => {
      this.channel.removeEventListener('message', hear);
      window.removeEventListener('storage', notice);
    };
  }

  /** Opened on first use: a page that is rendered on the build machine has no tabs. */
  private get channel(): BroadcastChannel {
    return (this.opened ??= new BroadcastChannel(channelName));
  }
}
