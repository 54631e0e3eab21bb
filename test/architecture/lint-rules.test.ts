import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RefusedLookUp, refusedLookUps } from './refused-look-ups';

const FIXTURES = join(import.meta.dirname, 'fixtures', 'own-look-ups');
const ROOT = join(import.meta.dirname, '..', '..');

/** The name of the constant that a line defines. */
function constantIn({ file, line }: RefusedLookUp): string {
  const text = readFileSync(join(ROOT, file), 'utf8').split('\n')[line - 1] ?? '';
  return /export const (\w+)/.exec(text)?.[1] ?? text;
}

describe('Lint rules of the house (CONTRIBUTING.md, spec §8 Errors)', () => {
  let refused: readonly RefusedLookUp[];
  const refusedIn = (tree: string) =>
    refused.filter(({ file }) => join(ROOT, file).startsWith(join(FIXTURES, tree))).map(constantIn);

  beforeAll(async () => {
    refused = await refusedLookUps(join(FIXTURES, 'tsconfig.json'));
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

  it('let through what is looked up safely', () => {
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
      "import cards from '#src/ui/kit/card-link.module.css';",
    ];
    const formatted = execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), ['--stdin-filepath', 'src/ui/some.tsx'], {
      cwd: ROOT,
      encoding: 'utf8',
      input: imports.toReversed().join('\n'),
    });
    expect(formatted.trim().split('\n')).toEqual(imports);
  });

  it('refuse styles that stay after a tap, where nothing can hover', async () => {
    const warningsOf = async (code: string) => {
      const { results } = await stylelint.lint({ code, codeFilename: join(ROOT, 'src/ui/some.module.css') });
      return results.flatMap(({ warnings }) => warnings.map(({ rule, line }) => `${rule} ${line}`));
    };
    const style = '{\n  opacity: 0.5;\n}\n';
    expect(await warningsOf(`.a:hover ${style}`)).toEqual(['house/hover-in-media 1']);
    expect(await warningsOf(`.b,\n.a:hover img ${style}`)).toEqual(['house/hover-in-media 1']);
    expect(await warningsOf(`@media (width >= 60rem) {\n  .a:hover {\n    opacity: 0.5;\n  }\n}\n`)).toEqual([
      'house/hover-in-media 2',
    ]);
    expect(await warningsOf(`@media (hover: hover) {\n  .a:hover {\n    opacity: 0.5;\n  }\n}\n`)).toEqual([]);
  });
});
