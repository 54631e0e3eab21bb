import { execFileSync } from 'node:child_process';

/**
 * The files of a folder that a branch has changed or added since it left the main branch, uncommitted ones included, as paths
 * from the root. Undefined when there is no main branch to compare with, as in a shallow clone.
 */
export function changedFiles(folder: string, root = process.cwd()): readonly string[] | undefined {
  const git = (...args: readonly string[]): readonly string[] =>
    execFileSync('git', [...args], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '');
  const mains = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main', 'refs/heads/main');
  const main = mains.at(-1);
  if (main === undefined) return undefined;
  const [base = main] = git('merge-base', 'HEAD', main);
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base, '--', folder),
    ...git('ls-files', '--others', '--exclude-standard', '--', folder),
  ];
}
