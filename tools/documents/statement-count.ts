const COUNT = '\n| Section | Statements | Done on both | Ruled |\n|---|---|---|---|\n';
const RULED = '\n| Section | Ruled | Instead, and why |\n|---|---|---|\n';
const COUNTED = /^\| §(\d) \| (\d+) \|.*$/gm;

export interface Counted {
  /** The map with its numbers computed. */
  readonly text: string;
  readonly problems: readonly string[];
}

/**
 * Counts the statements of the specification: the map says how many each section has, and lists those that are ruled. All others
 * are done on both back ends. A map without the table is returned as it is.
 */
export function countStatements(map: string, sections: readonly number[]): Counted {
  const [before = '', after] = map.split(COUNT);
  const [numbers = '', ruled] = after?.split(RULED) ?? [];
  if (after === undefined || ruled === undefined) return { text: map, problems: [] };
  const statements = new Map([...numbers.matchAll(COUNTED)].map(([, section, all]) => [Number(section), Number(all)]));
  const rulings = ruledRows(ruled);
  const counts = sections.map((section) => ({
    section,
    all: statements.get(section) ?? 0,
    left: rulings.filter((row) => row.section === section).length,
  }));
  const lines = counts.map(({ section, all, left }) => `| §${section} | ${all} | ${all - left} | ${left} |`);
  const [all, left] = [sum(counts.map((one) => one.all)), sum(counts.map((one) => one.left))];
  const table = [...lines, `| All | ${all} | ${all - left} | ${left} |`].join('\n');
  return {
    text: `${before}${COUNT}${table}\n${RULED}${ruled}`,
    problems: [
      ...counts.filter((one) => one.all === 0).map(({ section }) => `§${section} counts no statements`),
      ...rulings
        .filter(({ reason }) => reason === '')
        .map(({ section, statement }) => `§${section} rules "${statement}" without a reason`),
    ],
  };
}

interface Ruling {
  readonly section: number;
  readonly statement: string;
  readonly reason: string;
}

function ruledRows(table: string): readonly Ruling[] {
  return [...table.matchAll(/^\| §(\d) \| (.*?) \|(.*)\|$/gm)].map(([, section, statement = '', reason = '']) => ({
    section: Number(section),
    statement,
    reason: reason.trim(),
  }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
