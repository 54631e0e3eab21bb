import type { Order, OrderLine } from '@vendure/core';
import type { Day, IntervalUnit } from '#src/plugins/core/interval/calendar-day';
import { clubOf } from './club';

/** The rhythm in which a line of an order comes again (spec §3 Line item, subscriptionLineItems). */
export interface Repetition {
  readonly intervalLength: number;
  readonly intervalUnit: IntervalUnit;
  /** There is no delivery after this day. */
  readonly endDate: Day | null;
}

/** Lines of an order with one interval and one end date: they become one subscription. */
export interface RepeatingGroup extends Repetition {
  readonly lines: readonly OrderLine[];
  /** 12 or 24 when it is a club. */
  readonly clubCans: number | null;
}

type Lines = Pick<Order, 'lines'>;

/** Writes it for the line's custom field, so that lines which repeat equally have equal texts. */
export function writeRepetition({ intervalLength, intervalUnit, endDate }: Repetition): string {
  return JSON.stringify({ endDate, intervalLength, intervalUnit });
}

/** Reads the line's custom field, which the shop alone writes; undefined for a line that does not repeat. */
export function repetitionOf({ customFields }: Pick<OrderLine, 'customFields'>): Repetition | undefined {
  return customFields.subscription === '' ? undefined : (JSON.parse(customFields.subscription) as Repetition);
}

/** Says if an order begins a subscription when it is placed. */
export function isRepeating({ lines }: Lines): boolean {
  return lines.some((line) => repetitionOf(line) !== undefined);
}

/** Groups the lines that repeat, in the order in which the first of each stands (spec §3 Subscription). */
export function repeatingGroups({ lines }: Lines): readonly RepeatingGroup[] {
  const groups = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const { subscription } = line.customFields;
    groups.set(subscription, [...(groups.get(subscription) ?? []), line]);
  }
  return [...groups.values()].flatMap((group) => {
    const repetition = group[0] && repetitionOf(group[0]);
    return repetition ? [{ ...repetition, lines: group, clubCans: clubOf(cansIn(group)) }] : [];
  });
}

function cansIn(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { productVariant, quantity }) => sum + productVariant.customFields.cans * quantity, 0);
}
