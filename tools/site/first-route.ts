import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PageFiles } from './site';

/** A row of Vite's build manifest, as far as it is used here. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

export interface RouteFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The same files as documents name them, by page: every page of a kind has the same. */
export function pageFilesOf(directory: string): (page: string) => PageFiles {
  const known = new Map<string, PageFiles>();
  const address = (file: string): string => `/${relative(directory, file).replaceAll(sep, '/')}`;
  return (page) => {
    const found = known.get(page);
    if (found) return found;
    const { scripts, styles } = firstRouteFiles(directory, page);
    const files = {
      scripts: scripts.map(address),
      styles: styles.map((file) => ({ address: address(file), text: readFileSync(file, 'utf8') })),
    };
    known.set(page, files);
    return files;
  };
}

/**
 * Returns the files that a browser needs to run a page when it is the first one: the entry, the chunk of the page and
 * everything that both import statically. `page` is the name under which pages are loaded. Throws when the build has no such
 * page.
 */
export function firstRouteFiles(directory: string, page: string): RouteFiles {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const chunk = Object.keys(manifest).find((key) => manifest[key]?.isDynamicEntry && isOfPage(key, page));
  if (entry === undefined || chunk === undefined)
    throw new Error(`The build in ${directory} has no chunk for the page "${page}".`);
  const chunks = [...closure(manifest, [entry, chunk])].flatMap((key) => manifest[key] ?? []);
  const inDirectory = (files: readonly string[]): readonly string[] =>
    [...new Set(files)].map((file) => join(directory, file));
  return {
    scripts: inDirectory(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    styles: inDirectory(chunks.flatMap(({ css }) => css ?? [])),
  };
}

/** A page with modules is a file of composition; one without is a view of its concept. */
function isOfPage(key: string, page: string): boolean {
  const [, layer, , view] = key.split('/');
  return key.includes(`/pages/${page}.`) || (layer === 'ui' && view === `${page}.tsx`);
}

function closure(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    closure(manifest, manifest[key]?.imports ?? [], found);
  }
  return found;
}
