import type { Part } from '#tools/site/parts';
import type { Footprints } from './footprints';
import { fileOf } from './footprints-file';

export interface Change {
  /** Paths in the repository. */
  readonly files: readonly string[];
  readonly parts: readonly Part[];
  /** The routes that lead to a file of the sandbox. */
  readonly routesOf: (file: string) => readonly string[];
}

/** Returns the ids of the journeys that meet a change, cheapest first, as many as fit into this many seconds. */
export function affectedJourneys(
  leftOut: Footprints,
  { files, parts, routesOf }: Change,
  seconds: number,
): readonly string[] {
  const changed = new Set(files);
  const named = new Set(Object.values(leftOut).flatMap((one) => one.parts));
  const hit = parts.filter(({ modules }) => modules.some((module) => changed.has(module))).map(({ name }) => name);
  // If no journey is listed for a part, the part belongs to the start of every page.
  const meetsAll = hit.some((part) => !named.has(part));
  const routes = new Set(
    files
      .filter((file) => file.startsWith('sandbox/'))
      .flatMap(routesOf)
      .map(plain),
  );
  const affected = Object.entries(leftOut).filter(
    ([id, one]) =>
      meetsAll ||
      changed.has(fileOf(id)) ||
      one.parts.some((part) => hit.includes(part)) ||
      one.routes.some((route) => routes.has(plain(route))),
  );
  let spent = 0;
  return affected
    .sort(([, one], [, other]) => one.seconds - other.seconds)
    .filter(([, one]) => (spent += one.seconds) <= seconds)
    .map(([id]) => id);
}

/** "PATCH /api/orders/*", however the parameter is called. */
function plain(route: string): string {
  return route.replaceAll(/\{[^}]+\}|:\w+/g, '*');
}

const registration = /\.(get|post|put|patch|delete)(?:<[^(]*>)?\(\s*[`']([^`']+)[`']/g;
const several = /method: \[([^\]]+)\],\s*url: '([^']+)'/g;
const imported = /from '(\.{1,2}\/[^']+|#sandbox\/[^']+)'/g;
/** A file of data that a source reads from beside itself. */
const read = /new URL\('(\.{1,2}\/[^']+\.\w+)', import\.meta\.url\)/g;

/** Returns for each file of the sandbox its own routes and those of the files that import or read it. Sources by path. */
export function routesByFile(sources: ReadonlyMap<string, string>): (file: string) => readonly string[] {
  const neededBy = new Map<string, string[]>();
  for (const [file, text] of sources) {
    const needed = [
      ...[...text.matchAll(imported)].map(([, from = '']) => `${resolved(file, from)}.ts`),
      ...[...text.matchAll(read)].map(([, path = '']) => resolved(file, path)),
    ];
    for (const target of needed) neededBy.set(target, [...(neededBy.get(target) ?? []), file]);
  }
  return (file) => {
    const found = new Set([file]);
    for (const one of found) for (const user of neededBy.get(one) ?? []) found.add(user);
    return [...found].flatMap((one) => routesIn(one, sources.get(one) ?? ''));
  };
}

/** The provider's routes are registered below its own path. */
function routesIn(file: string, text: string): readonly string[] {
  const one = [...text.matchAll(registration)].map(([, method = '', path = '']) => [method, path] as const);
  const more = [...text.matchAll(several)].flatMap(([, methods = '', path = '']) =>
    methods.split(',').map((method) => [method.replaceAll(/['\s]/g, ''), path] as const),
  );
  const below = (path: string): string =>
    (file.startsWith('sandbox/sign-in/') && !path.startsWith('/_') ? '/sdk/v1' : '') + path;
  return [...one, ...more].map(([method, path]) => `${method.toUpperCase()} ${below(path)}`);
}

function resolved(file: string, from: string): string {
  if (from.startsWith('#')) return from.slice(1);
  return new URL(from, `file:///${file}`).pathname.slice(1);
}
