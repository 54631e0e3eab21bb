import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument, relativeLinks, root } from './markdown';

const MAP = 'docs/spec-map.md';
const STATES = ['built', 'not applicable'];

interface Row {
  readonly section: number;
  readonly rule: string;
  readonly state: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

/** The rows of the map: tables of "Rule | State | Code | Tests" under a heading "## §n …"; other tables explain. */
function readMap(text: string): readonly Row[] {
  return text.split(/^## /m).flatMap((part) => {
    const section = Number(/^§(\d)/.exec(part)?.[1]);
    if (Number.isNaN(section)) return [];
    const tables = [...part.matchAll(/^\| Rule \| State \| Code \| Tests \|\n\|[-|]+\|\n((?:\|.*\n)+)/gm)];
    const lines = tables.flatMap(([, body = '']) => body.trim().split('\n'));
    return lines.map((line) => {
      const [rule = '', state = '', files = '', tests = ''] = line
        .slice(2, line.lastIndexOf('|'))
        .split(' | ')
        .map((cell) => cell.trim());
      const paths = (cell: string) => relativeLinks(MAP, cell).map(({ path }) => path);
      return { section, rule, state, files: paths(files), tests: paths(tests) };
    });
  });
}

const rows = readMap(readDocument(MAP));
const stateOf = (row: Row) => STATES.find((state) => row.state.startsWith(state));

describe('Map of the specification (docs/spec-map.md)', () => {
  it('has rules of every section', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('says of every rule whether it is built', () => {
    expect(rows.filter((row) => stateOf(row) === undefined)).toEqual([]);
  });

  it('names files that exist', () => {
    const missing = rows
      .flatMap(({ files, tests }) => [...files, ...tests])
      .filter((path) => !existsSync(join(root, path)));

    expect([...new Set(missing)]).toEqual([]);
  });

  it('says where a rule is, and which tests hold it, when it is built', () => {
    const unheld = rows.filter(({ files, tests }) => files.length === 0 || tests.length === 0);
    expect(unheld.filter((row) => stateOf(row) === 'built')).toEqual([]);
  });

  it('names tests that name the section', () => {
    const silent = rows.flatMap(({ section, tests }) =>
      tests
        .filter((path) => statSync(join(root, path)).isFile() && !readDocument(path).includes(`§${section}`))
        .map((path) => `§${section} in ${path}`),
    );

    expect([...new Set(silent)]).toEqual([]);
  });

  it('names tests and helpers of tests as tests, and nothing else', () => {
    expect(rows.flatMap(({ tests }) => tests).filter((path) => !path.startsWith('test/'))).toEqual([]);
  });
});
