import { CurrentCart } from '#src/application/cart/current-cart';
import { toNewLine } from '#src/application/cart/to-new-line';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { caseCans } from '#src/domain/cart/cart-cans';
import type { Order } from '#src/domain/cart/order';
import { brokenPromise } from '#src/domain/cart/price-promise';
import { type ShownLine, shownLines } from '#src/domain/cart/quantity';
import { type AutomaticDiscount, automaticDiscounts } from '#src/domain/catalogue/shopper-price';
import { clubBoxes } from '#src/domain/club/club-box';
import { orderClubDiscount } from '#src/domain/club/order-club-discount';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { asBoxRow, type BoxRow } from './box-row';
import { asLineRow, type LineKnowledge, type LineRow } from './line-row';

export type OrderRow = { readonly line: LineRow } | { readonly box: BoxRow };

/** Includes those of club boxes. */
export function linesOf(rows: readonly OrderRow[]): readonly LineRow[] {
  return rows.flatMap((row) => ('box' in row ? row.box.lines : [row.line]));
}

/** The facts about a line that a page knows besides the order. */
export type KnownOfLine = Pick<LineKnowledge, 'left' | 'failure' | 'refusal'>;

export class OrderRows {
  static readonly uses = {
    catalogue: CatalogueStore,
    clock: Clock,
    currentCart: CurrentCart,
    subscriptions: SubscriptionsState,
  };

  constructor(private readonly use: Used<typeof OrderRows.uses>) {}

  /** The automatic discounts of an order: for members, and for a full case (spec §9). */
  discountsOf(order: Order): readonly AutomaticDiscount[] {
    const memberPercent = orderClubDiscount(order, this.use.subscriptions.all?.values());
    const { caseOffers = [] } = this.use.catalogue.current ?? {};
    return automaticDiscounts(
      { memberPercent, caseOffers },
      caseCans(shownLines(order, new Map()), (sku) => this.use.catalogue.product(sku)),
    );
  }

  /** A club box takes the place of its first line. */
  of(
    order: Order,
    lines: readonly ShownLine[],
    knownOf: (line: ShownLine['line']) => KnownOfLine = () => ({}),
  ): readonly OrderRow[] {
    const boxes = clubBoxes(lines.map(({ line }) => line));
    return lines.flatMap((shown): readonly OrderRow[] => {
      const box = boxes.find((one) => one.lines.includes(shown.line));
      if (!box) return [{ line: this.lineOf(order, shown, knownOf(shown.line)) }];
      if (box.lines[0] !== shown.line) return [];
      const inBox = lines.filter(({ line }) => box.lines.includes(line));
      const rows = inBox.map((one) => this.lineOf(order, one, knownOf(one.line)));
      return [{ box: asBoxRow(box, inBox, rows, boxes) }];
    });
  }

  private lineOf(order: Order, shown: ShownLine, known: KnownOfLine): LineRow {
    return asLineRow(shown, {
      ...known,
      discounts: this.discountsOf(order),
      productOf: (sku) => this.use.catalogue.product(sku),
      start: order.completedAt ?? this.use.clock.now(),
      // A complete order costs the amount that was paid for it.
      promised: order.isComplete
        ? undefined
        : brokenPromise({ ...toNewLine(shown.line), price: shown.line.price }, this.use.currentCart.promised),
    });
  }
}
