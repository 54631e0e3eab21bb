import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { TabLock } from '#src/application/ports/browser/tab-lock';
import type { ContentReader } from '#src/application/ports/content/content-reader';
import { hasCode } from '#src/application/ports/gateway-error';
import type { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { Clock } from '#src/application/ports/system/clock';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import { type CartLink, formatCartLink, parseCartLink } from '#src/domain/cart/cart-link';
import {
  type CartLinkSupply,
  isSameWish,
  missingLines,
  type NotAdded,
  type NotAddedReason,
  planCartLink,
  targetsOf,
} from '#src/domain/cart/cart-link-plan';
import type { Part } from '#src/domain/catalogue/product';
import type { AddLineToCart } from './add-line-to-cart';
import { storageDelay } from './change-cart';
import type { RestoreCart } from './restore-cart';

export interface CartLinkOutcome {
  /** Units that this call added; 0 when the cart already had all available units. */
  readonly units: number;
  readonly notAdded: readonly NotAdded[];
  /** The number of entries of the link that are not a sku. */
  readonly unreadable: number;
}

/**
 * Puts the products of a cart link into the cart, in addition to its lines (docs/adr/0052). The target quantities are stored
 * before anything is sent: a reload, a second click or a second tab adds only the missing units.
 */
export class OpenCartLink {
  constructor(
    private readonly content: ContentReader,
    private readonly variants: VariantReader,
    private readonly restoreCart: RestoreCart,
    private readonly addLineToCart: AddLineToCart,
    private readonly cart: CartState,
    private readonly storage: CartStorage,
    private readonly tabLock: TabLock,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
    private readonly news: CartChangeNotifier,
  ) {}

  /** Rejects with GatewayError when it could not be finished; the same call then adds the rest. */
  execute(address: string): Promise<CartLinkOutcome> {
    const link = parseCartLink(address);
    // Shares the lock with the pending promo codes: a code may need all of the lines, and would be refused after the first.
    return this.tabLock.runExclusive('promo-codes', async ({ hasWaited }) => {
      // Storage shows a change of another tab with a delay.
      if (hasWaited) await this.scheduler.wait(storageDelay);
      return this.open(link);
    });
  }

  private async open({ lines, badQuantities, unreadable }: CartLink): Promise<CartLinkOutcome> {
    const supply = await this.readSupply(lines);
    const restored = await this.restoreCart.execute();
    await this.news.notify({ ...restored, who: 'elsewhere' });
    const missing = missingLines(lines, this.keepTargets(lines), this.cart.current);
    const plan = planCartLink(missing, supply, this.cart.current);
    const refused: NotAdded[] = badQuantities.map((sku) => notAdded(sku, 'bad-quantity', supply));
    let units = 0;
    for (const { sku, quantity } of plan.lines) {
      const price = supply.products.get(sku)?.price;
      try {
        await this.addLineToCart.execute({ sku, quantity, ...(price !== undefined && { price }) });
        units += quantity;
      } catch (error) {
        const reason = refusalOf(error);
        if (!reason) throw error;
        refused.push(notAdded(sku, reason, supply));
      }
    }
    return { units, notAdded: [...plan.notAdded, ...refused], unreadable };
  }

  private async readSupply(lines: readonly Part[]): Promise<CartLinkSupply> {
    const [{ products }, offers] = await Promise.all([
      this.content.readCatalogue(),
      lines.length === 0 ? [] : this.variants.readBySkus(lines.map(({ sku }) => sku)),
    ]);
    return {
      products: new Map(products.map((product) => [product.sku, product])),
      unitsLeft: new Map(
        offers.map(({ sku, stock, unitsLeft }) => [sku, stock.kind === 'out-of-stock' ? 0 : (unitsLeft ?? Infinity)]),
      ),
    };
  }

  /** Returns the units that the cart should hold, as calculated when this link was first opened. */
  private keepTargets(lines: readonly Part[]): readonly Part[] {
    if (lines.length === 0) return [];
    const link = formatCartLink(lines);
    const now = this.clock.now();
    const known = this.storage.readOpenedLinks().find((opened) => isSameWish(opened, link, now));
    if (known) return known.targets;
    const targets = targetsOf(lines, this.cart.current);
    this.storage.writeOpenedLink({ link, openedAt: now, targets });
    return targets;
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
