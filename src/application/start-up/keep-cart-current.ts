import type { ChangeLineQuantity } from '../cart/change-line-quantity';
import type { RestoreCart } from '../cart/restore-cart';
import type { BrowserWindow } from '../ports/browser/browser-window';
import type { OtherTabs } from '../ports/browser/other-tabs';
import { GatewayError } from '../ports/gateway-error';
import type { Journal } from '../ports/system/journal';

/**
 * Keeps this page's cart that of the server: when another tab changes it, when the page returns from the back/forward
 * cache, and when the page is left while a quantity still waits to be sent.
 */
export class KeepCartCurrent {
  constructor(
    private readonly restoreCart: RestoreCart,
    private readonly changeLineQuantity: ChangeLineQuantity,
    private readonly otherTabs: OtherTabs,
    private readonly window: BrowserWindow,
    private readonly journal: Journal,
  ) {}

  /** Starts to watch; returns the way to stop. */
  execute(): () => void {
    const refresh = () => void this.refresh();
    const stops = [
      this.otherTabs.onCartChange(refresh),
      this.window.onReturn(refresh),
      this.window.onLeave(() => this.changeLineQuantity.flush()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  private async refresh(): Promise<void> {
    try {
      await this.restoreCart.execute();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.journal.warn('The cart could not be refreshed; the last known one is shown', { code: error.code });
    }
  }
}
