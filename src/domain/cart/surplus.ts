import type { LineItem } from './line-item';
import type { Order } from './order';
import { unitsOf } from './order';

/** What came into the cart beyond what was asked for: a browser repeats a call whose connection broke before any answer. */
export interface Surplus {
  /** The line that grew. */
  readonly line: LineItem;
  /** Units that were asked for, and those that came with them. */
  readonly asked: number;
  readonly extra: number;
}

/** What an addition brought that nobody asked for; undefined when all is as it should be. */
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
