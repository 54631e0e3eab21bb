import type { LineItem } from '#src/domain/cart/line-item';
import { discontinuedLines, type SoldToday } from '#src/domain/cart/line-removal';
import type { Part } from '#src/domain/catalogue/product';

/**
 * The reason a line is not bought again: it is no longer sold, it is sold out, the contents of its pack changed, or it is a
 * subscription or prepaid, which the buyer agrees to on its own page.
 */
export type NotAgainReason = 'not-sold' | 'sold-out' | 'parts-changed' | 'club' | 'prepaid';

export interface LeftOutLine {
  readonly line: LineItem;
  readonly reason: NotAgainReason;
}

export interface BuyAgainPlan {
  /** With the available quantities. */
  readonly lines: readonly LineItem[];
  readonly leftOut: readonly LeftOutLine[];
}

/** The products that can be bought today. */
export interface BuyableToday extends SoldToday {
  /** Units by sku: `Infinity` without a limit; a sku that is absent is not sold. */
  readonly unitsLeft: ReadonlyMap<string, number>;
}

/** Selects the lines that can be bought again, and counts each unit of stock once (spec §2 /account/*). */
export function planBuyAgain(lines: readonly LineItem[], today: BuyableToday): BuyAgainPlan {
  const left = new Map(today.unitsLeft);
  const bought: LineItem[] = [];
  const leftOut: LeftOutLine[] = [];
  for (const line of lines) {
    const reason = whyNot(line, today);
    const quantity = reason ? 0 : Math.min(line.quantity, unitsOf(line, left));
    if (quantity === 0) leftOut.push({ line, reason: reason ?? 'sold-out' });
    else bought.push({ ...line, quantity });
    for (const { sku, quantity: perUnit } of needed(line)) left.set(sku, (left.get(sku) ?? 0) - perUnit * quantity);
  }
  return { lines: bought, leftOut };
}

function whyNot(line: LineItem, today: BuyableToday): NotAgainReason | undefined {
  if (line.subscriptionLineItems.length > 0 || line.unsupportedUnit !== undefined) return 'club';
  if (line.prePaidSubscription) return 'prepaid';
  const [discontinued] = discontinuedLines([line], today);
  if (discontinued) return discontinued.reason;
  if (!today.unitsLeft.has(line.sku)) return 'not-sold';
  return needed(line).every(({ sku }) => today.unitsLeft.has(sku)) ? undefined : 'parts-changed';
}

/** The available units of the line, limited by each of its parts. */
function unitsOf(line: LineItem, left: ReadonlyMap<string, number>): number {
  const units = needed(line).map(({ sku, quantity }) => Math.floor((left.get(sku) ?? 0) / quantity));
  return Math.max(0, Math.min(...units));
}

/** Returns the stock that one unit uses: itself, and the cans of a pack that the shopper put together. */
function needed({ sku, variant, parts }: LineItem): readonly Part[] {
  const cans = variant.isComposable ? parts.filter(({ quantity }) => quantity > 0) : [];
  return [{ sku, quantity: 1 }, ...cans];
}
