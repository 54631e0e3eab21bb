import type { VariantRow } from '#sandbox/database/schema';
import { invalidResource } from '#sandbox/http/refusals';
import type { Fields } from '#sandbox/http/request-body';
import { isFields } from '#sandbox/http/request-body';
import { requireComposition } from '#sandbox/shop/catalogue/composed-pack';
import { isOpenGiftCard, requireAmount } from '#sandbox/shop/gift-cards/open-amount';
import { readPrepaid } from '#sandbox/shop/prepaid/prepaid-plan';
import type { Store } from '#sandbox/shop/shop';
import type { LineOptions, Part } from './line-parts';
import { readParts } from './line-parts';
import type { LineItem } from './order';

/**
 * What makes two lines of one variant different lines: free options, the parts of a pack, the amount of a gift card, and
 * deliveries paid ahead. The last three are checked, and stored in one form, so that equal wishes are the same line.
 */
export async function readOptions(store: Store, variant: VariantRow, fields: Fields): Promise<LineOptions> {
  const { prepaid_subscription: prepaid, ...free } = isFields(fields['options']) ? fields['options'] : {};
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

/** The parts that were chosen, else those the variant is made of. */
export function partsOf(line: Pick<LineItem, 'options' | 'variant'>): readonly Part[] {
  const chosen = readParts(line.options['parts']);
  return chosen.length > 0 ? chosen : line.variant.parts;
}

/** Whether two sets of options are the same, whatever the order of their keys. */
export function sameOptions(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
}
