import type { CSSProperties } from 'react';

interface PictureFormat {
  readonly type: string;
  readonly srcSet: string;
}

interface PictureContent {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly formats?: readonly PictureFormat[];
}

export interface PictureSource {
  readonly src: string;
  /** Reserves the space while the file loads; natural size in px. */
  readonly width: number;
  readonly height: number;
  readonly formats?: readonly PictureFormat[] | undefined;
}

export interface PictureProps extends PictureSource {
  /** Empty when the text beside the picture has the same information. */
  readonly alt: string;
  /** True when it is visible without scrolling: it loads first. */
  readonly eager?: boolean | undefined;
}

/** A picture that loads late uses its real width, because the browser has laid it out. */
const shownWidth = '(min-width: 48rem) 50vw, 100vw';

/** Reserves the space; a picture that is not in sight at once loads when it comes near. */
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

/** Is transparent, so that the place of a missing picture keeps the tint. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='1000'/%3E";

export function asPictureSource(picture: PictureContent | undefined): PictureSource {
  return picture
    ? { src: picture.url, width: picture.width, height: picture.height, formats: picture.formats }
    : { src: blank, width: 800, height: 1000 };
}

/** The ground is behind the can, the mark on its label; both are CSS colors. */
export interface Tint {
  readonly ground: string;
  readonly mark: string;
}

/** Without a tint the tokens' defaults apply; tokens.css makes ground and mark of it, light or dark. */
export function tintStyle(tint: Tint | undefined): CSSProperties | undefined {
  return tint && ({ '--tint-ground': tint.ground, '--tint-mark': tint.mark } as CSSProperties);
}

interface TintedPictureProps {
  readonly picture: PictureContent | undefined;
  readonly tint?: Tint | undefined;
  readonly className: string | undefined;
  readonly eager?: boolean;
}

/** The picture is decorative. */
export function TintedPicture({ picture, tint, className, eager }: TintedPictureProps) {
  return (
    <div className={className} style={tintStyle(tint)}>
      <Picture {...asPictureSource(picture)} alt="" eager={eager} />
    </div>
  );
}
