import { log } from '#src/application/calls/log';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { TabChannel } from '#src/application/ports/browser/tab-channel';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import type { Used } from '#src/application/ports/token';
import type { CartChangeSource } from '#src/domain/cart/cart-change';
import { ChangeCart } from './change-cart';
import { RestoreCart } from './restore-cart';

/**
 * Keeps this page's cart the same as the server's: when another tab changes it, and when the page returns from the
 * back/forward cache. Tells the shopper about changes.
 */
export class KeepCartCurrent {
  static readonly uses = {
    restoreCart: RestoreCart,
    tabChannel: TabChannel,
    window: BrowserWindow,
    changeCart: ChangeCart,
    notice: CartChangeNotifier,
  };

  constructor(private readonly use: Used<typeof KeepCartCurrent.uses>) {}

  /** Starts to watch; returns a function that stops. */
  execute(): () => void {
    const stops = [
      this.use.tabChannel.onCartChange(() => void this.refresh('another-window')),
      this.use.window.onReturn(() => void this.refresh('elsewhere')),
    ];
    return () => stops.forEach((stop) => stop());
  }

  private async refresh(who: CartChangeSource): Promise<void> {
    // The shopper needs no notification of changes that this tab makes at the same time.
    let isOurs = this.use.changeCart.isChanging;
    try {
      const restored = await this.use.restoreCart.execute();
      isOurs ||= this.use.changeCart.isChanging;
      if (!isOurs) await this.use.notice.notify({ ...restored, who });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn('The last known cart is shown', { code: error.code });
    }
  }
}
