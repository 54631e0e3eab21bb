/** A rule of the specification with the code and the tests that its row names. */
export interface Row {
  readonly section: number;
  readonly code: readonly string[];
  readonly tests: readonly string[];
  readonly rule: string;
}

const HEAD = '| Rule | Code | Tests |';

/** All rows of the map, in their order. */
export function rowsOf(text: string): readonly Row[] {
  return text.split(/^## /m).flatMap((part) => {
    const section = Number(/^§(\d)/.exec(part)?.[1]);
    return part
      .split(`${HEAD}\n|---|---|---|\n`)
      .slice(1)
      .flatMap((table) => rowsOfTable(section, table));
  });
}

function rowsOfTable(section: number, table: string): readonly Row[] {
  const [lines = ''] = table.split(/^(?!\|)/m);
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [rule = '', code = '', tests = ''] = line.slice(2, -1).split(' | ');
      return { section, rule, code: namesIn(code), tests: namesIn(tests) };
    });
}

/** Lists the names in brackets that a text has outside of code. */
export function namesIn(text: string): readonly string[] {
  const prose = text.replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\[([^\]\n]+)\](?![(:])/g)].map(([, name = '']) => name);
}
