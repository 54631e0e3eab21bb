import type { VitestReport } from '#tools/testing/vitest-run';

const BEGIN = '<!-- contracts on Vendure -->';
const END = '<!-- end of contracts on Vendure -->';

/**
 * The table of what the contracts have proven on the engine, by port: tests that hold, and tests of a behavior that another engine
 * has instead (ShopVariations).
 */
export function contractTable({ testResults }: VitestReport): string {
  const counts = new Map<string, { holds: number; differs: number; fails: number }>();
  for (const { fullName, status } of testResults.flatMap((file) => file.assertionResults)) {
    const port = /^\s*(\w+) .*\bof Vendure\b/.exec(fullName)?.[1];
    if (port === undefined) continue;
    const count = counts.get(port) ?? { holds: 0, differs: 0, fails: 0 };
    counts.set(port, count);
    if (status === 'passed') count.holds += 1;
    else if (status === 'failed') count.fails += 1;
    else count.differs += 1;
  }
  // Files come in the order of their size, which changes.
  const sorted = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  const rows = sorted.map(([port, { holds, differs, fails }]) => [port, holds, differs, fails]);
  return [['Port', 'holds', 'differs', 'fails'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The document with this table in the place that is marked for it. Throws when there is no such place. */
export function withTable(document: string, table: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error(`The document has no place for the table: ${BEGIN} … ${END}`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${document.slice(end)}`;
}
