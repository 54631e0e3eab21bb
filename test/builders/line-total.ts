import { type LineItem, lineAmount } from '#src/domain/cart/line-item';
import { addMoney, type Cents } from '#src/domain/money/money';

/** Price times quantity with all adjustments of the line that count, tax on top included. */
export function lineTotal(line: LineItem): Cents {
  return addMoney(lineAmount(line), ...line.adjustments.filter(({ eligible }) => eligible).map(({ amount }) => amount));
}
