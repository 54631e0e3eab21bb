import type { Stock } from './product';

/** What a warehouse says of one thing; `onHand` is absent where the stock has no limit. */
export interface Supply {
  readonly onHand?: number;
  readonly isBackorderable: boolean;
}

/** Up to so many units it is worth saying how many are left: on the shelf, on product pages, in search engines. */
export const fewUnits = 5;

/** What shoppers are told of a supply (spec §7 stock_availabilities). */
export function stockOf({ onHand, isBackorderable }: Supply): Stock {
  if (onHand === undefined || onHand > fewUnits) return { kind: 'in-stock' };
  if (onHand > 0) return { kind: 'few', left: onHand };
  return { kind: isBackorderable ? 'back-order' : 'out-of-stock' };
}

/** The most units that an order may ask for; undefined where there is no limit, or where more can be ordered. */
export function unitsLeft({ onHand, isBackorderable }: Supply): number | undefined {
  return onHand === undefined || isBackorderable ? undefined : Math.max(0, onHand);
}
