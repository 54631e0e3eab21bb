import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './console/command';
import { changedFiles } from './testing/changed-files';
import { extraPackage } from './testing/extra-package';

/** "npm run mutation": mutation tests of the domain's files that differ from the main branch; with "-- --all", of all. */
await command(async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  const files = values.all ? ['src/domain/**/*.ts'] : changedFiles('src/domain');
  if (!files) throw new Error('There is neither origin/main nor main to compare with.');
  if (files.length === 0) {
    console.log('Nothing in src/domain differs from main. "npm run mutation -- --all" tests all of it.');
    return;
  }
  const args = ['run', 'stryker.config.json', '--mutate', files.join(',')];
  const stryker = await extraPackage('@stryker-mutator/core');
  const { status } = spawnSync(process.execPath, [join(stryker, 'bin/stryker.js'), ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
