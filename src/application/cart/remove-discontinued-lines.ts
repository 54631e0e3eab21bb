import { orElse } from '#src/application/calls/handled';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import type { LineItem } from '#src/domain/cart/line-item';
import { type DiscontinuedLine, discontinuedLines } from '#src/domain/cart/line-removal';
import { RemoveLine } from './remove-line';

/**
 * Removes lines that are no longer sold as they are in the cart, and tells the shopper which and why (spec §5). Rejects with
 * GatewayError, and removes nothing, when the catalogue cannot be loaded. A line that the server does not remove is tried
 * again the next time.
 */
export class RemoveDiscontinuedLines {
  static readonly uses = {
    content: ContentReader,
    cart: CartState,
    removeLine: RemoveLine,
    notice: CartChangeNotifier,
  };

  constructor(private readonly use: Used<typeof RemoveDiscontinuedLines.uses>) {}

  async execute(): Promise<readonly DiscontinuedLine[]> {
    if (this.lines().length === 0) return [];
    const { products, kits } = await this.use.content.readCatalogue();
    // The cart may have changed while the catalogue was read.
    const unsold = discontinuedLines(this.lines(), { kits, skus: new Set(products.map(({ sku }) => sku)) });
    const removed: DiscontinuedLine[] = [];
    for (const one of unsold) if (await this.isRemoved(one)) removed.push(one);
    if (removed.length > 0) await this.use.notice.announce({ kind: 'unsold', lines: removed });
    return removed;
  }

  private lines(): readonly LineItem[] {
    return this.use.cart.current?.lineItems ?? [];
  }

  private async isRemoved({ line }: DiscontinuedLine): Promise<boolean> {
    return orElse(
      this.use.removeLine.execute(line.id).then(() => true),
      () => false,
    );
  }
}
