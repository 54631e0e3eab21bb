import sharp from 'sharp';
import type { StoredAsset } from './stored-content';

const FORMATS = ['png', 'jpg', 'webp', 'avif'] as const;
const WIDEST = 4000;

/** Pixels of a picture that is converted to AVIF, at most (Contentful, Images API, *Changing formats*). */
const MAX_AVIF_PIXELS = 9_000_000;

type Format = (typeof FORMATS)[number];

export interface ImageQuery {
  readonly w?: string;
  readonly fm?: string;
  readonly q?: string;
}

export interface Image {
  readonly type: string;
  readonly body: Buffer;
}

/** Raster pictures as the content service's image API serves them: `w` for the width, `fm` for the format, `q` for quality. */
export class ImageApi {
  private readonly made = new Map<string, Promise<Image>>();

  /** Undefined when the parameters ask for something that there is not. Makes each picture once, when it is asked for. */
  image(asset: StoredAsset, { w, fm = 'png', q }: ImageQuery): Promise<Image> | undefined {
    const format = FORMATS.find((known) => known === fm);
    const width = w === undefined ? asset.width : wholeNumber(w, WIDEST);
    const quality = q === undefined ? 75 : wholeNumber(q, 100);
    if (format === undefined || width === undefined || quality === undefined) return undefined;
    if (format === 'avif' && asset.width * asset.height > MAX_AVIF_PIXELS) return undefined;
    const key = [asset.path, width, format, quality].join();
    const image = this.made.get(key) ?? convert(asset, width, format, quality);
    this.made.set(key, image);
    return image;
  }
}

async function convert({ svg, width: ownWidth }: StoredAsset, width: number, format: Format, quality: number) {
  // Like the real one, it never makes a picture wider than it is.
  const drawn = sharp(Buffer.from(svg)).resize({ width: Math.min(width, ownWidth) });
  const body = await {
    png: () => drawn.png(),
    jpg: () => drawn.flatten({ background: '#FFFFFF' }).jpeg({ quality }),
    webp: () => drawn.webp({ quality }),
    avif: () => drawn.avif({ quality, effort: 2 }),
  }
    [format]()
    .toBuffer();
  return { type: format === 'jpg' ? 'image/jpeg' : `image/${format}`, body };
}

function wholeNumber(text: string, most: number): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}
