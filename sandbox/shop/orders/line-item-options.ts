import type { VariantRow } from '#sandbox/database/schema';
import { invalidResource } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { isRecord } from '#sandbox/http/request-body';
import { requireComposition } from '#sandbox/shop/catalogue/composed-pack';
import type { LineOptions, Part } from '#sandbox/shop/catalogue/line-parts';
import { readParts } from '#sandbox/shop/catalogue/line-parts';
import { isOpenGiftCard, requireAmount } from '#sandbox/shop/catalogue/open-amount';
import type { Store } from '#sandbox/shop/shop';
import type { LineItem } from './order';
import { readPrepaid } from './prepaid-plan';

/**
 * The options that make two lines of one variant different: free options, the parts of a pack, the amount of a gift card, and
 * a prepaid plan. The last three are checked and normalized, so that equal choices are the same line.
 */
export async function readOptions(store: Store, variant: VariantRow, fields: Fields): Promise<LineOptions> {
  const { prepaid_subscription: prepaid, ...free } = isRecord(fields['options']) ? fields['options'] : {};
  const options: Record<string, unknown> = { ...free };
  const parts = variant.composable
    ? await requireComposition(store, variant, fields['parts'])
    : readParts(fields['parts']);
  if (parts.length > 0) options['parts'] = parts;
  if (isOpenGiftCard(variant)) options['amount'] = requireAmount(options['amount']);
  if (prepaid === undefined || prepaid === null) return options;
  if (!variant.subscribable) throw invalidResource({ base: ['The requested item cannot be subscribed'] });
  return { ...options, prepaid_subscription: await readPrepaid(store, variant, prepaid) };
}

/** The chosen parts, or the parts of the variant. */
export function partsOf(line: Pick<LineItem, 'options' | 'variant'>): readonly Part[] {
  const chosen = readParts(line.options['parts']);
  return chosen.length > 0 ? chosen : line.variant.parts;
}

/** Compares options; the order of keys does not matter. */
export function sameOptions(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
}
