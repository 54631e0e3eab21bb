import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { basename } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '#tools/files-below';
import { trackedFiles } from '#tools/tracked-files';
import { anchors, documents, readDocument, relativeLinks, root, wordsOf } from './markdown';

const MOST_WORDS = 18_000;

/** Decisions, the map, content, and data of tests. */
const WITHOUT_LIMIT =
  /^(?:docs\/adr\/|docs\/spec-map\.md$|sandbox\/content\/(?:page|article)\/|tools\/contentful\/clean-content\/|test\/fixtures\/|\.github\/)/;

const STATUS = /^\*\*Status\.\*\* (Accepted|Superseded by \[\d{4}\]\(\d{4}-[\w-]+\.md\)), 20\d\d-\d\d-\d\d\.$/;

function decisions(): readonly string[] {
  return documents().filter((path) => /^docs\/adr\/\d{4}-/.test(path));
}

describe('Documents (README.md)', () => {
  it('are the ones that a newcomer needs', () => {
    expect(documents()).toEqual(
      expect.arrayContaining([
        'CONTRIBUTING.md',
        'README.md',
        'docs/architecture.md',
        'docs/content-model.md',
        'docs/glossary.md',
        'docs/going-live.md',
        'docs/hosting.md',
        'docs/replacing-the-back-end.md',
        'docs/security.md',
        'docs/spec-map.md',
      ]),
    );
  });

  it.each(documents())('%s leads only to existing files', (document) => {
    const broken = relativeLinks(document, readDocument(document)).filter(({ path }) => !existsSync(join(root, path)));

    expect(broken).toEqual([]);
  });

  it.each(documents())('%s leads only to headings that are there', (document) => {
    const links = relativeLinks(document, readDocument(document)).filter(
      ({ path, anchor }) => anchor !== undefined && path.endsWith('.md'),
    );
    const broken = links.filter(({ path, anchor = '' }) => !anchors(readDocument(path)).includes(anchor));

    expect(broken).toEqual([]);
  });

  it.each(documents())('%s calls the files that it leads to by their names', (document) => {
    const links = relativeLinks(document, readDocument(document)).map(({ text, path }) => [
      /^`([\w./-]*\b[a-z][\w-]*\.[\w.]+)`$/.exec(text)?.[1],
      path,
    ]);
    const misnamed = links.filter(([name, path = '']) => name !== undefined && basename(name) !== basename(path));

    expect(misnamed).toEqual([]);
  });

  it('have few enough words to be read', () => {
    const files = trackedFiles(root).filter((path) => path.endsWith('.md') && !WITHOUT_LIMIT.test(path));
    const counts = files.map((path) => ({ path, words: wordsOf(readDocument(path)).length }));

    const longest = counts.toSorted((a, b) => b.words - a.words).slice(0, 5);
    const all = counts.reduce((total, { words }) => total + words, 0);
    expect(all, `of ${longest.map(({ path, words }) => `${path}: ${words}`).join(', ')}`).toBeLessThanOrEqual(
      MOST_WORDS,
    );
  });

  it('names a test for each threat and each transfer of value', () => {
    const lines = readDocument('docs/security.md').split('\n');
    const rows = lines.filter((line) => !line.startsWith('|---')).map(cellsOf);
    const threats = tableOf(rows, 'threat').map((row) => row.slice(-1));
    const transfers = tableOf(rows, 'transfer of value').map((row) => row.slice(1));
    const claims = [...threats, ...transfers].flat();

    expect(threats.length).toBeGreaterThan(0);
    expect(transfers.length).toBeGreaterThan(0);
    expect(claims.filter((cell) => !/\]\(\.\.\/(?:engines\/vendure\/)?test\//.test(cell))).toEqual([]);
  });

  it('has a row for every decision', () => {
    const listed = relativeLinks('docs/adr/README.md', readDocument('docs/adr/README.md')).map(({ path }) => path);

    expect(listed).toEqual(decisions());
  });

  it.each(decisions())('%s has a status and its date below the title', (decision) => {
    const [title = '', , status = ''] = readDocument(decision).split('\n');

    expect(title).toMatch(new RegExp(`^# ${/\d{4}/.exec(decision)?.[0] ?? ''} \\S`));
    expect(status).toMatch(STATUS);
  });
});

/** The flows of the architecture, each with the files that it leads through. */
function flows(): readonly (readonly [string, readonly string[]])[] {
  const [, chapter = ''] = readDocument('docs/architecture.md').split('## One click, followed all the way');
  const [text = ''] = chapter.split(/^## /m);
  return text
    .split(/^### /m)
    .slice(1)
    .map((flow) => [
      flow.slice(0, flow.indexOf('\n')),
      relativeLinks('docs/architecture.md', flow).map(({ path }) => path),
    ]);
}

/** The rows of the table of flows: the number of files that a row promises, and the names that it lists. */
function countedFlows(): readonly (readonly [flow: string, count: number, files: readonly string[]])[] {
  const rows = readDocument('docs/architecture.md').matchAll(/^\| ([\w ]+) \| (\d+): (`.+`) \|$/gm);
  return [...rows].map(([, flow = '', count = '', files = '']) => [
    flow,
    Number(count),
    files.slice(1, -1).split('`, `'),
  ]);
}

describe('Flows from the click to the wire (docs/architecture.md)', () => {
  it('have a table of their files', () => {
    expect(countedFlows().map(([flow]) => flow)).toEqual(['add to cart', 'pay', 'sign in by link', 'order from mail']);
  });

  it.each(countedFlows())('%s has %i files, all of which exist', (_flow, count, files) => {
    const names = new Set(filesBelow('src').map((file) => basename(file).replace(/\.tsx?$/, '')));
    expect(files).toHaveLength(count);
    expect(files.filter((file) => !names.has(file))).toEqual([]);
  });

  it('are these', () => {
    expect(flows().map(([name]) => name)).toEqual([
      'Add to cart',
      'Sign in by link',
      'Pay',
      'Open an order from a mail',
      'A delivery of the club, on the engine',
      'Sign in by link, on the engine',
      'Pay, on the engine',
      'Open an order from a mail, on the engine',
    ]);
  });

  it.each(flows())('%s leads through at most twelve files, none of them twice', (_name, files) => {
    expect(files.length).toBeLessThanOrEqual(12);
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('Reading links out of a document', () => {
  it('finds files, folders, headings and pictures, seen from where the document stands', () => {
    const links = relativeLinks(
      'docs/a.md',
      '[up](../src/x.ts) [`code`](adr/) `x` ![picture](images/p.png) [here](#far) [there](b.md#near)',
    );

    expect(links.map(({ path, anchor }) => [path, anchor])).toEqual([
      ['src/x.ts', undefined],
      ['docs/adr/', undefined],
      ['docs/images/p.png', undefined],
      ['docs/a.md', 'far'],
      ['docs/b.md', 'near'],
    ]);
  });

  it('leaves other sites and code alone', () => {
    expect(relativeLinks('a.md', '[out](https://shop.example) `[no](link)`\n```\n[no](link)\n```\n')).toEqual([]);
  });

  it('counts the words of text and tables, without targets of links, comments and blocks of code', () => {
    const text =
      '# One\n- two [three `four`](five.md) - <!-- no\nno --> 5\n\n  ```sh\n  no\n  ```\n| six | – |\n|---|---|\n';

    expect(wordsOf(text)).toEqual(['One', 'two', '[three', '`four`]', '5', 'six']);
  });

  it('names headings as they are linked', () => {
    expect(anchors('# One\n## Two words, and `code`\n')).toEqual(['one', 'two-words-and-code']);
  });
});

/** The cells of a line of a table; none for any other line. */
function cellsOf(line: string): readonly string[] {
  return line.startsWith('| ') ? line.slice(2, -2).split(' | ') : [];
}

/** The rows of all tables whose first column has this heading. */
function tableOf(rows: readonly (readonly string[])[], heading: string): readonly (readonly string[])[] {
  return rows.filter((row, index) => {
    const start = rows.slice(0, index).findLastIndex((above) => above.length === 0);
    return row.length > 0 && rows[start + 1] !== row && rows[start + 1]?.[0] === heading;
  });
}
