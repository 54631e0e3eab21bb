import { type WineType, wineTypes } from '#src/domain/catalogue/wine-kinds';
import type { Cents } from '#src/domain/money/money';

/** A wine with its wholesale prices (spec §2 trade, wines). */
export interface PriceListRow {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly wineType: WineType;
  readonly maker: string;
  readonly region: string;
  readonly vintage: string;
  readonly alcohol: string;
  /** Wholesale price of a full case of each size, the smallest first. */
  readonly cases: readonly { readonly cans: number; readonly price: Cents }[];
  /** The shop's price of a can for shoppers. */
  readonly shelfPrice: Cents;
}

/** The wines by kind, each kind by name. */
export function byWineType(
  rows: readonly PriceListRow[],
): readonly { readonly wineType: WineType; readonly rows: readonly PriceListRow[] }[] {
  return wineTypes.flatMap((wineType) => {
    const ofType = rows.filter((row) => row.wineType === wineType);
    return ofType.length === 0 ? [] : [{ wineType, rows: ofType.sort((a, b) => a.name.localeCompare(b.name)) }];
  });
}
