import { breakEachRule } from '#tools/planted-faults/broken-rules';
import { runOnRealHosts } from './real-hosts';
import { runRealImport } from './real-import';
import { runOnRealPostgres } from './real-postgres';
import { addTallies, runVitest, type Tally, type VitestRun } from './vitest-run';

/** Runs that take too long for every change; they run at night, beside all journeys. */
const runs: readonly VitestRun[] = [
  { projects: ['node'], args: ['test/contracts/'], variables: { ...process.env, CONTRACT_VARIANTS: 'all' } },
  { projects: ['node'], args: ['test/tools/planted-faults.test.ts'], variables: { ...process.env, PLAN_FAULTS: '1' } },
  // Other sequences every night; a failure prints the seed that repeats it.
  { projects: ['model'], variables: { MODEL_VISITS: '240', ...process.env, MODEL_SEED: 'random' } },
];

/** One after another, so that each has the machine for itself. */
export async function runAtNight(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const run of runs) tallies.push(await runVitest(run));
  return addTallies([
    ...tallies,
    await breakEachRule(),
    await runOnRealPostgres(),
    await runOnRealHosts(),
    await runRealImport(),
  ]);
}
