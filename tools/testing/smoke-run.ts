import { runSteps } from '#tools/console/step';
import type { Environment } from '#tools/environment';
import { smokeSteps, usualBuyer } from '#tools/smoke/smoke-steps';
import { type Tally, tallySteps } from './vitest-run';

/** Looks at a running shop as "npm run smoke" does, before journeys sell its goods. */
export async function runSmoke({ variables, storefrontUrl }: Environment): Promise<Tally> {
  console.log('Smoke test');
  const steps = smokeSteps({
    ...usualBuyer,
    variables,
    address: storefrontUrl,
    now: new Date(),
    isPaid: false,
    sender: undefined,
    sessionToken: undefined,
  });
  return tallySteps(await runSteps(steps, 1));
}
