import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { CartState } from '#src/application/ports/state/cart-state';
import type { DependenciesOf } from '#src/application/ports/token';
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
  static readonly dependencies: DependenciesOf<typeof FindUnavailableLines> = [CartState, VariantReader];

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
