import type { LineItem } from '#src/domain/cart/line-item';
import { type ClubBox, clubBoxes } from '#src/domain/club/club-box';
import type { Interval } from '#src/domain/interval/interval';
import { cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';

export const monthly: Interval = { length: 1, unit: 'month' };
export const everyOther: Interval = { length: 2, unit: 'month' };

/** A line of cans at $8.00 that comes again. */
export function repeating(
  sku: string,
  quantity: number,
  interval = monthly,
  adjustments: LineItem['adjustments'] = [],
): LineItem {
  return aLine({
    id: `${sku}-${interval.length}`,
    sku,
    quantity,
    price: cents(800),
    adjustments,
    subscriptionLineItems: [{ sku, quantity, interval }],
  });
}

/** The first box of these lines. Throws when there is none. */
export function onlyBox(...lines: readonly LineItem[]): ClubBox {
  const [box] = clubBoxes(lines);
  if (!box) throw new Error('There is no box');
  return box;
}
