import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scriptOf } from '#tools/console/script-of';

const ROOT = join(import.meta.dirname, '..', '..');

export interface Refusal {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly rule: string;
}

/**
 * Returns the findings of our own typed rules in a project, given by its tsconfig.json. Rejects when the check fails without a
 * finding.
 */
export async function refusedByTypes(project: string): Promise<readonly Refusal[]> {
  const args = [scriptOf('tsx'), 'tools/lint/typed-rules.ts', project];
  const printed = await promisify(execFile)(process.execPath, args, { cwd: ROOT }).then(
    () => '',
    (error: unknown) => (error as { readonly stdout: string }).stdout,
  );
  const found = printed.matchAll(/^(.+):(\d+) ([a-z-]+): /gm);
  return [...found].map(([, file = '', line, rule = '']) => ({ file, line: Number(line), rule }));
}
