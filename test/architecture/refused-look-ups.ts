import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..', '..');

export interface RefusedLookUp {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
}

/** The look-ups that `npm run check` would refuse in a project, given by its tsconfig.json. Rejects when the check fails without one. */
export async function refusedLookUps(project: string): Promise<readonly RefusedLookUp[]> {
  const program = join(ROOT, 'node_modules/.bin/tsx');
  const printed = await promisify(execFile)(program, ['tools/lint/own-look-ups.ts', project], { cwd: ROOT }).then(
    () => '',
    (error: unknown) => (error as { readonly stdout: string }).stdout,
  );
  const found = printed.matchAll(/^(.+):(\d+) Text may name what every object inherits/gm);
  return [...found].map(([, file = '', line]) => ({ file, line: Number(line) }));
}
