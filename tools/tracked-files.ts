import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Throws when a change is not committed: git is the way back from a command that deletes files. */
export function requireCommitted(root: string): void {
  if (git(root, 'status', '--porcelain') !== '')
    throw new Error('Commit what you have changed, or put it away: git is the way back from what is deleted.');
}

/** Returns the files of a checkout that git knows and that are still there, as paths with slashes from the root. */
export function trackedFiles(root: string): readonly string[] {
  return git(root, 'ls-files', '-z')
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Makes a commit of everything that a command has changed. */
export function commitAll(root: string, subject: string): void {
  git(root, 'add', '--all');
  const author = ['-c', 'user.name=without', '-c', 'user.email=without@localhost'];
  git(root, ...author, 'commit', '--quiet', '--no-verify', '--message', subject);
}

function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}
