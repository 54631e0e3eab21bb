import { ContentReader } from '#src/application/ports/content/content-reader';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { formatCartLink } from '#src/domain/cart/cart-link';
import {
  type CartLinkPlan,
  type CartLinkSupply,
  isSameWish,
  missingLines,
  planCartLink,
  targetsOf,
} from '#src/domain/cart/cart-link-plan';
import type { Part } from '#src/domain/catalogue/product';
import { CurrentCart } from './current-cart';

/**
 * Plans which lines a cart link adds to the cart (docs/adr/0018). The target quantities are stored with the plan, so that the
 * next plan of the same link has only the missing units.
 */
export class CartLinkPlanner {
  static readonly uses = { content: ContentReader, variants: VariantReader, currentCart: CurrentCart, clock: Clock };

  constructor(private readonly use: Used<typeof CartLinkPlanner.uses>) {}

  async readSupply(lines: readonly Part[]): Promise<CartLinkSupply> {
    const [{ products }, offers] = await Promise.all([
      this.use.content.readCatalogue(),
      lines.length === 0 ? [] : this.use.variants.readBySkus(lines.map(({ sku }) => sku)),
    ]);
    return {
      products: new Map(products.map((product) => [product.sku, product])),
      unitsLeft: new Map(
        offers.map(({ sku, stock, unitsLeft }) => [sku, stock.kind === 'out-of-stock' ? 0 : (unitsLeft ?? Infinity)]),
      ),
    };
  }

  plan(lines: readonly Part[], supply: CartLinkSupply): CartLinkPlan {
    const missing = missingLines(lines, this.keepTargets(lines), this.use.currentCart.order);
    return planCartLink(missing, supply, this.use.currentCart.order);
  }

  /** Returns the units that the cart should hold, as calculated when this link was first opened. */
  private keepTargets(lines: readonly Part[]): readonly Part[] {
    if (lines.length === 0) return [];
    const link = formatCartLink(lines);
    const now = this.use.clock.now();
    const known = this.use.currentCart.openedLinks.find((opened) => isSameWish(opened, link, now));
    if (known) return known.targets;
    const targets = targetsOf(lines, this.use.currentCart.order);
    this.use.currentCart.keepOpenedLink({ link, openedAt: now, targets });
    return targets;
  }
}
