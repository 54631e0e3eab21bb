import type { VariantRow } from '#sandbox/database/schema';
import type { IntervalUnits } from '#sandbox/database/subscription-tables';
import { invalidResource } from '#sandbox/http/refusals';
import { fieldsOf, integerOf, isFields, listOf } from '#sandbox/http/request-body';
import { variantsBySku } from '#sandbox/shop/catalogue/find-variant';
import type { LineOptions, Part } from '#sandbox/shop/orders/line-parts';
import { readParts } from '#sandbox/shop/orders/line-parts';
import { readInterval } from '#sandbox/shop/orders/subscription-input';
import type { Store } from '#sandbox/shop/shop';

/** Deliveries that are paid ahead, as they stand in the options of a line. */
export interface PrepaidPlan {
  readonly installment_count: number;
  readonly interval: { readonly length: number; readonly unit: IntervalUnits };
  /** What one delivery of one unit holds. */
  readonly line_items: readonly Part[];
  readonly auto_redeem: boolean;
}

const mostInstallments = 24;
const longestInterval = 366;
const mostOfOneItem = 100;
const mostItems = 24;

/** Reads a plan. Its price is made of what every delivery holds, so it has to say so. Refusals name the field. */
export async function readPrepaid(store: Store, variant: VariantRow, sent: unknown): Promise<PrepaidPlan> {
  const fields = fieldsOf(sent);
  const { length, unit } = fieldsOf(fields['interval']);
  const count = integerOf(fields['installment_count']) ?? 0;
  if (count < 1 || count > mostInstallments)
    throw invalidResource({ installment_count: [`must be from 1 to ${String(mostInstallments)}`] });
  const { intervalLength, intervalUnits } = readInterval({ interval_length: length, interval_units: unit });
  if (intervalLength > longestInterval)
    throw invalidResource({ interval_length: [`must be less than or equal to ${String(longestInterval)}`] });
  const items = await readItems(store, variant, fields['line_items']);
  return {
    installment_count: count,
    interval: { length: intervalLength, unit: intervalUnits },
    line_items: items,
    auto_redeem: fields['auto_redeem'] === true,
  };
}

/** The plan in the options of a line, which were checked when they were stored. */
export function planOf(options: LineOptions): PrepaidPlan | undefined {
  const plan = options['prepaid_subscription'];
  return isFields(plan) ? (plan as unknown as PrepaidPlan) : undefined;
}

async function readItems(store: Store, variant: VariantRow, sent: unknown): Promise<readonly Part[]> {
  const wished = listOf(sent) ?? [];
  if (wished.length === 0) throw invalidResource({ line_items: ["can't be blank"] });
  const items = readParts(wished).toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
  const isSound =
    items.length === wished.length &&
    items.length <= mostItems &&
    new Set(items.map(({ sku }) => sku)).size === items.length &&
    items.every(({ quantity }) => quantity >= 1 && quantity <= mostOfOneItem);
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
