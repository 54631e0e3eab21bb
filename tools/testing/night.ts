import { addTallies, runVitest, type Tally, type VitestRun } from './vitest-run';

/** What takes too long for every change and is run at night, beside all journeys: a line for each. */
const runs: readonly Omit<VitestRun, 'variables'>[] = [{ projects: ['contracts'] }, { projects: ['model'] }];

/** One after another, so that each has the machine for itself. */
export async function runAtNight(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const run of runs) tallies.push(await runVitest({ ...run, variables: process.env }));
  return addTallies(tallies);
}
