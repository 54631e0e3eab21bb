import type { Kit } from '#src/domain/catalogue/kit';
import { bundledSkus } from '#src/domain/catalogue/pack-detection';
import type { Part } from '#src/domain/catalogue/product';
import type { LineItem } from './line-item';

/** What is sold today: every kit, and every sku that stands in a catalogue product on its own. */
export interface SoldToday {
  readonly kits: readonly Kit[];
  readonly skus: ReadonlySet<string>;
}

/** Why a line must go: its pack holds something else today, or it is not sold any more. */
export type RemovalReason = 'parts-changed' | 'not-sold';

export interface DiscontinuedLine {
  readonly line: LineItem;
  readonly reason: RemovalReason;
}

/**
 * Lines that must go: a kit whose parts are not those of its catalogue kit, and what is in no catalogue product (spec §5
 * Cart lines are removed automatically). A bundle is also sold while everything that its sku joins is. A pack that a
 * shopper put together matches no kit by intent.
 */
export function discontinuedLines(lines: readonly LineItem[], sold: SoldToday): readonly DiscontinuedLine[] {
  return lines.flatMap((line) => {
    const reason = whyToRemove(line, sold);
    return reason ? [{ line, reason }] : [];
  });
}

function whyToRemove(line: LineItem, { kits, skus }: SoldToday): RemovalReason | undefined {
  if (line.hasUnreadableParts) return undefined;
  const kit = kits.find(({ sku }) => sku === line.sku);
  if (kit) return sameParts(line.parts, kit.parts) ? undefined : 'parts-changed';
  const isSold = skus.has(line.sku) || bundledSkus(line.sku).every((sku) => skus.has(sku));
  return isSold ? undefined : 'not-sold';
}

/** Whether two packs hold the same, in whatever order. */
export function sameParts(a: readonly Part[], b: readonly Part[]): boolean {
  const asText = (parts: readonly Part[]) =>
    parts
      .map(({ sku, quantity }) => `${sku}×${quantity}`)
      .sort()
      .join();
  return asText(a) === asText(b);
}
