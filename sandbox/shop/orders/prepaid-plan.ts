import type { VariantRow } from '#sandbox/database/schema';
import type { IntervalUnits } from '#sandbox/database/subscription-tables';
import { invalidResource } from '#sandbox/http/error-responses';
import { fieldsOf, integerOf, isRecord, listOf } from '#sandbox/http/request-body';
import { variantsBySku } from '#sandbox/shop/catalogue/find-variant';
import type { LineOptions, Part } from '#sandbox/shop/catalogue/line-parts';
import { readParts } from '#sandbox/shop/catalogue/line-parts';
import type { Store } from '#sandbox/shop/shop';
import { readInterval } from './subscription-input';

/** A prepaid plan, as stored in the options of a line. */
export interface PrepaidPlan {
  readonly installment_count: number;
  readonly interval: { readonly length: number; readonly unit: IntervalUnits };
  /** The contents of one delivery of one unit. */
  readonly line_items: readonly Part[];
  readonly auto_redeem: boolean;
}

const maxInstallments = 24;
const maxInterval = 366;
const maxItemQuantity = 100;
const maxItems = 24;

/** Reads a plan. It must name the items of a delivery, because they make its price. Errors name the field. */
export async function readPrepaid(store: Store, variant: VariantRow, sent: unknown): Promise<PrepaidPlan> {
  const fields = fieldsOf(sent);
  const { length, unit } = fieldsOf(fields['interval']);
  const count = integerOf(fields['installment_count']) ?? 0;
  if (count < 1 || count > maxInstallments)
    throw invalidResource({ installment_count: [`must be from 1 to ${String(maxInstallments)}`] });
  const { intervalLength, intervalUnits } = readInterval({ interval_length: length, interval_units: unit });
  if (intervalLength > maxInterval)
    throw invalidResource({ interval_length: [`must be less than or equal to ${String(maxInterval)}`] });
  const items = await readItems(store, variant, fields['line_items']);
  return {
    installment_count: count,
    interval: { length: intervalLength, unit: intervalUnits },
    line_items: items,
    auto_redeem: fields['auto_redeem'] === true,
  };
}

/** The plan in the options of a line. Options are checked before they are stored. */
export function planOf(options: LineOptions): PrepaidPlan | undefined {
  const plan = options['prepaid_subscription'];
  return isRecord(plan) ? (plan as unknown as PrepaidPlan) : undefined;
}

async function readItems(store: Store, variant: VariantRow, sent: unknown): Promise<readonly Part[]> {
  const requested = listOf(sent) ?? [];
  if (requested.length === 0) throw invalidResource({ line_items: ["can't be blank"] });
  const items = readParts(requested).toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
  const isSound =
    items.length === requested.length &&
    items.length <= maxItems &&
    new Set(items.map(({ sku }) => sku)).size === items.length &&
    items.every(({ quantity }) => quantity >= 1 && quantity <= maxItemQuantity);
  if (!isSound) throw invalidResource({ line_items: ['must name variants, each once and with a quantity'] });
  const found = await variantsBySku(
    store,
    items.map(({ sku }) => sku),
  );
  const deliverable = found.filter((one) => one.subscribable && (!one.composable || one.id === variant.id));
  const strange = items.find(({ sku }) => !deliverable.some((one) => one.sku === sku));
  if (strange) throw invalidResource({ line_items: [`${strange.sku} cannot be subscribed`] });
  return items;
}
