import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, slashed } from '#tools/files-below';
import { readDocument } from './markdown';

/** The folders that belong to no concept, by the folder in which they stand. Every other has the name of a concept. */
const OTHER_ROOMS: Readonly<Record<string, readonly string[]>> = {
  domain: ['interval', 'money', 'page', 'site', 'text'],
  application: ['calls', 'ports'],
  infrastructure: [
    'browser',
    'contentful',
    'page-data',
    'shared',
    'shop-api',
    'spreadsheet',
    'stytch',
    'support',
    'system',
    'vendure',
  ],
  'infrastructure/shop-api': [],
  'infrastructure/vendure': [],
  ui: ['blocks', 'for-programs', 'frame', 'kit', 'shelf', 'shell', 'styles'],
};

/** Folders of engines that hold concepts, beside each other, with those in them that belong to none. */
const PLACES_OF_ENGINES: Readonly<Record<string, readonly string[]>> = {
  'engines/vendure/src/plugin': ['delivery', 'interval', 'tax'],
};

/** Folders of `test` that tests of several concepts share. */
const ROOMS_OF_TESTS: Readonly<Record<string, readonly string[]>> = { ui: ['support'] };

/** The concepts of the shop: the first words of the table in the glossary. */
export function concepts(): readonly string[] {
  const [, section = ''] = readDocument('docs/glossary.md').split('## Concepts\n');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, concept = '']) => concept);
}

/** The folders of a tree that have neither the name of a concept nor that of a room beside them. */
export function strangeFolders(tree: string): readonly string[] {
  const known = concepts();
  const ofEngines = Object.entries(PLACES_OF_ENGINES).flatMap(([place, rooms]) =>
    foldersIn(join(tree, place))
      .filter((folder) => !known.includes(folder) && !rooms.includes(folder))
      .map((folder) => `${place}/${folder}`),
  );
  const ofTheShop = ['src', 'test'].flatMap((root) =>
    Object.entries(OTHER_ROOMS).flatMap(([place, rooms]) => {
      const allowed = new Set([...known, ...rooms, ...(root === 'test' ? (ROOMS_OF_TESTS[place] ?? []) : [])]);
      return foldersIn(join(tree, root, place))
        .filter((folder) => !allowed.has(folder))
        .map((folder) => `${root}/${place}/${folder}`);
    }),
  );
  return [...ofTheShop, ...ofEngines];
}

/** The names of all folders of concepts. */
export function foldersOfConcepts(tree: string): ReadonlySet<string> {
  return new Set(Object.keys(OTHER_ROOMS).flatMap((place) => foldersIn(join(tree, 'src', place))));
}

/** Of the imports that files of a concept make in the sources, those that lead into another concept. */
export function importsOfConcepts(tree: string): { readonly all: number; readonly intoAnother: number } {
  const known = new Set(concepts());
  const targets = sourcesIn(tree).flatMap((file) => {
    const own = conceptOf(file, known);
    return own === undefined ? [] : importsOf(tree, file).map((target) => ({ own, other: conceptOf(target, known) }));
  });
  const leaving = targets.filter(({ own, other }) => other !== undefined && other !== own);
  return { all: targets.length, intoAnother: leaving.length };
}

/** The concept whose folder a file stands in, in whichever layer. */
function conceptOf(file: string, known: ReadonlySet<string>): string | undefined {
  const [, layer = '', room = '', inner = ''] = file.split('/');
  const name = layer === 'infrastructure' && (room === 'shop-api' || room === 'vendure') ? inner : room;
  return layer !== 'composition' && known.has(name) ? name : undefined;
}

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(#src\/[^']+|\.\/[^']+)'/g;

function importsOf(tree: string, file: string): readonly string[] {
  return [...readFileSync(join(tree, file), 'utf8').matchAll(imported)].map(([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : slashed(join(dirname(file), target)),
  );
}

function sourcesIn(tree: string): readonly string[] {
  return filesBelow(join(tree, 'src'))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
}

function foldersIn(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
