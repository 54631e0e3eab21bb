import { runProgram } from '#tools/console/step';
import type { Tally } from '#tools/testing/vitest-run';
import { ENGINE } from './install-engine';

/** Runs the engine's own tests, which are compiled already, and shows their output when one fails. */
export async function engineTests(): Promise<Tally> {
  const { ok, output } = await runProgram('node', ['--test', '--test-reporter=tap', `${ENGINE}/dist/test/`]);
  const count = (what: string): number => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const [passed, failed] = [count('pass'), count('fail')];
  if (!ok) console.log(output);
  console.log(`  The engine's own tests: ${passed} passed, ${failed} failed`);
  const failures = [...output.matchAll(/^\s*not ok \d+ - (.+)$/gm)].map(([, name]) => name ?? '');
  return { passed, failed: Math.max(failed, ok ? 0 : 1), failures };
}
