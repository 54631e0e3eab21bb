import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What differs from where this branch left main, and what is not committed; nothing where there is no main to compare with. */
export async function changedFiles(): Promise<readonly string[]> {
  const base = (await mergeBase('origin/main')) ?? (await mergeBase('main'));
  if (base === undefined) return [];
  const changed = await git('diff', '--name-only', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])];
}

/** Undefined when there is no such branch, as in a shallow clone or without git. */
async function mergeBase(branch: string): Promise<string | undefined> {
  return git('merge-base', 'HEAD', branch).then(
    ([commit]) => commit,
    () => undefined,
  );
}

async function git(...args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await run('git', args);
  return stdout.split('\n').filter((line) => line !== '');
}
