import { invalidResource } from '../../http/refusals';
import { fieldsOf, integerOf, listOf, textOrNull } from '../../http/request-body';
import type { Fields } from '../../http/request-body';

export interface SubscriptionInput {
  /** Undefined means the line's variant. */
  readonly variantId: number | undefined;
  /** Undefined means the line's quantity. */
  readonly quantity: number | undefined;
  readonly intervalLength: number;
  readonly intervalUnits: string;
  readonly endDate: string | null;
}

const units = ['day', 'week', 'month', 'year'];

/**
 * What repeats of a line: `subscription_line_item` beside the line, or `subscription_line_items_attributes` inside it.
 * Undefined when the request says nothing about it.
 */
export function subscriptionInputs(line: Fields, beside: unknown): readonly SubscriptionInput[] | undefined {
  const inside = listOf(line['subscription_line_items_attributes']);
  if (inside) return inside.map(read);
  return beside === undefined || beside === null ? undefined : [read(fieldsOf(beside))];
}

function read(fields: Fields): SubscriptionInput {
  const intervalLength = integerOf(fields['interval_length']) ?? 0;
  const intervalUnits = fields['interval_units'];
  if (intervalLength <= 0) throw invalidResource({ interval_length: ['must be greater than 0'] });
  if (typeof intervalUnits !== 'string' || !units.includes(intervalUnits)) {
    throw invalidResource({ interval_units: ['is not included in the list'] });
  }
  return {
    variantId: integerOf(fields['subscribable_id']),
    quantity: integerOf(fields['quantity']),
    intervalLength,
    intervalUnits,
    endDate: textOrNull(fields['end_date']) ?? null,
  };
}
