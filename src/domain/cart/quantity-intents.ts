import { type Cents, multiplyMoney } from '#src/domain/money/money';
import type { LineItem } from './line-item';
import type { Order } from './order';
import { discountedLineAmount } from './order-summary';

/** The quantity a shopper wants a line to have, by line item id, while the server has not confirmed it; 0 removes. */
export type QuantityIntents = ReadonlyMap<string, number>;

/** A line as it is shown: at once with the wanted quantity, marked as pending until the server confirms. */
export interface ShownLine {
  readonly line: LineItem;
  readonly quantity: number;
  /** Price times quantity: these amounts sum to the order's subtotal (spec §3 Line item). */
  readonly amount: Cents;
  /** What is left of the amount after the line's own discounts, to be told beside it; absent when none counts or the server has not said. */
  readonly discounted?: Cents;
  readonly pending: boolean;
}

/** Lays the shopper's intents over the server's order; lines about to be removed are left out. */
export function shownLines(order: Order, intents: QuantityIntents): readonly ShownLine[] {
  return order.lineItems
    .map((line) => {
      const quantity = intents.get(line.id) ?? line.quantity;
      const pending = quantity !== line.quantity;
      const amount = multiplyMoney(line.price, quantity);
      const discounted = discountedLineAmount(line);
      return { line, quantity, pending, amount, ...(!pending && discounted < amount && { discounted }) };
    })
    .filter(({ quantity }) => quantity > 0);
}
