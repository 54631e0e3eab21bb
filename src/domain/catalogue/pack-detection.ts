/** With every blank and dash that editors put between, the typographic ones too. */
const packSize = /\b(6|12|18|24)[\s\p{Pd}]*packs?\b/iu;
const everyPackSize = new RegExp(packSize, 'giu');

/** The skus that a bundle's sku joins with pipes (spec §9 Bundle and pack detection); of any other sku, itself. */
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
