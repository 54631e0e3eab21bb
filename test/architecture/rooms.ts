import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, normalize } from 'node:path/posix';
import { filesBelow } from '#tools/files-below';

/** The rooms that a room imports, by its name. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Rooms of a concept beside the one that has its name. */
const OWN_ROOMS: readonly string[] = ['shared', 'parts'];
/** A folder of an engine whose folders are rooms, each with all that is in it. */
const HALL = 'plugins';

/** Returns the folders of a tree whose rooms stand on floors. */
export function housesOf(tree: string): readonly string[] {
  const engines = existsSync(join(tree, 'engines')) ? readdirSync(join(tree, 'engines')) : [];
  return [
    'src/domain',
    'src/application',
    'src/ui',
    'sandbox/shop',
    ...engines.map((engine) => `engines/${engine}/src`),
  ].filter((house) => existsSync(join(tree, house)));
}

/** Reads all imports of a house, types and lazy ones too, and returns those that lead from one room of it into another. */
export function arrowsOf(tree: string, house: string): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const file of filesBelow(join(tree, house))) {
    const room = roomOf(file);
    const others = arrows.get(room) ?? new Set();
    arrows.set(room, others);
    for (const target of importsOf(tree, `${house}/${file}`)) {
      const other = target.startsWith(`${house}/`) ? roomOf(target.slice(house.length + 1)) : room;
      if (other !== room) others.add(other);
    }
  }
  return arrows;
}

/** Returns each set of rooms that all need one another, by the order of the alphabet. */
export function circlesOf(arrows: Arrows): readonly (readonly string[])[] {
  const rooms = [...arrows.keys()].sort();
  const reached = new Map(rooms.map((room) => [room, reachedFrom(room, arrows)]));
  return rooms
    .map((room) => rooms.filter((other) => reached.get(room)?.has(other) && reached.get(other)?.has(room)))
    .filter((circle, at) => circle.length > 1 && circle[0] === rooms[at]);
}

function reachedFrom(start: string, arrows: Arrows): ReadonlySet<string> {
  const reached = new Set<string>();
  const walk = (room: string): void => {
    for (const next of arrows.get(room) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      walk(next);
    }
  };
  walk(start);
  return reached;
}

/** Returns the room of a file, both seen from their house. A file that stands in no folder is a room by itself. */
function roomOf(file: string): string {
  const names = file.replace(/\.(tsx?|js|css)$/, '').split('/');
  const isPlugin = names[0] === HALL;
  const ofConcept = isPlugin ? 2 : 1;
  const isInside = !isPlugin && names.length > ofConcept + 1 && OWN_ROOMS.includes(names[ofConcept] ?? '');
  return names.slice(0, isInside ? ofConcept + 1 : ofConcept).join('/');
}

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'((?:#|\.{1,2}\/)[^']+)'/g;

/** The files that a source imports, without their endings. */
function importsOf(tree: string, file: string): readonly string[] {
  if (!/\.(tsx?|js)$/.test(file)) return [];
  const project = /^engines\/[^/]+\//.exec(file)?.[0] ?? '';
  return [...readFileSync(join(tree, file), 'utf8').matchAll(imported)].map(([, target = '']) =>
    target.startsWith('#') ? `${project}${target.slice(1)}` : normalize(`${dirname(file)}/${target}`),
  );
}
