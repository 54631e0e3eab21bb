import type { VariantRow } from '#sandbox/database/schema';
import { invalidResource } from '#sandbox/http/error-responses';
import { integerOf, shortListOf } from '#sandbox/http/request-body';
import type { Store } from '#sandbox/shop/shop';
import { variantsBySku } from './find-variant';
import type { Part } from './line-parts';

/**
 * The chosen cans of a composable pack, sorted by sku so that equal packs are recognized. Anything but single cans, and a
 * wrong number of cans, is an error on `parts`.
 */
export async function requireComposition(store: Store, pack: VariantRow, sent: unknown): Promise<readonly Part[]> {
  const requested = shortListOf(sent, 'parts', pack.cans) ?? [];
  if (requested.length === 0) throw refused("can't be blank");
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of requested) {
    const units = integerOf(quantity);
    if (typeof sku !== 'string' || units === undefined || units < 1 || units > pack.cans) {
      throw refused(`must name cans, each with a quantity from 1 to ${String(pack.cans)}`);
    }
    quantities.set(sku, (quantities.get(sku) ?? 0) + units);
  }
  const parts = [...quantities]
    .map(([sku, quantity]) => ({ sku, quantity }))
    .toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
  const cans = (
    await variantsBySku(
      store,
      parts.map(({ sku }) => sku),
    )
  )
    .filter(isSingleCan)
    .map(({ sku }) => sku);
  const strange = parts.find(({ sku }) => !cans.includes(sku));
  if (strange) throw refused(`${strange.sku} is not sold as a single can`);
  if (parts.reduce((sum, { quantity }) => sum + quantity, 0) !== pack.cans)
    throw refused(`must add up to ${String(pack.cans)} cans`);
  return parts;
}

/** The total price of single cans, in cents. */
export async function compositionPrice(store: Store, parts: readonly Part[]): Promise<number> {
  const variants = await variantsBySku(
    store,
    parts.map(({ sku }) => sku),
  );
  return parts.reduce(
    (sum, part) => sum + part.quantity * (variants.find(({ sku }) => sku === part.sku)?.priceCents ?? 0),
    0,
  );
}

function isSingleCan({ kind, cans }: VariantRow): boolean {
  return kind === 'wine' && cans === 1;
}

function refused(message: string): Error {
  return invalidResource({ parts: [message] });
}
