import { log } from '#src/application/calls/log';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { TabChannel } from '#src/application/ports/browser/tab-channel';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import type { DependenciesOf } from '#src/application/ports/token';
import type { CartChangeSource } from '#src/domain/cart/cart-change';
import { ChangeCart } from './change-cart';
import { ChangeLineQuantity } from './change-line-quantity';
import { RestoreCart } from './restore-cart';

/**
 * Keeps this page's cart the same as the server's: when another tab changes it, when the page returns from the back/forward
 * cache, and when the page is left while a quantity is still to be sent. Tells the shopper about changes.
 */
export class KeepCartCurrent {
  static readonly dependencies: DependenciesOf<typeof KeepCartCurrent> = [
    RestoreCart,
    ChangeLineQuantity,
    TabChannel,
    BrowserWindow,
    ChangeCart,
    CartChangeNotifier,
  ];

  constructor(
    private readonly restoreCart: RestoreCart,
    private readonly changeLineQuantity: ChangeLineQuantity,
    private readonly tabChannel: TabChannel,
    private readonly window: BrowserWindow,
    private readonly changeCart: ChangeCart,
    private readonly notice: CartChangeNotifier,
  ) {}

  /** Starts to watch; returns a function that stops. */
  execute(): () => void {
    const stops = [
      this.tabChannel.onCartChange(() => void this.refresh('another-window')),
      this.window.onReturn(() => void this.refresh('elsewhere')),
      this.window.onLeave(() => this.changeLineQuantity.flush()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  private async refresh(who: CartChangeSource): Promise<void> {
    // The shopper needs no notification of changes that this tab makes at the same time.
    let isOurs = this.changeCart.isChanging;
    try {
      const restored = await this.restoreCart.execute();
      isOurs ||= this.changeCart.isChanging;
      if (!isOurs) await this.notice.notify({ ...restored, who });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn('The last known cart is shown', { code: error.code });
    }
  }
}
