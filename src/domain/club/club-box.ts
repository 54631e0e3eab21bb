import type { LineItem, SubscriptionLineItem } from '#src/domain/cart/line-item';
import type { Order } from '#src/domain/cart/order';
import { discountedLineAmount } from '#src/domain/cart/order-summary';
import type { PackChoice } from '#src/domain/catalogue/pack-choice';
import { packSizeFromName } from '#src/domain/catalogue/pack-detection';
import type { Part } from '#src/domain/catalogue/product';
import { type Interval, isSameInterval } from '#src/domain/interval/interval';
import { addMoney, type Cents, cents, noMoney } from '#src/domain/money/money';
import { memberBoxPrice } from './box-price';
import { type ClubSize, clubSizeOf, clubSizes, memberPercent } from './club-discount';

/**
 * The recurring lines of an order with the same interval (spec §4 Club join, §7 subscriptionLineItem). The server turns them
 * into one subscription, so the shop shows, changes and removes them together.
 */
export interface ClubBox {
  readonly interval: Interval;
  /** Never empty. */
  readonly lines: readonly LineItem[];
  /** Cans in every delivery. */
  readonly cans: number;
  /** Undefined when the box has another number of cans than a club: then it gets no club discount (spec §9). */
  readonly size?: ClubSize;
}

/** The club boxes of an order, in the order of their first lines. */
export function clubBoxes(lines: readonly LineItem[]): readonly ClubBox[] {
  const boxes: { readonly repeated: SubscriptionLineItem; readonly lines: LineItem[] }[] = [];
  for (const line of lines) {
    const [repeated] = line.subscriptionLineItems;
    if (!repeated) continue;
    const box = boxes.find((other) => comeTogether(other.repeated, repeated));
    if (box) box.lines.push(line);
    else boxes.push({ repeated, lines: [line] });
  }
  return boxes.map(({ repeated: { interval }, lines: inBox }) => {
    const cans = cansIn(inBox);
    const size = clubSizeOf(cans);
    return { interval, lines: inBox, cans, ...(size && { size }) };
  });
}

/** The server makes one subscription of lines with the same interval and end. */
function comeTogether(one: SubscriptionLineItem, other: SubscriptionLineItem): boolean {
  return isSameInterval(one.interval, other.interval) && one.endDate === other.endDate;
}

/** The cans of some lines, each sku once. */
export function cansOf(lines: readonly Pick<LineItem, 'sku' | 'quantity'>[]): readonly Part[] {
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of lines) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  return [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
}

/** The club of a box, or the one that it can reach by adding cans; the largest one for a box with more. */
export function nextClubSize({ cans }: Pick<ClubBox, 'cans'>): ClubSize {
  const [smallest, largest] = clubSizes;
  return cans <= smallest ? smallest : largest;
}

/**
 * Returns the cans that the shopper starts a change with: those of the box, or those of all boxes where only together they
 * make a club box. A change that failed halfway leaves such parts.
 */
export function boxToChange(box: ClubBox, all: readonly ClubBox[]): PackChoice {
  const together = all.reduce((sum, { cans }) => sum + cans, 0);
  const size = clubSizeOf(together);
  if (box.size === undefined && size !== undefined) return { size, cans: cansOf(all.flatMap(({ lines }) => lines)) };
  return { size: nextClubSize(box), cans: cansOf(box.lines) };
}

/** The difference between a box and a full club box, and its cost in every delivery. */
export interface BoxGap {
  readonly size: ClubSize;
  /** Cans to add; negative for cans to remove. */
  readonly missing: number;
  /** The extra cost of the cans compared with a full box. */
  readonly extra: Cents;
}

/** Undefined for a full box (spec §9 Club sizes, Club discount). */
export function boxGap(box: ClubBox): BoxGap | undefined {
  if (box.size !== undefined) return undefined;
  const size = nextClubSize(box);
  const asMember = memberBoxPrice(box.lines, memberPercent[size]);
  const now = addMoney(noMoney, ...box.lines.map(discountedLineAmount));
  return { size, missing: size - box.cans, extra: cents(Math.max(0, now - asMember)) };
}

/** The lines of a box that are not in an order. */
export function linesMissing(
  { lineItems }: Order,
  { interval, lines }: Pick<ClubBox, 'interval' | 'lines'>,
): readonly LineItem[] {
  const present = clubBoxes(lineItems).find((box) => isSameInterval(box.interval, interval))?.lines ?? [];
  return lines.filter(({ sku }) => present.every((line) => line.sku !== sku));
}

function cansIn(lines: readonly LineItem[]): number {
  return lines.reduce((sum, { quantity, variant }) => sum + quantity * (packSizeFromName(variant.name) ?? 1), 0);
}
