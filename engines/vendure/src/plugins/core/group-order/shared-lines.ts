import type { OrderLine } from '@vendure/core';
import type { Recipient } from './group-order';

/** A number of units of a line. */
export interface LineShare {
  readonly line: OrderLine;
  readonly quantity: number;
}

export interface SharedLines {
  /** The goods of each address, in their order. */
  readonly shares: readonly (readonly LineShare[])[];
  /** The goods of none of them, such as those that were added after the order was placed. */
  readonly rest: readonly LineShare[];
}

/**
 * Shares lines out to the addresses of a group order. Never more goes out than there is: the last addresses get less when a part of the
 * order was canceled.
 */
export function shareOut(lines: readonly OrderLine[], recipients: readonly Recipient[]): SharedLines {
  const left = new Map(lines.map((line) => [line, line.quantity]));
  const take = (sku: string, wanted: number): readonly LineShare[] => {
    let missing = wanted;
    return lines.flatMap((line) => {
      if (line.productVariant.sku !== sku) return [];
      const quantity = Math.min(missing, left.get(line) ?? 0);
      missing -= quantity;
      left.set(line, (left.get(line) ?? 0) - quantity);
      return quantity > 0 ? [{ line, quantity }] : [];
    });
  };
  const shares = recipients.map(({ items }) => items.flatMap(({ sku, quantity }) => take(sku, quantity)));
  const rest = [...left].filter(([, quantity]) => quantity > 0).map(([line, quantity]) => ({ line, quantity }));
  return { shares, rest };
}
