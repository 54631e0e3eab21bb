import type { Kit } from '#src/domain/catalogue/full-case';
import { bundledSkus } from '#src/domain/catalogue/pack-detection';
import type { Part } from '#src/domain/catalogue/product';
import type { LineItem } from './line-item';

/** The products that are sold today: all kits, and the skus of all single products of the catalogue. */
export interface SoldToday {
  readonly kits: readonly Kit[];
  readonly skus: ReadonlySet<string>;
}

/** The reason a line is removed: the contents of its pack changed, or it is no longer sold. */
export type RemovalReason = 'parts-changed' | 'not-sold';

export interface DiscontinuedLine {
  readonly line: LineItem;
  readonly reason: RemovalReason;
}

/**
 * The lines to remove: a kit whose parts differ from its catalogue kit, and a sku in no catalogue product (spec §5 Cart lines
 * are removed automatically). A bundle counts as sold while all of its skus are. A pack of one's own is not compared with
 * kits.
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

/** True when two packs have the same parts, in any order. */
export function sameParts(a: readonly Part[], b: readonly Part[]): boolean {
  const asText = (parts: readonly Part[]) =>
    parts
      .map(({ sku, quantity }) => `${sku}×${quantity}`)
      .sort()
      .join();
  return asText(a) === asText(b);
}
