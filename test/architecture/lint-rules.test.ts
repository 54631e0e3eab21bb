import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { beforeAll, describe, expect, it } from 'vitest';
import { scriptOf } from '#tools/console/script-of';
import { type Refusal, refusedByTypes } from './refused-by-types';

const FIXTURES = join(import.meta.dirname, 'fixtures', 'own-look-ups');
const ROOT = join(import.meta.dirname, '..', '..');

/** Lints a stylesheet as if it were that of a component; returns its faults as "rule line". */
async function warningsOf(code: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: join(ROOT, 'src/ui/some.module.css') });
  return results.flatMap(({ warnings }) => warnings.map(({ rule, line }) => `${rule} ${line}`));
}

/** The name of the constant that a line defines. */
function constantIn({ file, line }: Refusal): string {
  const text = readFileSync(join(ROOT, file), 'utf8').split('\n')[line - 1] ?? '';
  return /export const (\w+)/.exec(text)?.[1] ?? text;
}

describe('Lint rules of the house (CONTRIBUTING.md, spec §8 Errors)', () => {
  let refused: readonly Refusal[];
  const refusedIn = (tree: string) =>
    refused.filter(({ file }) => join(ROOT, file).startsWith(join(FIXTURES, tree))).map(constantIn);

  beforeAll(async () => {
    refused = await refusedByTypes(join(FIXTURES, 'tsconfig.json'));
  });

  it('refuse to look up text where inherited names have answers', () => {
    expect(refusedIn('breaks')).toEqual([
      'byText',
      'byOpenUnion',
      'byTextSaidToBeKnown',
      'byTemplate',
      'askedForAnother',
      'askedInVain',
      'written',
      'typeOf',
    ]);
  });

  it('let through values that are looked up safely', () => {
    expect(refusedIn('keeps')).toEqual([]);
  });

  it("sort imports, with styles last and a component's own before those it shares", () => {
    const imports = [
      "import { join } from 'node:path';",
      "import { Link } from 'react-router-dom';",
      "import { Button } from '#src/ui/kit/button';",
      "import { a } from './a';",
      "import { b } from './b';",
      "import styles from './z.module.css';",
      "import cards from '#src/ui/shelf/product-card.module.css';",
    ];
    const formatted = execFileSync(process.execPath, [scriptOf('oxfmt'), '--stdin-filepath', 'src/ui/some.tsx'], {
      cwd: ROOT,
      encoding: 'utf8',
      input: imports.toReversed().join('\n'),
    });
    expect(formatted.trim().split('\n')).toEqual(imports);
  });

  it('refuse styles that stay after a tap, where nothing can hover', async () => {
    const style = '{\n  opacity: 0.5;\n}\n';
    expect(await warningsOf(`.a:hover ${style}`)).toEqual(['house/hover-in-media 1']);
    expect(await warningsOf(`.b,\n.a:hover img ${style}`)).toEqual(['house/hover-in-media 1']);
    expect(await warningsOf(`@media (width >= 60rem) {\n  .a:hover {\n    opacity: 0.5;\n  }\n}\n`)).toEqual([
      'house/hover-in-media 2',
    ]);
    expect(await warningsOf(`@media (hover: hover) {\n  .a:hover {\n    opacity: 0.5;\n  }\n}\n`)).toEqual([]);
  });

  it('refuse a layout that a class of the kit has', async () => {
    const again = ['house/layout-from-kit 1'];
    const rule = (...lines: readonly string[]) => `.a {\n  ${lines.join('\n  ')}\n}\n`;
    const gap = 'gap: var(--space-4);';
    const columns = 'grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));';
    expect(await warningsOf(rule('display: grid;', gap))).toEqual(again);
    expect(await warningsOf(rule('display: grid;', gap, 'padding: 0;'))).toEqual(again);
    expect(await warningsOf(rule('display: grid;', gap, columns))).toEqual(again);
    expect(await warningsOf(rule('display: flex;', 'flex-wrap: wrap;', gap, 'align-items: center;'))).toEqual(again);
    expect(await warningsOf(rule('display: flex;', gap, 'align-items: center;'))).toEqual([]);
    expect(await warningsOf(rule('display: grid;', gap, 'grid-template-columns: auto 1fr;'))).toEqual([]);
    expect(await warningsOf(rule('display: grid;', 'gap: var(--section);'))).toEqual([]);
  });

  it('refuse bars that stay in low windows (WCAG 1.4.10, 2.4.11)', async () => {
    const bar = (position: string) => `.a {\n    position: ${position};\n  }`;
    const inMedia = (query: string) => `@media ${query} {\n  ${bar('sticky')}\n}\n`;
    expect(await warningsOf(`${bar('fixed').replaceAll('\n  ', '\n')}\n`)).toEqual(['house/room-for-bars 2']);
    expect(await warningsOf(inMedia('(width >= 60rem)'))).toEqual(['house/room-for-bars 3']);
    expect(await warningsOf(inMedia('(height >= 20rem)'))).toEqual(['house/room-for-bars 3']);
    expect(await warningsOf(inMedia('(height >= 30rem)'))).toEqual([]);
    expect(await warningsOf(inMedia('(width >= 60rem) and (height >= 70rem)'))).toEqual([]);
  });

  it('refuse windows of a fourth width', async () => {
    const media = (query: string) => `@media ${query} {\n  .a {\n    opacity: 0.5;\n  }\n}\n`;
    expect(await warningsOf(media('(width >= 60rem)'))).toEqual([]);
    expect(await warningsOf(media('(width < 40rem) and (height >= 70rem)'))).toEqual([]);
    expect(await warningsOf(media('(width >= 44rem)'))).toEqual(['house/three-breakpoints 1']);
    expect(await warningsOf(media('(width < 768px)'))).toEqual(['house/three-breakpoints 1']);
  });
});
