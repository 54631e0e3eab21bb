import type { CSSProperties } from 'react';

interface PictureFormat {
  readonly type: string;
  readonly srcSet: string;
}

/** A picture of the content service. */
interface PictureContent {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly formats?: readonly PictureFormat[];
}

export interface PictureSource {
  readonly src: string;
  /** The natural size in px: reserves the space while the file loads. */
  readonly width: number;
  readonly height: number;
  readonly formats?: readonly PictureFormat[] | undefined;
}

export interface PictureProps extends PictureSource {
  /** The content of the picture; empty when the text beside it has the same information. */
  readonly alt: string;
  /** True when it is visible without scrolling: it loads first. */
  readonly eager?: boolean | undefined;
}

/**
 * The width in two columns where there is space for them. A picture that loads late uses its real width, because the
 * browser has laid it out.
 */
const shownWidth = '(min-width: 48rem) 50vw, 100vw';

/** Shows a picture that reserves its space and, unless it is in sight at once, loads when it comes near. */
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

/** Replaces the missing picture of a product: transparent, so that its place keeps the tint. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='1000'/%3E";

/** Returns a picture of the catalogue as props of an image element. */
export function asPictureSource(picture: PictureContent | undefined): PictureSource {
  return picture
    ? { src: picture.url, width: picture.width, height: picture.height, formats: picture.formats }
    : { src: blank, width: 800, height: 1000 };
}

/** The two colors of a wine: the ground behind the can and the mark on its label, as CSS colors. */
export interface Tint {
  readonly ground: string;
  readonly mark: string;
}

/** Returns a wine's colors as custom properties for the stylesheet; without a tint the tokens' defaults apply. */
export function tintStyle(tint: Tint | undefined): CSSProperties | undefined {
  return tint && ({ '--ground': tint.ground, '--mark': tint.mark } as CSSProperties);
}

interface TintedPictureProps {
  readonly picture: PictureContent | undefined;
  readonly tint?: Tint | undefined;
  readonly className: string | undefined;
  readonly eager?: boolean;
}

/** Shows a decorative picture in a box of its own, on the colors of its wine. */
export function TintedPicture({ picture, tint, className, eager }: TintedPictureProps) {
  return (
    <div className={className} style={tintStyle(tint)}>
      <Picture {...asPictureSource(picture)} alt="" eager={eager} />
    </div>
  );
}
