import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A part of the shop that loads when it is needed, or the start of every page. */
export interface Part {
  /** The module that it is entered by, without its ending: "src/composition/pages/cart". */
  readonly name: string;
  /** The script, below the folder of the site. */
  readonly file: string;
  /** Own modules that come with it, by their paths in the repository. */
  readonly modules: readonly string[];
}

/** Beside Vite's manifest, where nothing is served. */
export const PARTS_FILE = '.vite/parts.json';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/** Leaves with a build which modules come with which part: so a change tells the journeys that meet it (docs/testing.md). */
export const partsOfTheShop: Plugin = {
  name: 'parts-of-the-shop',
  generateBundle(_, bundle) {
    const parts = partsOf(bundle, process.cwd());
    this.emitFile({ type: 'asset', fileName: PARTS_FILE, source: JSON.stringify(parts) });
  },
};

/** What every page starts with counts for its own part alone. */
export function partsOf(bundle: Bundle, root: string): readonly Part[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (chunk: Chunk, found: Set<Chunk>): Set<Chunk> => {
    if (found.has(chunk)) return found;
    found.add(chunk);
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported && !imported.isEntry) withImports(imported, found);
    }
    return found;
  };
  return chunks.flatMap((chunk) => {
    if (!chunk.isEntry && !chunk.isDynamicEntry) return [];
    const modules = [...withImports(chunk, new Set())].flatMap(({ moduleIds }) => moduleIds);
    const entry = relative(root, chunk.facadeModuleId ?? chunk.fileName);
    const own = modules.map((id) => relative(root, id.split('?')[0] ?? id)).filter((path) => path.startsWith('src/'));
    return [{ name: entry.replace(/\.[^.]+$/, ''), file: chunk.fileName, modules: [...new Set(own)].sort() }];
  });
}
