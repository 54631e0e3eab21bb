import type { LineItem } from './line-item';
import type { Order } from './order';
import { unitsOf } from './order';

/** Extra units in the cart: a browser repeats a call whose connection broke before a response. */
export interface Surplus {
  /** The line that grew. */
  readonly line: LineItem;
  /** The requested units, and the extra ones. */
  readonly asked: number;
  readonly extra: number;
}

/** The extra units of an addition; undefined without any. */
export function surplusOf(
  before: Order,
  after: Order,
  { sku, quantity: asked }: { readonly sku: string; readonly quantity: number },
): Surplus | undefined {
  const extra = unitsOf(after, sku) - unitsOf(before, sku) - asked;
  const line = after.lineItems.find(
    (one) => one.sku === sku && one.quantity > (before.lineItems.find(({ id }) => id === one.id)?.quantity ?? 0),
  );
  return extra > 0 && line ? { line, asked, extra } : undefined;
}
