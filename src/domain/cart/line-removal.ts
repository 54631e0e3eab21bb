import type { Kit } from '#src/domain/catalogue/full-case';
import { bundledSkus } from '#src/domain/catalogue/pack-detection';
import type { Part } from '#src/domain/catalogue/product';
import type { LineItem } from './line-item';

/** All kits, and the skus of all single products of the catalogue. */
export interface SoldToday {
  readonly kits: readonly Kit[];
  readonly skus: ReadonlySet<string>;
}

export type RemovalReason = 'parts-changed' | 'not-sold';

export interface DiscontinuedLine {
  readonly line: LineItem;
  readonly reason: RemovalReason;
}

/**
 * A kit that differs from the catalogue's, or a sku that is not sold (spec §5 Cart lines are removed automatically). A
 * bundle is sold while all of its skus are; a pack of one's own is no kit.
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

/** Ignores the order of the parts. */
export function sameParts(a: readonly Part[], b: readonly Part[]): boolean {
  const asText = (parts: readonly Part[]) =>
    parts
      .map(({ sku, quantity }) => `${sku}×${quantity}`)
      .sort()
      .join();
  return asText(a) === asText(b);
}
