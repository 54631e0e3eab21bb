import type { OtherTabs } from '../../application/ports/browser/other-tabs';

const channelName = 'cart';
const cartChanged = 'cart-changed';

/** Reaches the shop's other tabs over a BroadcastChannel; it never hears itself. */
export class BroadcastOtherTabs implements OtherTabs {
  private readonly channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);

  announceCartChange(): void {
    this.channel?.postMessage(cartChanged);
  }

  onCartChange(listener: () => void): () => void {
    const hear = (event: MessageEvent) => {
      if (event.data === cartChanged) listener();
    };
    this.channel?.addEventListener('message', hear);
    return () => this.channel?.removeEventListener('message', hear);
  }
}
