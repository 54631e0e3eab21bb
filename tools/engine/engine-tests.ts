import { join } from 'node:path';
import { runProgram, type Step } from '#tools/console/step';
import type { Tally } from '#tools/testing/vitest-run';
import { DASHBOARD, ENGINE } from './install-engine';

/** The lint of the engine, which has rules of its own beside the house's. */
export const engineLint: Step = {
  name: 'lint of the engine',
  run: () => lint([join(ENGINE, 'src'), join(ENGINE, 'test')]),
};

/** The same of its dashboard, with its types: what builds it does not look at them. */
export const dashboardLint: Step = {
  name: 'types, lint: dashboard of the engine',
  run: () => lint(['--type-check', join(DASHBOARD, 'src')]),
};

function lint(args: readonly string[]): ReturnType<typeof runProgram> {
  return runProgram('node_modules/.bin/oxlint', ['-c', join(ENGINE, '.oxlintrc.json'), ...args]);
}

/** Runs the engine's own tests, which are compiled already, and shows their output when one fails. */
export async function engineTests(): Promise<Tally> {
  const { ok, output } = await runProgram('node', [
    '--test',
    '--test-concurrency=1',
    '--test-reporter=tap',
    `${ENGINE}/dist/test/`,
  ]);
  const count = (what: string): number => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const [passed, failed] = [count('pass'), count('fail')];
  if (!ok) console.log(output);
  console.log(`  The engine's own tests: ${passed} passed, ${failed} failed`);
  const failures = [...output.matchAll(/^\s*not ok \d+ - (.+)$/gm)].map(([, name]) => name ?? '');
  return { passed, failed: Math.max(failed, ok ? 0 : 1), failures };
}
