import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../node_modules');

/** Commands that have another name than their package. */
const packages: ReadonlyMap<string, string> = new Map([
  ['depcruise', 'dependency-cruiser'],
  ['tsc', '@typescript/native'],
]);

/**
 * Returns the script of an installed command, such as `oxlint` or `npm`, which Node runs on every system: its file in
 * `node_modules/.bin` is one for a shell, and another one on Windows. Throws when it is not installed.
 */
export function scriptOf(command: string): string {
  if (command === 'npm') return npmScript(process.env['npm_execpath'], process.execPath);
  const folder = join(PACKAGES, packages.get(command) ?? command);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly bin?: string | Readonly<Record<string, string>>;
  };
  const script = typeof bin === 'string' ? bin : new Map(Object.entries(bin ?? {})).get(command);
  if (script === undefined) throw new Error(`The package ${folder} has no command "${command}".`);
  return join(folder, script);
}

/**
 * Returns the script of npm: the one that runs this process, whose path it tells in `npm_execpath`, else the one that came with
 * this Node, which is at home beside it on Windows and in `lib` elsewhere. Throws when there is neither.
 */
export function npmScript(runningNpm: string | undefined, node: string): string {
  const home = dirname(node);
  const places = [
    ...(runningNpm === undefined ? [] : [join(dirname(runningNpm), 'npm-cli.js')]),
    join(home, 'node_modules/npm/bin/npm-cli.js'),
    join(home, '../lib/node_modules/npm/bin/npm-cli.js'),
  ];
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error('There is no npm beside this Node: start the command by "npm run".');
  return found;
}
