import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { messageOf } from '#tools/console/format';
import { readPicture } from './link-pictures';
import type { Drawing } from './site';

/** Increase it when the same drawing is to give another picture. */
const STYLE = 1;
const FOLDER = 'product-pictures';
/** Pixels of each side: Google recommends at least 800 and asks for 100. */
const SIDE = 800;

interface DrawnPictureOptions {
  /** The site that is being built. */
  readonly directory: string;
  /** The folder in which pictures stay from build to build. */
  readonly cache: string;
  /** Receives the reason why a drawing has no picture. */
  readonly report: (line: string) => void;
  readonly read?: (url: string) => Promise<Buffer>;
}

/**
 * Makes square JPEG files of drawings, on white, for programs that show no SVG. Resolves to their path in the site; a failed
 * drawing is reported, and the build goes on. As in link-pictures.ts, an address changes along with its file.
 */
export function drawnPictures({ directory, cache, report, read = readPicture }: DrawnPictureOptions) {
  return async ({ url, width }: Drawing): Promise<string | undefined> => {
    try {
      const name = `${keyOf(url)}.jpg`;
      const kept = join(cache, name);
      await mkdir(cache, { recursive: true });
      await mkdir(join(directory, FOLDER), { recursive: true });
      if (!existsSync(kept)) {
        await writeFile(`${kept}.part`, await drawn(await read(url), width));
        await rename(`${kept}.part`, kept);
      }
      await copyFile(kept, join(directory, FOLDER, name));
      return `/${FOLDER}/${name}`;
    } catch (error) {
      report(`${url} has no picture for the product feed: ${messageOf(error)}`);
      return undefined;
    }
  };
}

/** Drawn as large as it is shown, because enlarging pixels would blur it. */
function drawn(file: Buffer, width: number): Promise<Buffer> {
  return sharp(file, { density: Math.max(72, (72 * SIDE) / width) })
    .resize({ width: SIDE, height: SIDE, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer();
}

function keyOf(url: string): string {
  const { pathname, search } = new URL(url);
  return createHash('sha256')
    .update(JSON.stringify([STYLE, pathname, search]))
    .digest('hex')
    .slice(0, 20);
}
