import type { Part } from '#src/domain/catalogue/product';
import type { Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';
import { planToText } from '#src/domain/prepaid/prepaid-offer';
import type { PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';

/** What makes a line of a cart another line than one of the same sku. */
export interface PromisedLine {
  readonly sku: string;
  readonly parts?: readonly Part[];
  readonly prepaid?: PrepaidPlan;
  readonly subscription?: { readonly interval: Interval };
}

/** What pages said that one unit costs when it was put into the cart, by `promiseKey`. */
export type PricePromises = ReadonlyMap<string, Cents>;

/** Names a line by what it holds and how it comes, so that a promise finds it again when the server has given it an id. */
export function promiseKey({ sku, parts = [], prepaid, subscription }: PromisedLine): string {
  const cans = parts.map((part) => `${part.quantity}×${part.sku}`).sort();
  const repeats = subscription && `${subscription.interval.length}-${subscription.interval.unit}`;
  return [sku, ...cans, prepaid && planToText(prepaid), repeats].filter((part) => part !== undefined).join(' ');
}

/**
 * What a page promised that one unit costs, where the server asks for something else, more or less: whoever pays hears of it
 * before (spec §3 Line item, price). Undefined where the promise is kept, or nothing was promised.
 */
export function brokenPromise(
  line: PromisedLine & { readonly price: Cents },
  promises: PricePromises,
): Cents | undefined {
  const promised = promises.get(promiseKey(line));
  return promised === line.price ? undefined : promised;
}
