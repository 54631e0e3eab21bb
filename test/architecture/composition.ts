import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#tools/files-below';

/** The sources below a folder of a tree, by their paths in the tree. */
export function sourcesIn(root: string, folder: string): readonly string[] {
  return filesBelow(join(root, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
}

/** The sources that take something out of the container, besides composition and the entry points. */
export function takersFromTheContainer(root: string): readonly string[] {
  return sourcesIn(root, 'src')
    .filter((file) => !/^src\/(composition\/|main\.)/.test(file))
    .filter((file) => /\bcontainer\.get(All|Async)?\b/.test(readFileSync(join(root, file), 'utf8')));
}

/** The sources that take a logger from their callers, instead of saying it to the log. */
export function takersOfLoggers(root: string): readonly string[] {
  return sourcesIn(root, 'src').filter(
    (file) =>
      file !== 'src/application/calls/log.ts' && /\b\w+\??: Logger\b/.test(readFileSync(join(root, file), 'utf8')),
  );
}

/** The sources that name more than one token, so that a token stands away from the thing that it names. */
export function listsOfTokens(root: string): readonly string[] {
  return sourcesIn(root, 'src').filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /(^|\/)tokens\.tsx?$/.test(file) || [...text.matchAll(/= token</g)].length > 1;
  });
}

/** A class of the core or the user interface, by the file that exports it. */
interface SourceClass {
  readonly name: string;
  readonly file: string;
  readonly takes: number;
  readonly isStated: boolean;
}

function classesOf(root: string): readonly SourceClass[] {
  return [...sourcesIn(root, 'src/application'), ...sourcesIn(root, 'src/ui')]
    .filter((file) => !file.endsWith('.tsx'))
    .flatMap((file) =>
      partsOf(readFileSync(join(root, file), 'utf8')).map(([name, text]) => ({
        name,
        file,
        takes: parametersOf(text),
        isStated: text.includes(`use: Used<typeof ${name}.uses>`),
      })),
    );
}

/** The classes with dependencies that no class of the shop constructs and that do not take those of their own `uses`. */
export function classesThatSayNothing(root: string): readonly string[] {
  const texts = sourcesIn(root, 'src').map((file) => readFileSync(join(root, file), 'utf8'));
  const byHand = new Set(texts.flatMap((text) => [...text.matchAll(/\bnew (\w+)[(<]/g)].map(([, name = '']) => name)));
  return classesOf(root)
    .filter(({ name, takes, isStated }) => takes > 0 && !isStated && !byHand.has(name))
    .map(({ name, file }) => `${name} of ${file}`);
}

/** The files of composition that bind a class of the core or the user interface under its own name. */
export function bindersOfClasses(root: string): readonly string[] {
  const names = new Set(classesOf(root).map(({ name }) => name));
  return sourcesIn(root, 'src/composition').filter((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\.(?:bind|provide|adapt)\(\s*(\w+)/g)].some(([, name = '']) =>
      names.has(name),
    ),
  );
}

/** Returns the classes with more dependencies than a limit, each with the number of them. */
export function heavyConstructors(root: string, limit: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    sourcesIn(root, 'src').flatMap((file) =>
      partsOf(readFileSync(join(root, file), 'utf8'))
        .map(([name, part]) => [name, usesOf(part) ?? parametersOf(part)] as const)
        .filter(([, dependencies]) => dependencies > limit),
    ),
  );
}

/** The classes of a file by their names, each with its text. */
function partsOf(text: string): readonly (readonly [string, string])[] {
  return text.split(/^(?=(?:export )?(?:abstract )?class )/m).flatMap((part) => {
    const [, name] = /^(?:export )?(?:abstract )?class (\w+)/.exec(part) ?? [];
    return name === undefined ? [] : [[name, part] as const];
  });
}

/** Counts the names in a class's `uses`; undefined when it has none. */
function usesOf(part: string): number | undefined {
  const [, names] = /static readonly uses = \{([^}]*)\}/.exec(part) ?? [];
  return names?.split(',').filter((name) => name.trim() !== '').length;
}

/** Counts the parameters of a class's constructor; commas inside types and patterns do not count. */
function parametersOf(part: string): number {
  const [, text = ')'] = part.split('  constructor(');
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
