import { type Cents, multiplyMoney } from '#src/domain/money/money';
import { discountedLineAmount, type LineItem } from './line-item';
import type { Order } from './order';

/** The chosen quantities by line item id, until the server confirms them; 0 removes a line. */
export type QuantityIntents = ReadonlyMap<string, number>;

/** A line as shown: with the chosen quantity, marked as pending until the server confirms it. */
export interface ShownLine {
  readonly line: LineItem;
  readonly quantity: number;
  /** Price times quantity: these amounts sum to the item total of the order (spec §3 Line item). */
  readonly amount: Cents;
  /** The amount after the line's own discounts; absent without one, or before the server has sent it. */
  readonly discounted?: Cents;
  readonly pending: boolean;
}

/** Applies the shopper's intents to the server's order. Leaves out lines that are being removed. */
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

/** The most of one thing that a single order takes; more is a bulk order, made with a person. */
export const maximumQuantity = 240;

/** Each gift card is one that the shop has to make and mail. */
const maximumGiftCards = 100;

/** The most units that a line may have. */
export function maximumOf({ giftCards }: Pick<LineItem, 'giftCards'>): number {
  return giftCards.length > 0 ? maximumGiftCards : maximumQuantity;
}

/** A quantity a line may have: a whole number from 1 to the maximum. Anything else is undefined. */
export function parseQuantity(input: string | number): number | undefined {
  const text = String(input).trim();
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= maximumQuantity ? quantity : undefined;
}
