import type { OtherTabs } from '../../application/ports/browser/other-tabs';

const channelName = 'cart';
const cartChanged = 'cart-changed';

/** Reaches the shop's other tabs over a BroadcastChannel; it never hears itself. */
export class BroadcastOtherTabs implements OtherTabs {
  private opened: BroadcastChannel | undefined;

  announceCartChange(): void {
    this.channel.postMessage(cartChanged);
  }

  onCartChange(listener: () => void): () => void {
    const hear = (event: MessageEvent) => {
      if (event.data === cartChanged) listener();
    };
    this.channel.addEventListener('message', hear);
    return () => this.channel.removeEventListener('message', hear);
  }

  /** Opened on first use: a page that is rendered on the build machine has no tabs. */
  private get channel(): BroadcastChannel {
    return (this.opened ??= new BroadcastChannel(channelName));
  }
}
