import type { IntervalUnits } from '#sandbox/database/subscription-tables';
import { invalidResource } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, integerOf, shortListOf, textOrNull } from '#sandbox/http/request-body';
import type { Interval } from '#sandbox/shop/calendar-day';
import { readDay } from '#sandbox/shop/calendar-day';

export interface SubscriptionInput {
  /** Undefined means the line's variant. */
  readonly variantId: number | undefined;
  /** Undefined means the line's quantity. */
  readonly quantity: number | undefined;
  readonly intervalLength: number;
  readonly intervalUnits: IntervalUnits;
  readonly endDate: string | null;
}

const maxInterval = 366;
const maxSubscriptionLines = 100;

const units: readonly IntervalUnits[] = ['day', 'week', 'month', 'year'];

/**
 * The subscription of a line: `subscription_line_item` beside the line, or `subscription_line_items_attributes` inside it.
 * Undefined when the request has neither.
 */
export function subscriptionInputs(line: Fields, beside: unknown): readonly SubscriptionInput[] | undefined {
  const inside = shortListOf(
    line['subscription_line_items_attributes'],
    'subscription_line_items',
    maxSubscriptionLines,
  );
  if (inside) return inside.map(read);
  return beside === undefined || beside === null ? undefined : [read(fieldsOf(beside))];
}

/** Reads an interval. Refuses a length below 1 and an unknown unit. */
export function readInterval(fields: Fields): Interval {
  const intervalLength = integerOf(fields['interval_length']) ?? 0;
  const intervalUnits = units.find((unit) => unit === fields['interval_units']);
  if (intervalLength <= 0) throw invalidResource({ interval_length: ['must be greater than 0'] });
  if (intervalLength > maxInterval)
    throw invalidResource({ interval_length: [`must be less than or equal to ${String(maxInterval)}`] });
  if (intervalUnits === undefined) throw invalidResource({ interval_units: ['is not included in the list'] });
  return { intervalLength, intervalUnits };
}

function read(fields: Fields): SubscriptionInput {
  const endDate = textOrNull(fields['end_date']) ?? null;
  const interval = readInterval(fields);
  if (endDate !== null && readDay(endDate) === undefined) throw invalidResource({ end_date: ['is invalid'] });
  const quantity = integerOf(fields['quantity']);
  if (quantity !== undefined && quantity < 1) throw invalidResource({ quantity: ['must be greater than 0'] });
  return { variantId: integerOf(fields['subscribable_id']), quantity, ...interval, endDate };
}
