import type { OrderLine } from '@vendure/core';
import type { Interval } from '#src/plugins/core/interval/calendar-day';
import { intervalUnits } from '#src/plugins/core/interval/calendar-day';
import type { Part } from './pack-parts';
import { isPart } from './pack-parts';

/** The deliveries that one unit of a line pays ahead (spec §3 Prepaid subscription). */
export interface PrepaidChoice {
  /** Counts the first delivery, which is the order itself. */
  readonly installmentCount: number;
  readonly interval: Interval;
  /** The contents of one delivery. */
  readonly items: readonly Part[];
}

/** Writes a choice so that equal choices are equal texts. */
export function writePrepaid({ installmentCount, interval: { length, unit }, items }: PrepaidChoice): string {
  const sorted = [...items].sort((one, other) => (one.sku < other.sku ? -1 : 1));
  return JSON.stringify({
    installmentCount,
    interval: { length, unit },
    items: sorted.map(({ sku, quantity }) => ({ sku, quantity })),
  });
}

/** Reads the text of a line; undefined for one that is paid as it is delivered. Throws when it is no choice. */
export function readPrepaid(text: string): PrepaidChoice | undefined {
  if (text === '') return undefined;
  const choice: unknown = JSON.parse(text);
  if (!isChoice(choice)) throw new Error(`This is not paid ahead: ${text}`);
  return choice;
}

/** Says if the deliveries of a line are paid ahead. */
export function isPaidAhead({ customFields }: Pick<OrderLine, 'customFields'>): boolean {
  return customFields.prepaid !== '';
}

function isChoice(value: unknown): value is PrepaidChoice {
  const { installmentCount, interval, items } = (value ?? {}) as Partial<PrepaidChoice>;
  return (
    Number.isInteger(installmentCount) &&
    Number.isInteger(interval?.length) &&
    intervalUnits.some((unit) => unit === interval?.unit) &&
    Array.isArray(items) &&
    items.every(isPart)
  );
}
