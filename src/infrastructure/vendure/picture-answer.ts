import type { Picture } from '#src/domain/catalogue/product';

/** The engine's own word for pictures that are at most as many pixels wide and high. */
const size = { preset: 'medium', edge: 500 };

/** The picture of goods by its preview at the engine; none where there is none. */
export function pictureOf(
  asset: { readonly preview: string } | undefined,
  alt: string,
): { readonly picture?: Picture } {
  if (!asset) return {};
  const url = `${asset.preview}?preset=${size.preset}&format=webp`;
  return { picture: { url, alt, width: size.edge, height: size.edge } };
}
