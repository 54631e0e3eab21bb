import { multiplyMoney, type Cents } from '../money/money';
import { discountedLineAmount } from './order-summary';
import type { LineItem } from './line-item';
import type { Order } from './order';

/** The quantity a shopper wants a line to have, by line item id, while the server has not confirmed it; 0 removes. */
export type QuantityIntents = ReadonlyMap<number, number>;

/** A line as it is shown: at once with the wanted quantity, marked as pending until the server confirms. */
export interface ShownLine {
  readonly line: LineItem;
  readonly quantity: number;
  readonly amount: Cents;
  readonly pending: boolean;
}

/** Lays the shopper's intents over the server's order; lines about to be removed are left out. */
export function shownLines(order: Order, intents: QuantityIntents): readonly ShownLine[] {
  return order.lineItems
    .map((line) => {
      const quantity = intents.get(line.id) ?? line.quantity;
      const pending = quantity !== line.quantity;
      return { line, quantity, pending, amount: pending ? multiplyMoney(line.price, quantity) : discountedLineAmount(line) };
    })
    .filter(({ quantity }) => quantity > 0);
}
