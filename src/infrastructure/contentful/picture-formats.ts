import type { PictureFormat } from '#src/domain/catalogue/product';

/** The formats that the content service's image API can convert and resize; drawings are served as they are. */
const convertible: readonly unknown[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const formats = ['avif', 'webp'] as const;
const widest = 1920;

/** Pixels of a picture that the image API converts to AVIF, at most; a larger one would be broken, and the browser tries no other. */
const maxAvifPixels = 9_000_000;
const widths = [320, 640, 960, 1280, widest];

/** A picture in lighter formats and in widths up to its own. Undefined for a file that is no raster image. */
export function pictureFormats(
  url: string,
  contentType: unknown,
  own: { readonly width: number; readonly height: number },
): readonly PictureFormat[] | undefined {
  if (!convertible.includes(contentType)) return undefined;
  const narrower = widths.filter((width) => width < own.width);
  const offered = own.width > widest ? narrower : [...narrower, own.width];
  const isAvifOffered = own.width * own.height <= maxAvifPixels;
  return formats
    .filter((format) => format !== 'avif' || isAvifOffered)
    .map((format) => ({
      type: `image/${format}`,
      srcSet: offered.map((width) => `${converted(url, format, width)} ${width}w`).join(', '),
    }));
}

function converted(url: string, format: string, width: number): string {
  const address = new URL(url);
  address.searchParams.set('fm', format);
  address.searchParams.set('w', String(width));
  return address.href;
}
