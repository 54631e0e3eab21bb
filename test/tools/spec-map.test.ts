import { describe, expect, it } from 'vitest';
import { linkMap } from '#tools/documents/spec-map';

const texts: Readonly<Record<string, string>> = {
  'src/cart/order.ts': '',
  'src/orders/order.ts': '',
  'src/cart/': '',
  'src/cart/line.tsx': '',
  'docs/adr/0004-first-line.md': '',
  'test/cart/line.test.ts': "describe('Lines (spec §1 What it does)')",
  'test/cart/silent.test.ts': '',
  'engines/vendure/src/cart/line.ts': '',
  'engines/vendure/test/cart/line.test.ts': "describe('Lines of an engine (spec §1 What it does)')",
  'test/orders/order.test.ts': "describe('Orders (spec §2, §3, §4, §5, §6, §7, §8, §9)')",
};
const repository = { paths: Object.keys(texts), read: (path: string) => texts[path] ?? '' };
const sectionOf = (section: number, row: string) =>
  `## §${section} Part\n| Rule | Code | Tests |\n|---|---|---|\n${row}\n\nMore of \`[no name]\`.\n`;
const others = [2, 3, 4, 5, 6, 7, 8, 9].map((section) => sectionOf(section, '| B | [orders/order] | [order.test] |'));
const mapOf = (row: string) => ['# Map\n', sectionOf(1, row), ...others].join('\n');
const problemsOf = (row: string) => linkMap(mapOf(row), repository).problems;

describe('The map of the specification (docs/spec-map.md)', () => {
  it('gets a link for every name, each once', () => {
    const { text, problems } = linkMap(
      mapOf('| A [line](#x) of [0004] | [line], [src/cart/] | [line.test] |'),
      repository,
    );

    expect(problems).toEqual([]);
    expect(text.split('\n').slice(-7, -1)).toEqual([
      '[0004]: adr/0004-first-line.md',
      '[line]: ../src/cart/line.tsx',
      '[line.test]: ../test/cart/line.test.ts',
      '[order.test]: ../test/orders/order.test.ts',
      '[orders/order]: ../src/orders/order.ts',
      '[src/cart/]: ../src/cart/',
    ]);
  });

  it('names a file of an engine by its whole path, so that it never takes a name from the shop', () => {
    const { text, problems } = linkMap(
      mapOf('| A | [line], [engines/vendure/src/cart/line] | [engines/vendure/test/cart/line.test] |'),
      repository,
    );

    expect(problems).toEqual([]);
    expect(text).toContain('[engines/vendure/src/cart/line]: ../engines/vendure/src/cart/line.ts\n');
    expect(text).toContain('[line]: ../src/cart/line.tsx\n');
  });

  it('stays as it is when nothing has changed', () => {
    const { text } = linkMap(mapOf('| A | [line] | [line.test] |'), repository);
    expect(linkMap(text, repository).text).toBe(text);
  });

  it.each([
    ['| A | [gone] | [line.test] |', '[gone] is not there'],
    ['| A | [order] | [line.test] |', '[order] is one of src/cart/order.ts, src/orders/order.ts'],
    ['| A |  | [line.test] |', '§1 "A" names no code'],
    ['| A | [line] |  |', '§1 "A" names no test'],
    ['| A | [line] | [cart/order] |', '§1 "A": src/cart/order.ts is no test'],
    ['| A | [line] | [silent.test] |', '§1 "A": test/cart/silent.test.ts does not name §1'],
  ])('%s is refused', (row, problem) => {
    expect(problemsOf(row)).toContain(problem);
  });

  it('has rules of every section', () => {
    expect(linkMap(others.join('\n'), repository).problems).toEqual(['§1 has no rules']);
  });

  describe('counts statements', () => {
    const heads = ['| Section | Statements | Done on both | Ruled |', '| Section | Ruled | Instead, and why |'];
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => `| §${section} | 10 | 0 | 0 |`);
    const counted = (rows: readonly string[], ...ruled: readonly string[]) =>
      linkMap(
        [
          mapOf('| A | [line] | [line.test] |'),
          ...[heads[0], '|---|---|---|---|', ...rows, '| All | 0 | 0 | 0 |', ''],
          ...[heads[1], '|---|---|---|', ...ruled],
        ].join('\n'),
        repository,
      );

    it('with those that are done as all but the ruled ones', () => {
      const { text, problems } = counted(numbers, '| §2 | A field | Nobody reads it |', '| §2 | A call | Not here |');

      expect(problems).toEqual([]);
      expect(text).toContain('| §1 | 10 | 10 | 0 |\n| §2 | 10 | 8 | 2 |\n');
      expect(text).toContain('| All | 90 | 88 | 2 |\n');
      expect(linkMap(text, repository).text).toBe(text);
    });

    it('and refuses a section without statements, and a ruling without a reason', () => {
      expect(counted(numbers.slice(1), '| §2 | A field | |').problems).toEqual([
        '§1 counts no statements',
        '§2 rules "A field" without a reason',
      ]);
    });
  });
});
