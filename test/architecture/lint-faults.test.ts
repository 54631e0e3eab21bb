import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { scriptOf } from '#tools/console/script-of';
import { filesBelow, slashed } from '#tools/files-below';
import { refusedByTypes } from './refused-by-types';

const ROOT = join(import.meta.dirname, '..', '..');
const FAULTS = join(import.meta.dirname, 'fixtures', 'lint');
/** The rules that have a program of their own (tools/lint/typed-rules.ts). */
const BY_TYPES = ['own-look-ups', 'text-alone'];
/** The views that ask the domain themselves. May only become fewer. */
const EXCEPTIONS = 34;
const files = filesBelow(FAULTS).filter((file) => /\.tsx?$/.test(file));

/** "src/a.ts 3 no-var": a fault by its file, its line and the rule that finds it. */
const told = (file: string, line: number, rule: string) => `${file} ${line} ${rule}`;

/** The faults that the files announce: in the line after the comment, or on the line that it names. */
function announced(): readonly string[] {
  return files.flatMap((file) =>
    readFileSync(join(FAULTS, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const [, rules = '', line = index + 2] = /\/\/ finds: (.+?)(?: on (\d+))?$/.exec(text) ?? [];
        return rules === '' ? [] : rules.split(' ').map((rule) => told(file, Number(line), rule));
      }),
  );
}

interface Diagnostics {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly code: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** Runs oxlint in a folder; its findings make it fail, so both ends give its output. */
async function oxlint(folder: string, ...args: readonly string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, [scriptOf('oxlint'), ...args], { cwd: folder, maxBuffer: 1e8 });
  const { stdout } = await run.catch((error: unknown) => error as { readonly stdout: string });
  return stdout;
}

async function foundByOxlint(): Promise<readonly string[]> {
  const { diagnostics } = JSON.parse(
    await oxlint(FAULTS, '--config', 'oxlintrc.json', '--no-ignore', '--format', 'json'),
  ) as Diagnostics;
  return diagnostics.map(({ filename, code, labels }) =>
    told(filename, labels[0]?.span.line ?? 0, code.replace(/^eslint\(|\)$/g, '').replace(/^(react)-hooks\(|\(/, '$1/')),
  );
}

async function foundByTypes(): Promise<readonly string[]> {
  const refused = await refusedByTypes(join(FAULTS, 'tsconfig.json'));
  return refused.map(({ file, line, rule }) => told(slashed(relative(FAULTS, join(ROOT, file))), line, rule));
}

/** The rules that oxlint applies to some file. */
async function rulesOfOxlint(): Promise<readonly string[]> {
  const { rules, overrides } = JSON.parse(await oxlint(ROOT, '--print-config')) as {
    readonly rules: Readonly<Record<string, unknown>>;
    readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
  };
  return [...new Set([rules, ...overrides.map((override) => override.rules)].flatMap((some) => Object.keys(some)))];
}

describe('Linter (docs/adr/0006-one-linter-and-one-browser-list-check-all-code.md)', () => {
  const faults = announced();
  let found: ReadonlySet<string>;

  beforeAll(async () => {
    found = new Set([...(await foundByOxlint()), ...(await foundByTypes())]);
  });

  it('finds every fault, and nothing where a folder has an exception', () => {
    expect([...found].sort()).toEqual([...faults].sort());
  });

  it('has only views among the exceptions to a rule that still need theirs', async () => {
    const { overrides } = JSON.parse(await oxlint(ROOT, '--print-config')) as {
      readonly overrides: readonly { readonly excludeFiles?: readonly string[] }[];
    };
    const exceptions = overrides
      .flatMap(({ excludeFiles = [] }) => excludeFiles)
      .filter((file) => file.endsWith('.tsx'));
    const asks = /^import (?!type)[^;]*\{[^;]*from '#src\/domain\//m;
    expect(exceptions.length).toBeLessThanOrEqual(EXCEPTIONS);
    expect(exceptions.filter((file) => !asks.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it('has a fault for every rule', async () => {
    const broken = new Set(faults.map((fault) => fault.split(' ')[2]));
    const rules = [...(await rulesOfOxlint()), ...BY_TYPES];

    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter((rule) => !broken.has(rule))).toEqual([]);
  });
});
