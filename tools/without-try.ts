import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from './console/command';
import { commandStep, runProgram, runSteps, type Step } from './console/step';
import { namedFeatures } from './features/remove-features';
import { without } from './features/without';
import { commitAll } from './tracked-files';

const WHOLE = '--whole';
const PACKAGES = ['node_modules', 'engines/vendure/node_modules', 'engines/vendure/dashboard/node_modules'];

const types: readonly Step[] = [
  commandStep('types', 'tsc', ['--noEmit']),
  commandStep('layer rules', 'depcruise', ['--no-cache', 'src', 'sandbox', 'tools', 'test']),
];
const everything: readonly Step[] = ['check', 'test:unit', 'build'].map((name) =>
  commandStep(name, 'npm', ['run', '--silent', name]),
);

/**
 * "npm run without:try -- journal": removes features from a copy of the last commit, and looks at the types and the layer rules
 * of the rest; with --whole at everything, its tests and its build. The last line is "N passed, N failed".
 */
await command(async () => {
  const words = process.argv.slice(2);
  const names = namedFeatures(words.filter((word) => word !== WHOLE));
  const root = process.cwd();
  const copy = mkdtempSync(join(tmpdir(), 'without-'));
  try {
    const { ok, output } = await runProgram('git', ['clone', '--quiet', root, copy]);
    if (!ok) throw new Error(output);
    for (const folder of PACKAGES)
      if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(copy, folder));
    process.chdir(copy);
    console.log(await without(names));
    commitAll(copy, `Remove ${names.join(', ')}`);
    const results = await runSteps(words.includes(WHOLE) ? everything : types, 1);
    const failed = results.filter((result) => !result.ok).length;
    console.log(`${results.length - failed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    process.chdir(root);
    rmSync(copy, { recursive: true, force: true });
  }
});
