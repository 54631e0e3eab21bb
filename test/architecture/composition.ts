import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources below a folder of a tree, by their paths in the tree. */
export function sourcesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .sort();
}

/** The sources that take something out of the container, besides composition and the entry points. */
export function takersFromTheContainer(root: string): readonly string[] {
  return sourcesIn(root, 'src')
    .filter((file) => !/^src\/(composition\/|main\.)/.test(file))
    .filter((file) => /\bcontainer\.get(All|Async)?\b/.test(readFileSync(join(root, file), 'utf8')));
}

/** The sources that name more than one token, so that a token stands away from what it is a name of. */
export function listsOfTokens(root: string): readonly string[] {
  return sourcesIn(root, 'src').filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /(^|\/)tokens\.tsx?$/.test(file) || [...text.matchAll(/= token</g)].length > 1;
  });
}

/** Returns the classes with more constructor dependencies than a limit, each with the number of them. */
export function heavyConstructors(root: string, limit: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    sourcesIn(root, 'src').flatMap((file) =>
      constructorsOf(readFileSync(join(root, file), 'utf8')).filter(([, dependencies]) => dependencies > limit),
    ),
  );
}

function constructorsOf(text: string): readonly (readonly [string, number])[] {
  return text.split(/^(?=(?:export )?(?:abstract )?class )/m).flatMap((part) => {
    const [, name] = /^(?:export )?(?:abstract )?class (\w+)/.exec(part) ?? [];
    const start = part.indexOf('  constructor(');
    return name === undefined || start === -1
      ? []
      : [[name, parametersOf(part.slice(start + '  constructor('.length))] as const];
  });
}

/** Counts what is separated by commas up to the bracket that ends the list; commas inside types and patterns do not count. */
function parametersOf(text: string): number {
  const plain = text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '').replaceAll('=>', '');
  let depth = 0;
  let current = '';
  let count = 0;
  for (const character of plain) {
    if (depth === 0 && character === ')') break;
    if (depth === 0 && character === ',') {
      count += 1;
      current = '';
      continue;
    }
    if ('([{<'.includes(character)) depth += 1;
    if (')]}>'.includes(character)) depth -= 1;
    current += character;
  }
  return count + (current.trim() === '' ? 0 : 1);
}

/** The recorded exceptions that are gone or smaller by now, and the classes that are heavier than recorded. */
export function differences(
  found: Readonly<Record<string, number>>,
  recorded: Readonly<Record<string, number>>,
): readonly string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(recorded)]);
  return [...names]
    .filter((name) => found[name] !== recorded[name])
    .map((name) => `${name}: ${recorded[name] ?? 'none'} recorded, ${found[name] ?? 'none'} found`)
    .sort();
}
