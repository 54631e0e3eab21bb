import type { IntervalUnits } from '#sandbox/database/subscription-tables';
import type { Day } from '#sandbox/shop/calendar-day';
import { readDay } from '#sandbox/shop/calendar-day';
import type { LineItem } from '#sandbox/shop/orders/order';
import { clubSizeOf, totalCans } from './club';

/** Lines of an order with the same interval and end date; they become one subscription. */
export interface SubscribedGroup {
  readonly intervalLength: number;
  readonly intervalUnits: IntervalUnits;
  readonly endDate: Day | null;
  readonly lines: readonly SubscribedGroupLine[];
  /** 12 or 24 when the group is a club. */
  readonly clubCans: number | null;
}

interface SubscribedGroupLine {
  /** The line of the order that begins it. */
  readonly lineItemId: number;
  readonly variantId: number;
  readonly quantity: number;
  readonly options: string;
}

/** An order as far as its lines repeat. */
export interface RepeatingOrder {
  readonly lines: readonly Pick<LineItem, 'variant' | 'options' | 'subscriptionLines'>[];
}

export function subscribedGroups(order: RepeatingOrder): readonly SubscribedGroup[] {
  const repeating = order.lines.flatMap(({ variant, options, subscriptionLines }) =>
    subscriptionLines.map((line) => ({ ...line, variant, options, endDate: readDay(line.endDate) ?? null })),
  );
  const groups = new Map<string, typeof repeating>();
  for (const line of repeating) {
    const key = JSON.stringify([line.intervalLength, line.intervalUnits, line.endDate]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((lines) =>
    lines.slice(0, 1).map(({ intervalLength, intervalUnits, endDate }) => ({
      intervalLength,
      intervalUnits,
      endDate,
      lines: lines.map(({ lineItemId, variantId, quantity, options }) => ({
        lineItemId,
        variantId,
        quantity,
        options: JSON.stringify(options),
      })),
      clubCans: clubSizeOf(totalCans(lines)),
    })),
  );
}
