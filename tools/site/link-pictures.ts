import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '#tools/console/format';
import { composeLinkPicture, LINK_PICTURE, pictureSide } from './compose-link-picture';
import type { LinkPicture, SiteEffort, WantedLinkPicture } from './site';

/** Increase it when the same content is to give another picture. */
const STYLE = 2;
const FOLDER = 'link-pictures';
const PATIENCE = 10_000;

export interface LinkPictureOptions {
  /** The site that is being built. */
  readonly directory: string;
  /** The folder in which pictures stay from build to build. */
  readonly cache: string;
  readonly effort?: SiteEffort;
  /** Receives the reason why a page has no picture. */
  readonly report: (line: string) => void;
  readonly read?: (url: string) => Promise<Buffer>;
}

/**
 * Makes pictures for link previews and puts them into the site. If a picture cannot be made, this is reported, and its page
 * has no picture; the build goes on. The key of a picture is its text and the addresses of the pictures that it shows. The
 * content service changes these addresses along with the files.
 */
export function linkPictures({ directory, cache, effort = 'best', report, read = readPicture }: LinkPictureOptions) {
  const readOnce = once(read);
  const drawOnce = once(async (_key: string, pictures: WantedLinkPicture['pictures']) =>
    pictureSide(pictures, await Promise.all(pictures.map(({ url }) => readOnce(url)))),
  );
  const writeOnce = once(async (name: string, wanted: WantedLinkPicture): Promise<void> => {
    const kept = join(cache, name);
    await mkdir(cache, { recursive: true });
    await mkdir(join(directory, FOLDER), { recursive: true });
    if (!existsSync(kept)) {
      const side = await drawOnce(JSON.stringify(wanted.pictures), wanted.pictures);
      // Complete or not there: a build that is stopped leaves no half of a picture.
      await writeFile(`${kept}.part`, await composeLinkPicture(wanted, side));
      await rename(`${kept}.part`, kept);
    }
    await copyFile(kept, join(directory, FOLDER, name));
  });

  return async (wanted: WantedLinkPicture): Promise<LinkPicture | undefined> => {
    try {
      const name = effort === 'quick' ? 'any-page.jpg' : `${keyOf(wanted)}.jpg`;
      await writeOnce(name, wanted);
      return { path: `/${FOLDER}/${name}`, alt: wanted.alt, ...LINK_PICTURE };
    } catch (error) {
      report(`"${wanted.title}" has no picture for link previews: ${messageOf(error)}`);
      return undefined;
    }
  };
}

/** Runs once for each key; later calls return the same promise. */
function once<T, More extends readonly unknown[]>(run: (key: string, ...more: More) => Promise<T>) {
  const running = new Map<string, Promise<T>>();
  return (key: string, ...more: More): Promise<T> => {
    const promise = running.get(key) ?? run(key, ...more);
    running.set(key, promise);
    return promise;
  };
}

/** Of addresses without their origin: the same file may be read through another port. */
function keyOf({ title, line, brandName, pictures }: WantedLinkPicture): string {
  const shown = pictures.map(({ url, ground }) => [new URL(url).pathname, new URL(url).search, ground]);
  return createHash('sha256')
    .update(JSON.stringify([STYLE, title, line, brandName, shown]))
    .digest('hex')
    .slice(0, 20);
}

/** Reads a picture of the content service. Rejects when there is none, or when it takes too long. */
export async function readPicture(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
