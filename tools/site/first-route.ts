import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { slashed } from '#tools/files-below';
import { type Part, PARTS_FILE } from './parts';
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
export function pageFilesOf(directory: string): (page: string, adapters?: readonly string[]) => PageFiles {
  const known = new Map<string, PageFiles>();
  const address = (file: string): string => `/${slashed(relative(directory, file))}`;
  return (page, adapters) => {
    const found = known.get(page);
    if (found) return found;
    const { scripts, styles } = firstRouteFiles(directory, page, adapters);
    const files = {
      scripts: scripts.map(address),
      styles: styles.map((file) => ({ address: address(file), text: readFileSync(file, 'utf8') })),
    };
    known.set(page, files);
    return files;
  };
}

/**
 * Returns the files that a browser needs to run a page when it is the first one, in the order in which they run: the entry, the
 * view of the page and the adapters that come with it, each after its static imports. `page` is the name under which pages are
 * loaded. Throws when the build has no such page.
 */
export function firstRouteFiles(directory: string, page: string, adapters: readonly string[] = []): RouteFiles {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const view = Object.keys(manifest).find((key) => manifest[key]?.isDynamicEntry && isOfPage(key, page));
  if (entry === undefined || view === undefined)
    throw new Error(`The build in ${directory} has no chunk for the page "${page}".`);
  const keys = closure(manifest, [entry, view, ...keysOf(directory, manifest, adapters)]);
  const chunks = keys.flatMap((key) => manifest[key] ?? []);
  const inDirectory = (files: readonly string[]): readonly string[] =>
    [...new Set(files)].map((file) => join(directory, file));
  return {
    scripts: inDirectory(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    styles: inDirectory(chunks.flatMap(({ css }) => css ?? [])),
  };
}

/** A page is a view of its concept. */
function isOfPage(key: string, page: string): boolean {
  const [, layer, , view] = key.split('/');
  return layer === 'ui' && view === `${page}.tsx`;
}

/** The keys of adapters: a script that several modules share is known by its own name. */
function keysOf(directory: string, manifest: Manifest, adapters: readonly string[]): readonly string[] {
  if (adapters.length === 0) return [];
  const parts = JSON.parse(readFileSync(join(directory, PARTS_FILE), 'utf8')) as readonly Part[];
  const modules = adapters.map((name) => `src/composition/modules/${name}.ts`);
  const files = parts.filter((part) => part.modules.some((module) => modules.includes(module))).map(({ file }) => file);
  return Object.keys(manifest).filter((key) => files.includes(manifest[key]?.file ?? ''));
}

function closure(manifest: Manifest, keys: readonly string[], entered = new Set<string>()): readonly string[] {
  return keys.flatMap((key) => {
    if (entered.has(key)) return [];
    entered.add(key);
    return [...closure(manifest, manifest[key]?.imports ?? [], entered), key];
  });
}
