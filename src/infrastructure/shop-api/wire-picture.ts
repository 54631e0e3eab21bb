import type { Picture } from '#src/domain/catalogue/product';
import type { ImageAnswer } from './answers/image-answer';

/** Pixels of the small picture's edge, for a server that does not say how large the original is. */
const smallEdge = 400;

export function readPicture(image: ImageAnswer | undefined, name: string): Picture | undefined {
  if (!image) return undefined;
  const { small_url: url, alt, attachment_width: width, attachment_height: height } = image;
  return { url, alt: alt ?? name, width: width ?? smallEdge, height: height ?? smallEdge };
}
