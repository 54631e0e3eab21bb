import type { Clock } from '../../../application/ports/system/clock';
import type { ShownLine } from '../../../domain/cart/quantity-intents';
import type { Order } from '../../../domain/cart/order';
import type { KnownCatalogue } from '../../state/known-catalogue';
import { asLineRow, type LineKnowledge, type LineRow } from './line-row';

/** Lines of an order, ready to read, with what catalogue and calendar know of them. */
export class LineRows {
  constructor(
    private readonly catalogue: KnownCatalogue,
    private readonly clock: Clock,
  ) {}

  of(order: Order, shown: ShownLine, known: Pick<LineKnowledge, 'left' | 'failure'> = {}): LineRow {
    return asLineRow(shown, {
      ...known,
      productOf: (sku) => this.catalogue.product(sku),
      start: order.completedAt ?? this.clock.now(),
    });
  }
}
