/** With every blank and dash that editors put between, the typographic ones too. */
const packSize = /\b(6|12|18|24)[\s\p{Pd}]*packs?\b/iu;
const everyPackSize = new RegExp(packSize, 'giu');

/** A bundle's sku joins the skus it holds with pipes (spec §9 Bundle and pack detection). */
export function isBundleSku(sku: string): boolean {
  return sku.includes('|');
}

/** The skus that a bundle's sku joins; of any other sku, itself. */
export function bundledSkus(sku: string): readonly string[] {
  return sku.split('|');
}

/** The number of cans a name promises by "6, 12, 18 or 24 pack", however it is written (spec §9). */
export function packSizeFromName(name: string): 6 | 12 | 18 | 24 | undefined {
  const match = packSize.exec(name);
  return match ? (Number(match[1]) as 6 | 12 | 18 | 24) : undefined;
}

/** Writes every "12-pack" and "12 PACK" as "12 Pack" (spec §9, normalized to Pack). */
export function normalizePackName(name: string): string {
  return name.replace(everyPackSize, '$1 Pack');
}

/** Something sold as several cans together (spec §9 Bundle and pack detection). */
export function isPack(item: { readonly sku: string; readonly name: string }): boolean {
  return isBundleSku(item.sku) || packSizeFromName(item.name) !== undefined;
}
