import type { ProductVariant } from '@vendure/core';
import type { Part } from '#src/plugins/core/order-line/pack-parts';

/** Sums the prices of the cans of a pack, in cents. */
export function packPrice(parts: readonly Part[], cans: readonly ProductVariant[]): number {
  const prices = new Map(cans.map(({ sku, listPrice }) => [sku, listPrice]));
  return parts.reduce((sum, { sku, quantity }) => sum + quantity * (prices.get(sku) ?? 0), 0);
}
