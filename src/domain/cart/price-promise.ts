import type { Part } from '#src/domain/catalogue/product';
import type { Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';
import { planToText, type PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';

/** The properties that distinguish two lines of one sku. */
export interface PromisedLine {
  readonly sku: string;
  readonly parts?: readonly Part[];
  readonly prepaid?: PrepaidPlan;
  readonly subscription?: { readonly interval: Interval };
}

/** The unit prices shown when lines were added, by `promiseKey`. */
export type PricePromises = ReadonlyMap<string, Cents>;

/** Identifies a line by its contents and interval, because its id is not known when it is added. */
export function promiseKey({ sku, parts = [], prepaid, subscription }: PromisedLine): string {
  const cans = parts.map((part) => `${part.quantity}×${part.sku}`).sort();
  const repeats = subscription && `${subscription.interval.length}-${subscription.interval.unit}`;
  return [sku, ...cans, prepaid && planToText(prepaid), repeats].filter((part) => part !== undefined).join(' ');
}

/**
 * The promised unit price when the server charges a different one, so that the shopper sees it before paying (spec §3 Line
 * item, price). Undefined when they are equal or nothing was promised.
 */
export function brokenPromise(
  line: PromisedLine & { readonly price: Cents },
  promises: PricePromises,
): Cents | undefined {
  const promised = promises.get(promiseKey(line));
  return promised === line.price ? undefined : promised;
}
