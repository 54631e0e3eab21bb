import type { Picture } from '#src/domain/catalogue/product';

/** The engine's own words for pictures that are at most as many pixels wide and high. */
const sizes = [
  { preset: 'small', edge: 300 },
  { preset: 'medium', edge: 500 },
  { preset: 'large', edge: 800 },
] as const;
const [, usual] = sizes;

/** The picture of goods by its preview at the engine, in three sizes for browsers to choose from; none where there is none. */
export function pictureOf(
  asset: { readonly preview: string } | undefined,
  alt: string,
): { readonly picture?: Picture } {
  if (!asset) return {};
  const urlOf = (preset: string) => `${asset.preview}?preset=${preset}&format=webp`;
  const srcSet = sizes.map(({ preset, edge }) => `${urlOf(preset)} ${edge}w`).join(', ');
  const formats = [{ type: 'image/webp', srcSet }];
  return { picture: { url: urlOf(usual.preset), alt, width: usual.edge, height: usual.edge, formats } };
}
