import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Job {
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly unknown[]>> };
  readonly steps: readonly { readonly run?: string }[];
}

describe('Systems that the README names', () => {
  it('are those on which the workflow starts and tests the shop', () => {
    const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
      readonly jobs: Readonly<Record<string, Job>>;
    };
    const { strategy, steps } = jobs['other-systems']!;
    const commands = steps.map(({ run = '' }) => run).join('\n');

    expect(strategy?.matrix).toEqual({ system: ['macos-latest', 'windows-latest'] });
    expect(commands).toContain('npm start');
    expect(commands).toContain('npm test');
    expect(readFileSync('README.md', 'utf8')).toMatch(/^[^.]+\.\s[^.]*\bmacOS and Windows\b/m);
  });
});
