import type { LineItem, SubscriptionLineItem } from '#src/domain/cart/line-item';
import { packSizeFromName } from '#src/domain/catalogue/pack-detection';
import { type Interval, isSameInterval } from '#src/domain/interval/interval';
import { type ClubSize, clubSizeOf } from './club-discount';

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

function cansIn(lines: readonly LineItem[]): number {
  return lines.reduce((sum, { quantity, variant }) => sum + quantity * (packSizeFromName(variant.name) ?? 1), 0);
}
