import type { IntervalUnits } from '#sandbox/database/subscription-tables';
import { invalidResource } from '#sandbox/http/refusals';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, integerOf, listOf, textOrNull } from '#sandbox/http/request-body';
import type { Interval } from '#sandbox/shop/subscriptions/calendar-day';
import { readDay } from '#sandbox/shop/subscriptions/calendar-day';

export interface SubscriptionInput {
  /** Undefined means the line's variant. */
  readonly variantId: number | undefined;
  /** Undefined means the line's quantity. */
  readonly quantity: number | undefined;
  readonly intervalLength: number;
  readonly intervalUnits: IntervalUnits;
  readonly endDate: string | null;
}

/** Longer than anybody plans; the calendar ends somewhere. */
const longestInterval = 366;

const units: readonly IntervalUnits[] = ['day', 'week', 'month', 'year'];

/**
 * What repeats of a line: `subscription_line_item` beside the line, or `subscription_line_items_attributes` inside it.
 * Undefined when the request says nothing about it.
 */
export function subscriptionInputs(line: Fields, beside: unknown): readonly SubscriptionInput[] | undefined {
  const inside = listOf(line['subscription_line_items_attributes']);
  if (inside) return inside.map(read);
  return beside === undefined || beside === null ? undefined : [read(fieldsOf(beside))];
}

/** How often something comes. Refuses a length below 1 and a unit that is none. */
export function readInterval(fields: Fields): Interval {
  const intervalLength = integerOf(fields['interval_length']) ?? 0;
  const intervalUnits = units.find((unit) => unit === fields['interval_units']);
  if (intervalLength <= 0) throw invalidResource({ interval_length: ['must be greater than 0'] });
  if (intervalLength > longestInterval)
    throw invalidResource({ interval_length: [`must be less than or equal to ${String(longestInterval)}`] });
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
