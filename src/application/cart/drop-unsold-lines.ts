import type { LineItem } from '../../domain/cart/line-item';
import { linesToRemove } from '../../domain/cart/line-removal';
import type { ContentReader } from '../ports/content/content-reader';
import type { CartState } from '../ports/state/cart-state';
import type { RemoveLine } from './remove-line';

/** Removes lines that are no longer sold as they stand in the cart, and says which (spec §5). */
export class DropUnsoldLines {
  constructor(
    private readonly content: ContentReader,
    private readonly cart: CartState,
    private readonly removeLine: RemoveLine,
  ) {}

  async execute(): Promise<readonly LineItem[]> {
    const lines = this.cart.current?.lineItems ?? [];
    if (lines.length === 0) return [];
    const { products, kits } = await this.content.readCatalogue();
    const unsold = linesToRemove(lines, { kits, skus: new Set(products.map(({ sku }) => sku)) });
    for (const line of unsold) await this.removeLine.execute(line.id);
    return unsold;
  }
}
