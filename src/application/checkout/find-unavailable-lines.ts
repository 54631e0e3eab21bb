import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import type { LineItem } from '#src/domain/cart/line-item';

/** A line with more units than the stock. */
export interface UnavailableLine {
  readonly line: LineItem;
  readonly available: number;
}

/**
 * Finds the lines for which the server refused an order for lack of stock (spec §8, reason `insufficient_stock`),
 * because the server does not name them. Leaves out lines that were back in stock a moment ago. Rejects with
 * GatewayError.
 */
export class FindUnavailableLines {
  static readonly uses = { cart: CartState, variants: VariantReader };

  constructor(private readonly use: Used<typeof FindUnavailableLines.uses>) {}

  async execute(): Promise<readonly UnavailableLine[]> {
    const lines = this.use.cart.current?.lineItems ?? [];
    if (lines.length === 0) return [];
    const offers = await this.use.variants.readBySkus([...new Set(lines.map(({ sku }) => sku))]);
    return lines.flatMap((line) => {
      const available = offers.find(({ sku }) => sku === line.sku)?.unitsLeft;
      return available !== undefined && available < line.quantity ? [{ line, available }] : [];
    });
  }
}
