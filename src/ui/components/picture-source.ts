import type { PictureSource } from './picture';

/** Stands where a product has no picture: transparent, so that its place keeps the tint. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='1000'/%3E";

/** A picture of the catalogue as an image element wants it. */
export function asPictureSource(
  picture: { readonly url: string; readonly width: number; readonly height: number } | undefined,
): PictureSource {
  return picture
    ? { src: picture.url, width: picture.width, height: picture.height }
    : { src: blank, width: 800, height: 1000 };
}
