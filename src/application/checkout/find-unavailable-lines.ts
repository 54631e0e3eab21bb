import type { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { LineItem } from '#src/domain/cart/line-item';

/** A line with more units than the stock. */
export interface UnavailableLine {
  readonly line: LineItem;
  readonly available: number;
}

/**
 * Finds what made the server refuse an order for lack of stock (spec §8, reason `insufficient_stock`): it does not say
 * which line it was. A line of which enough was left a moment ago is not among them. Rejects with GatewayError.
 */
export class FindUnavailableLines {
  constructor(
    private readonly cart: CartState,
    private readonly variants: VariantReader,
  ) {}

  async execute(): Promise<readonly UnavailableLine[]> {
    const lines = this.cart.current?.lineItems ?? [];
    if (lines.length === 0) return [];
    const offers = await this.variants.readBySkus([...new Set(lines.map(({ sku }) => sku))]);
    return lines.flatMap((line) => {
      const available = offers.find(({ sku }) => sku === line.sku)?.unitsLeft;
      return available !== undefined && available < line.quantity ? [{ line, available }] : [];
    });
  }
}
