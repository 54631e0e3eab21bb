import type { Part } from '#src/domain/catalogue/product';
import type { Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';
import { planToText, type PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';

export interface PromisedLine {
  readonly sku: string;
  readonly parts?: readonly Part[];
  readonly prepaid?: PrepaidPlan;
  readonly subscription?: { readonly interval: Interval };
}

/** Unit prices by `promiseKey`. */
export type PricePromises = ReadonlyMap<string, Cents>;

/** The id of a line is not known when it is added. */
export function promiseKey({ sku, parts = [], prepaid, subscription }: PromisedLine): string {
  const cans = parts.map((part) => `${part.quantity}×${part.sku}`).sort();
  const repeats = subscription && `${subscription.interval.length}-${subscription.interval.unit}`;
  return [sku, ...cans, prepaid && planToText(prepaid), repeats].filter((part) => part !== undefined).join(' ');
}

/** The promised unit price when the server charges another one (spec §3 Line item, price); undefined otherwise. */
export function brokenPromise(
  line: PromisedLine & { readonly price: Cents },
  promises: PricePromises,
): Cents | undefined {
  const promised = promises.get(promiseKey(line));
  return promised === line.price ? undefined : promised;
}
