import { join } from 'node:path';
import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const ROOT = join(import.meta.dirname, '..', '..');

/** The lines of a tree that break a rule of the house, judged by the configuration of this repository. */
async function brokenLines(rule: string, tree: string): Promise<readonly string[]> {
  const eslint = new ESLint({
    cwd: join(FIXTURES, rule, tree),
    overrideConfigFile: join(ROOT, 'eslint.config.mjs'),
    overrideConfig: { languageOptions: { parserOptions: { project: join(FIXTURES, rule, 'tsconfig.json') } } },
  });
  const results = await eslint.lintFiles(['**/*.ts']);
  return results.flatMap(({ source, messages }) =>
    messages
      .filter(({ ruleId }) => ruleId === rule || ruleId === `house/${rule}`)
      .map(({ line }) => /export const (\w+)/.exec(source?.split('\n')[line - 1] ?? '')?.[1] ?? ''),
  );
}

describe('Lint rules of the house (CONTRIBUTING.md, spec §8 Errors)', () => {
  it('refuse to look up text where inherited names have answers', async () => {
    expect(await brokenLines('own-look-ups', 'breaks')).toEqual([
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

  it('let through what is looked up safely', async () => {
    expect(await brokenLines('own-look-ups', 'keeps')).toEqual([]);
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
