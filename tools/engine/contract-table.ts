import type { VitestReport } from '#tools/testing/vitest-run';

/** One thing that the engine does in another way than the specification's back end, at a port of the shop. */
interface Difference {
  readonly port: string;
  readonly way: string;
  readonly usual: string;
}

/**
 * The table of results of the contracts on the engine, by port: tests that hold, differences that are declared, and tests that
 * fail. A test that is skipped, because the engine lacks its subject, is no difference by itself.
 */
export function contractTable({ testResults }: VitestReport, differences: readonly Difference[]): string {
  const counts = new Map<string, { holds: number; fails: number }>();
  for (const { fullName, status } of testResults.flatMap((file) => file.assertionResults)) {
    const port = /^\s*(\w+) .*\bof Vendure\b/.exec(fullName)?.[1];
    if (port === undefined) continue;
    const count = counts.get(port) ?? { holds: 0, fails: 0 };
    counts.set(port, count);
    if (status === 'passed') count.holds += 1;
    else if (status === 'failed') count.fails += 1;
  }
  // Files come in the order of their size, which changes.
  const sorted = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  const differs = (name: string) => differences.filter(({ port }) => port === name).length;
  const rows = sorted.map(([port, { holds, fails }]) => [port, holds, differs(port), fails]);
  return table(['Port', 'holds', 'differs', 'fails'], rows);
}

/** The table of the engine's differences. */
export function differenceTable(differences: readonly Difference[]): string {
  return table(
    ["Vendure's way", 'Instead of'],
    differences.map(({ way, usual }) => [way, usual]),
  );
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The document with this table in the place that is marked for it. Throws when there is no such place. */
export function withTable(document: string, name: string, text: string): string {
  const [first, last] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [begin, end] = [document.indexOf(first), document.indexOf(last)];
  if (begin === -1 || end < begin) throw new Error(`The document has no place for the table: ${first} … ${last}`);
  return `${document.slice(0, begin + first.length)}\n\n${text}\n\n${document.slice(end)}`;
}
