import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { slashed } from '#tools/files-below';

/** A script of the shop. */
export interface Part {
  /** The module that it is entered by, without its ending, "src/ui/cart/cart"; else its own name, "back-end". */
  readonly name: string;
  /** The script, below the folder of the site. */
  readonly file: string;
  /** Own modules that come in it, by their paths in the repository. */
  readonly modules: readonly string[];
}

/** Beside Vite's manifest, where nothing is served. */
export const PARTS_FILE = '.vite/parts.json';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly name: string;
  readonly facadeModuleId: string | null;
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

export function partsOf(bundle: Bundle, root: string): readonly Part[] {
  return Object.values(bundle).flatMap((file) => {
    if (file.type !== 'chunk') return [];
    const { fileName, name, facadeModuleId, moduleIds } = file;
    const own = moduleIds
      .map((id) => slashed(relative(root, id.split('?')[0] ?? id)))
      .filter((path) => path.startsWith('src/'));
    const entry = facadeModuleId === null ? name : slashed(relative(root, facadeModuleId)).replace(/\.[^.]+$/, '');
    return [{ name: entry, file: fileName, modules: [...new Set(own)].sort() }];
  });
}
