import { withoutGoneLinks, withoutGoneNames } from '#tools/documents/without-gone';
import { withoutFeatureContent } from './content';
import type { Traces } from './traces';

const MAP = 'docs/spec-map.md';
const LINT = '.oxlintrc.json';
const EXAMPLE = '.env.example';
const REMOVED_PAGES = 'src/composition/features/removed-pages.ts';
const CONTENT = /^(?:sandbox\/content|tools\/contentful\/clean-content)\/.+\.(?:md|yaml)$/;
const FAULTS = /^test\/planted-faults\/.+\.json$/;

/** Words of documents, content and settings about features that are gone. */
export class Mentions {
  private readonly variables: readonly string[];

  constructor(
    /** Files and folders, as paths from the root. */
    private readonly lost: ReadonlySet<string>,
    private readonly traces: Traces,
    private readonly concepts: readonly string[],
  ) {
    this.variables = traces.members.filter((name) => name.startsWith('VITE_'));
  }

  static areIn(file: string): boolean {
    return (
      file.endsWith('.md') || [LINT, EXAMPLE, REMOVED_PAGES].includes(file) || CONTENT.test(file) || FAULTS.test(file)
    );
  }

  /** Returns the text of a file without mentions. `textOf` reads the other files as they will be. */
  leaveOutOf(file: string, text: string, textOf: (file: string) => string): string {
    if (CONTENT.test(file)) return withoutFeatureContent(file, text, this.traces);
    if (FAULTS.test(file)) return withoutFaults(text, this.lost, textOf);
    if (file === LINT) return withoutPaths(text, this.lost);
    if (file === REMOVED_PAGES) return withRemovedPages(text, this.traces);
    if (file === EXAMPLE) return this.withoutVariables(text);
    if (file === MAP)
      return withoutGoneLinks(withoutGoneNames(this.withoutSilent(text, textOf), this.lost), file, this.lost);
    return withoutGoneLinks(this.withoutAddresses(this.withoutRows(this.withoutVariables(text))), file, this.lost);
  }

  /** Leaves tests out of rows of the map whose section they name no more, and rows that only such tests hold. */
  private withoutSilent(map: string, textOf: (file: string) => string): string {
    const links = [...map.matchAll(/^\[([^\]]+)\]: \.\.\/(\S+\.test\.tsx?)$/gm)];
    const tests = new Map(links.map(([, name = '', path = '']) => [name, path]));
    const isSilent = (cell: string, section: string): boolean => {
      const path = tests.get(/^\[([^\]]+)\]/.exec(cell)?.[1] ?? '');
      return path !== undefined && !this.lost.has(path) && !textOf(path).includes(section);
    };
    return map
      .split(/^(?=## )/m)
      .map((part) => {
        const section = /^## (§\d)/.exec(part)?.[1];
        return section === undefined ? part : withoutCells(part, (cell) => isSilent(cell, section));
      })
      .join('');
  }

  private withoutVariables(text: string): string {
    const isGone = (line: string): boolean =>
      this.variables.some((name) => line.startsWith(`${name}=`) || (line.startsWith('|') && line.includes(name)));
    return withoutLines(text, isGone);
  }

  /** Leaves out the rows of concepts, and those whose test is gone. */
  private withoutRows(text: string): string {
    const tests = [...this.lost].filter((path) => path.endsWith('.test.ts'));
    const isGone = (line: string): boolean =>
      line.startsWith('| ') &&
      (this.concepts.some((concept) => line.startsWith(`| \`${concept}\` |`)) ||
        tests.some((path) => line.includes(`/${path})`)));
    return withoutLines(text, isGone);
  }

  /** Addresses in lists of a sentence: "`/en-US/cart/*`, `/en-US/bulk/*`". */
  private withoutAddresses(text: string): string {
    return this.traces.addresses.reduce(
      (left, address) => left.replaceAll(new RegExp(`\`/en-US${address}[^\`]*\`, `, 'g'), ''),
      text,
    );
  }
}

/** Leaves tests out of the last cells of a table's rows, and rows that have none left. */
function withoutCells(text: string, isGone: (cell: string) => boolean): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const [rule = '', code = '', tests, ...more] = line.slice(2, -2).split(' | ');
      if (!line.startsWith('| ') || tests === undefined || more.length > 0) return [line];
      const left = tests.split(', ').filter((cell) => !isGone(cell));
      if (left.length === tests.split(', ').length) return [line];
      return left.length === 0 ? [] : [`| ${rule} | ${code} | ${left.join(', ')} |`];
    })
    .join('\n');
}

function withoutLines(text: string, isGone: (line: string) => boolean): string {
  return text
    .split('\n')
    .filter((line) => !isGone(line))
    .join('\n');
}

/** Leaves paths that are gone out of lists of a configuration. */
function withoutPaths(text: string, lost: ReadonlySet<string>): string {
  return withoutLines(text, (line) => lost.has(/^\s*"([^"]+)",?$/.exec(line)?.[1] ?? '')).replaceAll(
    /,(\n\s*\])/g,
    '$1',
  );
}

/** Adds the pages to those that the shop has no more, so that content may still lead to them. */
function withRemovedPages(text: string, { addresses }: Traces): string {
  const known = [...text.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
  const pages = [
    ...new Set([...known, ...addresses.filter((one) => /^\/(?!api\/|_control\/)/.test(one)).map((one) => `${one}*`)]),
  ];
  const list = pages.map((page) => `'${page}'`).join(', ');
  return text.replace(/= \[[^\]]*\];/, `= [${list}];`);
}

interface Fault {
  readonly file: string;
  readonly text: string;
  readonly foundIn?: string;
  readonly foundBy?: string;
}

/** Leaves planted faults out whose place, or whose test, is gone. */
function withoutFaults(text: string, lost: ReadonlySet<string>, textOf: (file: string) => string): string {
  const faults = JSON.parse(text) as readonly Fault[];
  const isThere = (file: string, words: string): boolean => !lost.has(file) && textOf(file).includes(words);
  const left = faults.filter(
    ({ file, text: place, foundIn, foundBy = '' }) =>
      isThere(file, place) && (foundIn === undefined || isThere(foundIn, foundBy)),
  );
  return left.length === faults.length ? text : `${JSON.stringify(left, undefined, 2)}\n`;
}
