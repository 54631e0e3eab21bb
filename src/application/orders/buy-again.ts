import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { toNewLine } from '#src/application/cart/to-new-line';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Used } from '#src/application/ports/token';
import type { LineItem } from '#src/domain/cart/line-item';
import type { Order } from '#src/domain/cart/order';
import { type BuyAgainPlan, type LeftOutLine, planBuyAgain } from '#src/domain/orders/buy-again';

export interface BuyAgainOutcome {
  /** Lines that are in the cart now, with their quantities. */
  readonly added: readonly LineItem[];
  readonly leftOut: readonly LeftOutLine[];
  /** The error that stopped it before the last line; the next call continues. */
  readonly stoppedBy?: GatewayError;
}

/**
 * Adds the lines of an order to the cart, as far as they are still sold (spec §2 /account/*). Leaves out clubs and prepaid
 * plans, because the customer must agree to a renewal on its own page. Each line is a separate change of the cart.
 */
export class BuyAgain {
  static readonly uses = { content: ContentReader, variants: VariantReader, addLineToCart: AddLineToCart };

  constructor(private readonly use: Used<typeof BuyAgain.uses>) {}

  /**
   * Leaves out lines whose ids are in `done`, which an earlier call has added. Rejects with GatewayError when it cannot read
   * the catalogue; nothing is added then.
   */
  async execute({ lineItems }: Order, done: ReadonlySet<string> = new Set()): Promise<BuyAgainOutcome> {
    const { lines, leftOut } = await this.plan(lineItems.filter(({ id }) => !done.has(id)));
    const added: LineItem[] = [];
    const refused: LeftOutLine[] = [];
    for (const line of lines) {
      try {
        await this.use.addLineToCart.execute({ ...toNewLine(line), price: line.price });
        added.push(line);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        const reason = refusalOf(error);
        if (!reason) return { added, leftOut: [...leftOut, ...refused], stoppedBy: error };
        refused.push({ line, reason });
      }
    }
    return { added, leftOut: [...leftOut, ...refused] };
  }

  private async plan(lines: readonly LineItem[]): Promise<BuyAgainPlan> {
    const wanted = lines.flatMap(({ sku, variant, parts }) => [
      sku,
      ...(variant.isComposable ? parts.map((part) => part.sku) : []),
    ]);
    const [{ products, kits }, offers] = await Promise.all([
      this.use.content.readCatalogue(),
      this.use.variants.readBySkus([...new Set(wanted)]),
    ]);
    return planBuyAgain(lines, {
      kits,
      skus: new Set(products.map(({ sku }) => sku)),
      unitsLeft: new Map(
        offers.map(({ sku, stock, unitsLeft }) => [sku, stock.kind === 'out-of-stock' ? 0 : (unitsLeft ?? Infinity)]),
      ),
    });
  }
}

/** A product that was sold a moment ago may no longer be. */
function refusalOf(error: GatewayError): LeftOutLine['reason'] | undefined {
  if (hasCode(error, 'insufficient_stock')) return 'sold-out';
  return hasCode(error, 'not_found', 'unprocessable_entity') ? 'not-sold' : undefined;
}
