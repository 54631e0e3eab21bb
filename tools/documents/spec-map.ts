import { namesIn, type Row, rowsOf } from './spec-map-rows';
import { countStatements } from './statement-count';

/** Everything that the map can name: paths from the root of the repository, folders with a slash at their end. */
export interface Repository {
  readonly paths: readonly string[];
  /** Returns the text of a file. */
  readonly read: (path: string) => string;
}

export interface LinkedMap {
  /** The map with the links of all that it names. */
  readonly text: string;
  readonly problems: readonly string[];
}

const LINKS = '<!-- Links: written by npm run spec-map -->';
const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ENGINES = 'engines/';
const TEST = /^(engines\/[^/]+\/)?test\//;

/** Resolves the names in docs/spec-map.md to paths, and reports the problems of its rows. */
export function linkMap(source: string, repository: Repository): LinkedMap {
  const [text = ''] = source.split(`\n${LINKS}`);
  const { text: body, problems: miscounted } = countStatements(text, SECTIONS);
  const named = pathsByName(repository.paths);
  const names = [...new Set(namesIn(body))].sort();
  const links = names.flatMap((name) => (named.get(name) ?? []).slice(0, 1).map((path) => `[${name}]: ${from(path)}`));
  const rows = rowsOf(body);
  const missing = SECTIONS.filter((section) => rows.every((row) => row.section !== section));
  const problems = [
    ...names.flatMap((name) => problemOfName(name, named.get(name) ?? [])),
    ...missing.map((section) => `§${section} has no rules`),
    ...rows.flatMap((row) => problemsOfRow(row, named, repository)),
    ...miscounted,
  ];
  return { text: `${body.trimEnd()}\n\n${LINKS}\n\n${links.join('\n')}\n`, problems };
}

function from(path: string): string {
  return path.startsWith('docs/') ? path.slice('docs/'.length) : `../${path}`;
}

/**
 * A name is the end of a path, as long as it takes to mean one; a decision has its number, and a file of an engine its whole path:
 * engines have files that are named like those of the shop.
 */
function pathsByName(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, string[]>();
  const add = (name: string, path: string): void => {
    named.set(name, [...(named.get(name) ?? []), path]);
  };
  for (const path of paths) {
    const decision = /^docs\/adr\/(\d{4})-/.exec(path)?.[1];
    if (decision !== undefined) add(decision, path);
    for (const form of new Set([path, path.replace(/\.tsx?$/, '')]))
      for (const name of path.startsWith(ENGINES) ? [form] : endsOf(form)) add(name, path);
  }
  return named;
}

/** "a/b/c" has the ends "a/b/c", "b/c" and "c". */
function endsOf(path: string): readonly string[] {
  const parts = path.split(/(?<=\/)/);
  return parts.map((_, index) => parts.slice(index).join(''));
}

function problemOfName(name: string, paths: readonly string[]): readonly string[] {
  if (paths.length === 1) return [];
  return [paths.length === 0 ? `[${name}] is not there` : `[${name}] is one of ${paths.join(', ')}`];
}

function problemsOfRow(
  { section, rule, code, tests }: Row,
  named: ReadonlyMap<string, readonly string[]>,
  { read }: Repository,
): readonly string[] {
  const at = `§${section} "${rule.slice(0, 60)}"`;
  const paths = tests.flatMap((name) => named.get(name)?.slice(0, 1) ?? []);
  return [
    ...(code.length === 0 ? [`${at} names no code`] : []),
    ...(tests.length === 0 ? [`${at} names no test`] : []),
    ...paths.filter((path) => !TEST.test(path)).map((path) => `${at}: ${path} is no test`),
    ...paths
      .filter((path) => !path.endsWith('/') && !read(path).includes(`§${section}`))
      .map((path) => `${at}: ${path} does not name §${section}`),
  ];
}
