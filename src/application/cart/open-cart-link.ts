import { TabLock } from '#src/application/ports/browser/tab-lock';
import { hasCode } from '#src/application/ports/gateway-error';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { type CartLink, parseCartLink } from '#src/domain/cart/cart-link';
import type { CartLinkSupply, NotAdded, NotAddedReason } from '#src/domain/cart/cart-link-plan';
import { AddLineToCart } from './add-line-to-cart';
import { CartLinkPlanner } from './cart-link-planner';
import { storageDelay } from './change-cart';
import { RestoreCart } from './restore-cart';

export interface CartLinkOutcome {
  /** Units that this call added; 0 when the cart already had all available units. */
  readonly units: number;
  readonly notAdded: readonly NotAdded[];
  /** The number of entries of the link that are not a sku. */
  readonly unreadable: number;
}

/**
 * Puts the products of a cart link into the cart, in addition to its lines (docs/adr/0018). The target quantities are stored
 * before anything is sent: a reload, a second click or a second tab adds only the missing units.
 */
export class OpenCartLink {
  static readonly uses = {
    planner: CartLinkPlanner,
    restoreCart: RestoreCart,
    addLineToCart: AddLineToCart,
    tabLock: TabLock,
    scheduler: Scheduler,
    notice: CartChangeNotifier,
  };

  constructor(private readonly use: Used<typeof OpenCartLink.uses>) {}

  /** Rejects with GatewayError when it could not be finished; the same call then adds the rest. */
  execute(address: string): Promise<CartLinkOutcome> {
    const link = parseCartLink(address);
    // Shares the lock with the pending promo codes: a code may need all of the lines, and would be refused after the first.
    return this.use.tabLock.runExclusive('promo-codes', async ({ hasWaited }) => {
      // Storage shows a change of another tab with a delay.
      if (hasWaited) await this.use.scheduler.wait(storageDelay);
      return this.open(link);
    });
  }

  private async open({ lines, badQuantities, unreadable }: CartLink): Promise<CartLinkOutcome> {
    const supply = await this.use.planner.readSupply(lines);
    const restored = await this.use.restoreCart.execute();
    await this.use.notice.notify({ ...restored, who: 'elsewhere' });
    const plan = this.use.planner.plan(lines, supply);
    const refused: NotAdded[] = badQuantities.map((sku) => notAdded(sku, 'bad-quantity', supply));
    let units = 0;
    for (const { sku, quantity } of plan.lines) {
      const price = supply.products.get(sku)?.price;
      try {
        await this.use.addLineToCart.execute({ sku, quantity, ...(price !== undefined && { price }) });
        units += quantity;
      } catch (error) {
        const reason = refusalOf(error);
        if (!reason) throw error;
        refused.push(notAdded(sku, reason, supply));
      }
    }
    return { units, notAdded: [...plan.notAdded, ...refused], unreadable };
  }
}

function notAdded(sku: string, reason: NotAddedReason, { products }: CartLinkSupply): NotAdded {
  const product = products.get(sku);
  return { sku, reason, ...(product && { product }) };
}

/** A product that was sold a moment ago may no longer be. All other errors are not about this line. */
function refusalOf(error: unknown): NotAddedReason | undefined {
  if (hasCode(error, 'insufficient_stock')) return 'sold-out';
  return hasCode(error, 'not_found', 'unprocessable_entity') ? 'unknown' : undefined;
}
