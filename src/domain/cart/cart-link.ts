import type { Part } from '#src/domain/catalogue/product';
import { oneLine } from '#src/domain/text/one-line';
import { parseQuantity } from './quantity';

/** The content of a cart link's address: `/cart/<sku>:<quantity>,...?promo=CODE` (docs/adr/0018). */
export interface CartLink {
  /** Each sku once, in the order of the address. */
  readonly lines: readonly Part[];
  /** Skus whose quantity, summed over the address, is not allowed in a line of a cart. */
  readonly badQuantities: readonly string[];
  /** The number of entries that are not a sku, or are beyond the limit. */
  readonly unreadable: number;
}

/** Further entries are not read. */
export const mostCartLinkEntries = 50;

const entryPattern = /^([\w.|-]{1,64})(?::([^:]*))?$/;

/** Reads the part of the address between `/cart/` and the next slash, decoded. Never fails. */
export function parseCartLink(text: string): CartLink {
  const entries = oneLine(text)
    .split(',')
    .filter((entry) => entry.trim() !== '');
  const quantities = new Map<string, number>();
  let unreadable = Math.max(0, entries.length - mostCartLinkEntries);
  for (const entry of entries.slice(0, mostCartLinkEntries)) {
    const [, sku, quantity = ''] = entryPattern.exec(entry.trim()) ?? [];
    if (sku === undefined) unreadable += 1;
    else quantities.set(sku, (quantities.get(sku) ?? 0) + (parseQuantity(quantity) ?? NaN));
  }
  const lines = [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
  return {
    lines: lines.filter(hasGoodQuantity),
    badQuantities: lines.filter((line) => !hasGoodQuantity(line)).map(({ sku }) => sku),
    unreadable,
  };
}

/** The path of a cart link, with the code that is to be applied on the way. */
export function formatCartLink(lines: readonly Part[], code?: string): string {
  const entries = lines.map(({ sku, quantity }) => `${encodeURIComponent(sku)}:${quantity}`).join(',');
  return `/cart/${entries}/${code === undefined ? '' : `?promo=${encodeURIComponent(code)}`}`;
}

function hasGoodQuantity({ quantity }: Part): boolean {
  return parseQuantity(quantity) !== undefined;
}
