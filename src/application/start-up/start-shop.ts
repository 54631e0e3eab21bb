import type { RestoreCart } from '../cart/restore-cart';
import type { CartStorage } from '../ports/browser/cart-storage';
import { GatewayError } from '../ports/gateway-error';
import type { CartNewsDesk } from '../ports/state/cart-news-desk';
import type { Journal } from '../ports/system/journal';

/** What start-up reads from the address (spec §2 Query parameters read on load). */
export interface StartParameters {
  readonly checkoutSessionId?: string | undefined;
  readonly number?: string | undefined;
}

/** Start-up (spec §4): the page is readable already; this brings the cart. It never fails: a cart may come later. */
export class StartShop {
  constructor(
    private readonly storage: CartStorage,
    private readonly restoreCart: RestoreCart,
    private readonly news: CartNewsDesk,
    private readonly journal: Journal,
  ) {}

  async execute({ checkoutSessionId, number }: StartParameters): Promise<void> {
    if (checkoutSessionId && number && number === this.storage.read()?.number) this.storage.setAside();
    try {
      await this.news.tell({ ...(await this.restoreCart.execute()), who: 'elsewhere' });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.journal.warn('The stored cart could not be loaded; it is kept for a later try', { code: error.code });
    }
  }
}
