import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles } from '#tools/testing/changed-files';

let root: string;

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@shop.example', ...args], {
    cwd: root,
    stdio: 'pipe',
  });
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const commit = () => {
  git('add', '.');
  git('commit', '-m', 'Change');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-files-'));
  git('init', '-b', 'main');
  mkdirSync(join(root, 'domain'));
  for (const name of ['kept', 'edited', 'committed', 'deleted']) write(`domain/${name}.ts`, name);
  write('other.ts', 'other');
  commit();
});

afterEach(() => rmSync(root, { recursive: true }));

describe('Files that a branch has changed (docs/testing.md)', () => {
  it('are none on the main branch', () => {
    expect(changedFiles('domain', root)).toEqual([]);
  });

  it('are those committed, edited and added, in the folder alone', () => {
    git('checkout', '-b', 'branch');
    write('domain/committed.ts', 'more');
    commit();
    write('domain/edited.ts', 'more');
    write('domain/added.ts', 'new');
    write('other.ts', 'more');
    rmSync(join(root, 'domain/deleted.ts'));

    expect(changedFiles('domain', root)).toEqual(['domain/committed.ts', 'domain/edited.ts', 'domain/added.ts']);
  });

  it('are not those that main has changed meanwhile', () => {
    git('checkout', '-b', 'branch');
    git('checkout', 'main');
    write('domain/kept.ts', 'more');
    commit();
    git('checkout', 'branch');

    expect(changedFiles('domain', root)).toEqual([]);
  });

  it('cannot be told without a main branch', () => {
    git('branch', '-m', 'trunk');

    expect(changedFiles('domain', root)).toBeUndefined();
  });
});
