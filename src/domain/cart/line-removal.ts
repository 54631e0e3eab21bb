import { isBundleSku } from '../catalogue/pack-detection';
import type { Kit } from '../catalogue/kit';
import type { Part } from '../catalogue/product';
import type { LineItem } from './line-item';

/** What is sold today: every kit, and every sku that stands in a catalogue product on its own. */
export interface SoldToday {
  readonly kits: readonly Kit[];
  readonly skus: ReadonlySet<string>;
}

/**
 * Lines that must go: a kit whose parts are no longer those of its catalogue kit, and a single sku in no catalogue
 * product (spec §5 Cart lines are removed automatically). A pack that a shopper composed matches no kit by intent.
 */
export function linesToRemove(lines: readonly LineItem[], sold: SoldToday): readonly LineItem[] {
  return lines.filter((line) => {
    const kit = sold.kits.find(({ sku }) => sku === line.sku);
    if (kit) return line.parts.length > 0 && !sameParts(line.parts, kit.parts);
    const single = line.parts.length === 0 && !isBundleSku(line.sku);
    return single && !sold.skus.has(line.sku);
  });
}

function sameParts(a: readonly Part[], b: readonly Part[]): boolean {
  const asText = (parts: readonly Part[]) =>
    parts
      .map(({ sku, quantity }) => `${sku}×${quantity}`)
      .sort()
      .join();
  return asText(a) === asText(b);
}
