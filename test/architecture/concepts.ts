import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from './markdown';

/** The folders that belong to no concept, by the folder in which they stand. Every other has the name of a concept. */
const OTHER_ROOMS: Readonly<Record<string, readonly string[]>> = {
  domain: ['interval', 'money', 'page', 'site', 'text'],
  application: ['calls', 'ports', 'storage'],
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
  // One text, because the removal of a feature leaves the engine's plugin, and takes words out of lists.
  'engines/vendure/src/plugins': (
    'affiliate audit calls core failures geolocation giveaway heartbeat ledger mail payment rebuild recent-calls ' +
    'repeated-calls stock-notice tax'
  ).split(' '),
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

/** The names of all folders of concepts, those of engines as well: an engine keeps a concept that the shop has removed. */
export function foldersOfConcepts(tree: string): ReadonlySet<string> {
  const places = [...Object.keys(OTHER_ROOMS).map((place) => `src/${place}`), ...Object.keys(PLACES_OF_ENGINES)];
  return new Set(places.flatMap((place) => foldersIn(join(tree, place))));
}

function foldersIn(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
