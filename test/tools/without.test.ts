import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { features } from '#src/composition/features/features';
import { withoutFeatureContent } from '#tools/features/content';
import { Pruning } from '#tools/features/prune';
import { featureNames, type Removal, removals } from '#tools/features/removals';
import { namedFeatures, planRemoval, removeFeatures } from '#tools/features/remove-features';
import { trackedFiles } from '#tools/tracked-files';

const traces = { kinds: ['taste'], addresses: ['/taste/'], members: ['tasteAnswers'] };

/** Removes the folder `src/taste` from sources, and returns the rest of one of them. */
function pruned(file: string, text: string, more: Readonly<Record<string, string>> = {}): string | undefined {
  const sources = new Map(Object.entries({ [file]: text, 'src/taste/taste.ts': 'export const taste = 1;\n', ...more }));
  const { sources: changed, gone, held } = new Pruning(sources, new Set(['src/taste/taste.ts']), traces).run();
  expect(held).toEqual([]);
  return gone.has(file) ? undefined : (changed.get(file) ?? text).replaceAll(/\s+/g, ' ').trim();
}

const TASTE = "import { taste } from '#src/taste/taste';\n";

describe('The features of this shop (docs/what-to-delete.md)', () => {
  it.each(featureNames)('are elements of lists, so that it can do without each: %s', { timeout: 60_000 }, (name) => {
    expect(planRemoval('.', [name]).held).toEqual([]);
  });

  it('are at the places that the command deletes', () => {
    const paths = Object.values<Removal>(removals).flatMap((removal) => removal.paths);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('name cases of tests that exist', () => {
    const titles = new Set(Object.values<Removal>(removals).flatMap(({ cases = [] }) => cases));
    const tests = trackedFiles('.').filter((file) => /^test\/.+\.test\.tsx?$/.test(file));
    const texts = tests.map((file) => readFileSync(file, 'utf8'));
    expect([...titles].filter((title) => !texts.some((text) => text.includes(title)))).toEqual([]);
  });

  it('that have pages are known by their addresses', () => {
    const known = Object.values<Removal>(removals).flatMap(({ addresses }) => addresses);
    const paths = features.flatMap(({ pages = [] }) => pages.map(({ path }) => path));
    expect(paths.filter((path) => !known.some((address) => path.startsWith(address)))).toEqual([]);
  });

  it('are removed at night, each alone and all at once', () => {
    const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
      readonly jobs: { readonly without: { readonly strategy: { readonly matrix: { readonly feature: unknown } } } };
    };
    expect(jobs.without.strategy.matrix.feature).toEqual([...featureNames, 'all']);
  });
});

describe('The words of the command', () => {
  it('name features, or all of them', () => {
    expect(namedFeatures(['trade', 'taste'])).toEqual(['taste', 'trade']);
    expect(namedFeatures(['all'])).toEqual(featureNames);
  });

  it.each([[[]], [['club']], [['taste', 'all']]])('are refused when they name none: %j', (words) => {
    expect(() => namedFeatures(words)).toThrow('Name any of taste');
  });
});

describe('The rest of a source of the shop', () => {
  it.each([
    ['an element of an array', `${TASTE}export const all = [1, taste, 2];`, 'export const all = [1, 2];'],
    ['the only element', `${TASTE}export const all: number[] = [taste];`, 'export const all: number[] = [];'],
    ['a property', `${TASTE}export const all = { one: 1, two: taste };`, 'export const all = { one: 1 };'],
    ['a spread', `${TASTE}export const all = [...(1 ? [taste] : []), 2];`, 'export const all = [...(1 ? [] : []), 2];'],
    ['a kind of a union', "export type Kind = 'club' | 'taste';", "export type Kind = 'club';"],
    ['an address of a list', "export const all = ['/taste/', '/'];", "export const all = [ '/'];"],
    ['a member by its name', 'export const all = { tasteAnswers: 1, two: 2 };', 'export const all = { two: 2 };'],
    [
      'a row that names it',
      "export const all = [{ to: '/taste/', at: 1 }, { to: '/', at: 2 }];",
      "export const all = [ { to: '/', at: 2 }];",
    ],
    [
      'a lazy import',
      "export const all = { a: () => import('#src/taste/taste'), b: 2 };",
      'export const all = { b: 2 };',
    ],
    [
      'an interface of its kind',
      "interface Taste { kind: 'taste' }\nexport type Page = Club | Taste;",
      'export type Page = Club;',
    ],
    [
      'the other clauses',
      "switch (k) { case 'club': a(); break; case 'taste': b(); }",
      "switch (k) { case 'club': a(); break; }",
    ],
    [
      'the clause that falls into it',
      "switch (k) { case 'club': case 'taste': b(); }",
      "switch (k) { case 'club': b(); }",
    ],
  ])('is all but %s', (_, text, left) => {
    expect(pruned('src/shop.ts', text)).toBe(left);
  });

  it('is a view without its part', () => {
    const view = `${TASTE}export const View = () => (<main><p>Hi</p><taste.Hint /></main>);`;
    expect(pruned('src/view.tsx', view.replaceAll('taste.Hint', 'Hint').replace('{ taste }', '{ Hint }'))).toBe(
      'export const View = () => (<main><p>Hi</p></main>);',
    );
  });

  it('is a class without the dependency, and the statement that calls it', () => {
    const text = `import { Taste } from '#src/taste/taste';
      export class Thanks {
        static readonly uses = { orders: Orders, taste: Taste };
        constructor(private readonly use: Used<typeof Thanks.uses>) {}
        say() { this.use.orders.say(); void this.use.taste.say(); }
      }`;
    expect(pruned('src/thanks.ts', text)).toBe(
      'export class Thanks { static readonly uses = { orders: Orders }; constructor(private readonly use: Used<typeof Thanks.uses>) {} say() { this.use.orders.say(); } }',
    );
  });

  it('is nothing of a file that only the feature used', () => {
    const taste = "import { help } from '#src/help';\nexport const taste = help;\n";
    expect(pruned('src/help.ts', 'export const help = 1;\n', { 'src/taste/taste.ts': taste })).toBeUndefined();
  });

  it('is named where it is no element of a list', () => {
    const text = `${TASTE}export function total(): number {\n  return taste + 1;\n}\n`;
    const sources = new Map([
      ['src/total.ts', text],
      ['src/taste/taste.ts', ''],
    ]);
    expect(new Pruning(sources, new Set(['src/taste/taste.ts']), traces).run().held).toEqual([
      { file: 'src/total.ts', line: 3, text: 'taste' },
    ]);
  });
});

describe('The rest of a test', () => {
  const test = (cases: string): string => `${TASTE}describe('Wine', () => { ${cases} });`;

  it('is the cases that do without it', () => {
    expect(
      pruned('test/wine.test.ts', test("it('a', () => { expect(taste).toBe(1); }); it('b', () => { go(); });")),
    ).toBe("describe('Wine', () => { it('b', () => { go(); }); });");
  });

  it('is nothing when every case needs it', () => {
    expect(pruned('test/wine.test.ts', test("it('a', () => { expect(taste).toBe(1); });"))).toBeUndefined();
  });

  it('is no case that calls a helper which needs it', () => {
    const text = test("const open = () => page(taste); it('a', () => { open(); }); it('b', () => { go(); });");
    expect(pruned('test/wine.test.ts', text)).toBe("describe('Wine', () => { it('b', () => { go(); }); });");
  });

  it('is a whole row of a table, or none', () => {
    const text = `${TASTE}const rows = [{ what: 'a', open: () => taste }, { what: 'b', open: () => 1 }];\nit.each(rows)('x', () => {});`;
    expect(pruned('test/wine.test.ts', text)).toBe(
      "const rows = [ { what: 'b', open: () => 1 }]; it.each(rows)('x', () => {});",
    );
  });
});

describe('The rest of content', () => {
  it('is text without its links, and lists without their links', () => {
    const yaml =
      'rows:\n  - kind: taste\n    title: Ask\n  - kind: how\n    title: How\nmenu:\n  - label: Ask\n    to: /taste/\n  - label: Shop\n    to: /shop/\n';
    expect(parse(withoutFeatureContent('home.yaml', yaml, traces))).toEqual({
      rows: [{ kind: 'how', title: 'How' }],
      menu: [{ label: 'Shop', to: '/shop/' }],
    });
    expect(
      withoutFeatureContent(
        'about.md',
        '---\ntitle: About\n---\nAnswer [us](/taste/?a=1) or [shop](/shop/).\n',
        traces,
      ),
    ).toBe('---\ntitle: About\n---\nAnswer us or [shop](/shop/).\n');
  });

  it('is a link to the shelf where a page may not do without one', () => {
    const yaml = 'hero:\n  action: { label: Go, to: /taste/ }\n';
    expect(parse(withoutFeatureContent('home.yaml', yaml, traces))).toEqual({
      hero: { action: { label: 'Go', to: '/shop/' } },
    });
  });
});

/** A project of few files with an example of every place that the command rewrites. */
const SMALL: Readonly<Record<string, string>> = {
  'src/domain/taste/taste.ts': 'export const taste = 1;\n',
  'src/composition/features/features.ts':
    "import { taste } from '#src/domain/taste/taste';\nexport const features = [taste, 2];\n",
  'src/composition/features/removed-pages.ts': 'export const removedPages: readonly string[] = [];\n',
  'docs/spec-map.md': [
    '## §2\n| Rule | Code | Tests |\n|---|---|---|\n| Asks | [taste] | [taste.test] |\n| Other | [features] | [taste.test] |\n| Wine | [features] | [wine.test] |\n',
    '[features]: ../src/composition/features/features.ts\n[taste]: ../src/domain/taste/taste.ts\n[taste.test]: ../test/domain/taste/taste.test.ts\n[wine.test]: ../test/wine.test.ts\n',
  ].join('\n'),
  'test/wine.test.ts':
    "import { taste } from '#src/domain/taste/taste';\nit('asks (spec §2)', () => taste);\nit('is red (spec §3)', () => 1);\n",
  'test/domain/taste/taste.test.ts': "import '#src/domain/taste/taste';\n",
  'test/planted-faults/rules.json': JSON.stringify([
    { file: 'src/domain/taste/taste.ts', text: '1', replacement: '2' },
    { file: 'src/composition/features/features.ts', text: '2]', replacement: '3]' },
  ]),
  '.oxlintrc.json': '{\n  "files": [\n    "src/a.ts",\n    "src/domain/taste/taste.ts"\n  ]\n}\n',
};

describe('The command that removes it', () => {
  let root = '';
  const git = (...args: readonly string[]): void =>
    void execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: root });
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'without-'));
    for (const [file, text] of Object.entries(SMALL)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'A shop');
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('refuses while something is not committed, and deletes nothing', () => {
    writeFileSync(join(root, 'src/new.ts'), 'export const one = 1;\n');
    expect(() => removeFeatures(root, ['taste'])).toThrow('Commit');
    expect(existsSync(join(root, 'src/domain/taste/taste.ts'))).toBe(true);
  });

  it('deletes nothing either while a place needs the feature', () => {
    const total =
      "import { taste } from '#src/domain/taste/taste';\nexport function total(): number {\n  return taste;\n}\n";
    writeFileSync(join(root, 'src/total.ts'), total);
    git('add', '.');
    git('commit', '--quiet', '--message', 'A total');
    expect(() => removeFeatures(root, ['taste'])).toThrow('src/total.ts:3');
    expect(existsSync(join(root, 'src/domain/taste/taste.ts'))).toBe(true);
  });

  it('takes the feature out of the lists, the map, the planted faults and the settings of the lint', () => {
    removeFeatures(root, ['taste']);
    expect(['src/domain', 'test/domain'].filter((folder) => existsSync(join(root, folder)))).toEqual([]);
    expect(read('src/composition/features/features.ts')).toContain('features = [ 2];');
    expect(read('src/composition/features/removed-pages.ts')).toContain("= ['/taste/*'];");
    expect(read('docs/spec-map.md')).not.toMatch(/taste|Wine/);
    expect(read('test/wine.test.ts').trim()).toBe("it('is red (spec §3)', () => 1);");
    expect(JSON.parse(read('test/planted-faults/rules.json'))).toHaveLength(1);
    expect(JSON.parse(read('.oxlintrc.json'))).toEqual({ files: ['src/a.ts'] });
  });
});
