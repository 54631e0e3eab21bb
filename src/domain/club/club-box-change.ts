import { discountedLineAmount, type LineItem } from '#src/domain/cart/line-item';
import type { Order } from '#src/domain/cart/order';
import type { PackChoice } from '#src/domain/catalogue/pack-choice';
import type { Part } from '#src/domain/catalogue/product';
import { isSameInterval } from '#src/domain/interval/interval';
import { addMoney, type Cents, cents, noMoney } from '#src/domain/money/money';
import { memberBoxPrice } from './box-price';
import { type ClubBox, clubBoxes } from './club-box';
import { type ClubSize, clubSizeOf, clubSizes, memberPercent } from './club-discount';

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
export function boxToChange(box: ClubBox, all: readonly ClubBox[]): PackChoice & { readonly size: ClubSize } {
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
