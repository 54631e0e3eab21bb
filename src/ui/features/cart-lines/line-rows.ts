import { toNewLine } from '#src/application/cart/to-new-line';
import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { Clock } from '#src/application/ports/system/clock';
import type { Order } from '#src/domain/cart/order';
import { brokenPromise } from '#src/domain/cart/price-promise';
import type { ShownLine } from '#src/domain/cart/quantity';
import type { CatalogueStore } from '#src/ui/state/catalogue-store';
import { asLineRow, type LineKnowledge, type LineRow } from './line-row';

/** Lines of an order, ready to read, with what catalogue and calendar know of them. */
export class LineRows {
  constructor(
    private readonly catalogue: CatalogueStore,
    private readonly clock: Clock,
    private readonly storage: CartStorage,
  ) {}

  of(order: Order, shown: ShownLine, known: Pick<LineKnowledge, 'left' | 'failure'> = {}): LineRow {
    return asLineRow(shown, {
      ...known,
      productOf: (sku) => this.catalogue.product(sku),
      start: order.completedAt ?? this.clock.now(),
      // A complete order costs what was paid for it.
      promised: order.isComplete
        ? undefined
        : brokenPromise({ ...toNewLine(shown.line), price: shown.line.price }, this.storage.readPrices()),
    });
  }
}
