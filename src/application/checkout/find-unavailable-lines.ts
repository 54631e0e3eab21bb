import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { CartState } from '#src/application/ports/state/cart-state';
import type { DependenciesOf } from '#src/application/ports/token';
import type { LineItem } from '#src/domain/cart/line-item';

export interface UnavailableLine {
  readonly line: LineItem;
  readonly available: number;
}

/** The server does not name the lines of `insufficient_stock` (spec §8). Rejects with GatewayError. */
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
