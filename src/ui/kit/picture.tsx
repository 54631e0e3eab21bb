import type { CSSProperties } from 'react';

interface PictureFormat {
  readonly type: string;
  readonly srcSet: string;
}

/** A picture as content gives it. */
interface PictureContent {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly formats?: readonly PictureFormat[];
}

export interface PictureSource {
  readonly src: string;
  /** Natural size in px: keeps the place while the file loads. */
  readonly width: number;
  readonly height: number;
  readonly formats?: readonly PictureFormat[] | undefined;
}

export interface PictureProps extends PictureSource {
  /** The content of the picture; empty when the text beside it has the same information. */
  readonly alt: string;
  /** Visible without scrolling: fetched first. */
  readonly eager?: boolean | undefined;
}

/** Two columns where there is room for them. A picture that loads late knows better: the browser has laid it out. */
const shownWidth = '(min-width: 48rem) 50vw, 100vw';

/** A picture that reserves its place and, unless it is in sight at once, loads when it comes near. */
export function Picture({ alt, eager = false, formats, ...image }: PictureProps) {
  const img = (
    <img
      {...image}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!formats) return img;
  return (
    <picture>
      {formats.map((format) => (
        <source key={format.type} {...format} sizes={eager ? shownWidth : `auto, ${shownWidth}`} />
      ))}
      {img}
    </picture>
  );
}

/** Stands where a product has no picture: transparent, so that its place keeps the tint. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='1000'/%3E";

/** A picture of the catalogue as an image element wants it. */
export function asPictureSource(picture: PictureContent | undefined): PictureSource {
  return picture
    ? { src: picture.url, width: picture.width, height: picture.height, formats: picture.formats }
    : { src: blank, width: 800, height: 1000 };
}

/** The pair of colors that a wine owns: the ground behind the can and the mark on its label, as CSS colors. */
export interface Tint {
  readonly ground: string;
  readonly mark: string;
}

/** Hands a wine's colors to the stylesheet as custom properties; without a tint the tokens' defaults stand. */
export function tintStyle(tint: Tint | undefined): CSSProperties | undefined {
  return tint && ({ '--ground': tint.ground, '--mark': tint.mark } as CSSProperties);
}
