import { posix } from 'node:path';
import { foldersAbove } from '#tools/files-below';

const LINK = /!?\[([^\]]*)\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;
const NAMED = /^\[([^\]]+)\]: (\S+)\n/gm;

/** Returns files that are gone with the folders that are gone with them, which documents write with a slash at their end or without. */
export function withFolders(gone: ReadonlySet<string>, kept: readonly string[]): ReadonlySet<string> {
  const keptFolders = new Set(kept.flatMap(foldersAbove));
  const folders = [...gone].flatMap(foldersAbove).filter((folder) => !keptFolders.has(folder));
  return new Set([...gone, ...folders.flatMap((folder) => [folder, `${folder}/`])]);
}

/** Leaves only the words of each link to a deleted file. */
export function withoutGoneLinks(text: string, document: string, gone: ReadonlySet<string>): string {
  return text.replaceAll(LINK, (link, words: string, target: string) =>
    gone.has(posix.join(posix.dirname(document), target)) ? words : link,
  );
}

/** Takes files that are gone out of the map of the specification, and rules that only they hold. */
export function withoutGoneNames(map: string, gone: ReadonlySet<string>): string {
  const names = [...map.matchAll(NAMED)].flatMap(([, name = '', target = '']) =>
    gone.has(posix.join('docs', target)) ? [name] : [],
  );
  const body = map
    .replaceAll(NAMED, '')
    .split('\n')
    .flatMap((line) => withoutDead(line, names))
    .join('\n');
  const links = [...map.matchAll(NAMED)].flatMap(([line, name = '']) => (body.includes(`[${name}]`) ? [line] : []));
  return `${body.trimEnd()}\n\n${links.join('')}`;
}

/** Returns a line of the map, or none for a rule that is left without code or without a test. */
function withoutDead(line: string, names: readonly string[]): readonly string[] {
  const [rule = '', code, tests, ...more] = line.slice(2, -2).split(' | ');
  const isRow = line.startsWith('| ') && code !== undefined && tests !== undefined && more.length === 0;
  if (!isRow) return [plain(line, names)];
  const isDead = (part: string): boolean => names.some((name) => part.startsWith(`[${name}]`));
  const cells = [code, tests].map((cell) =>
    cell
      .split(', ')
      .filter((part) => !isDead(part))
      .join(', '),
  );
  return cells.includes('') ? [] : [`| ${plain(rule, names)} | ${cells.join(' | ')} |`];
}

/** Writes names that lead nowhere any more as words. */
function plain(text: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replaceAll(`[${name}]`, name), text);
}
