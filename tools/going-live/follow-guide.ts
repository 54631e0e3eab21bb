import { spawnSync } from 'node:child_process';
import { installOnePackage } from '#tools/browser';
import { runStep } from '#tools/console/step';
import type { Tally } from '#tools/testing/vitest-run';
import { GUIDE } from './guide';
import { ServerMachine } from './server-machine';
import { goingLiveSteps } from './steps';

/** Follows the guide on a machine of its own, which is forgotten afterwards. Stops at the first step that fails, and says where. */
export async function followGuide(): Promise<Tally> {
  if (spawnSync('caddy', ['version']).status !== 0) await installOnePackage(['caddy'], console.log);
  const machine = await ServerMachine.open(process.env);
  try {
    let passed = 0;
    for (const step of goingLiveSteps(machine)) {
      const { ok, name } = await runStep(step);
      if (!ok) return { passed, failed: 1, failures: [`${GUIDE} leads no further than ${name}`] };
      passed += 1;
    }
    return { passed, failed: 0, failures: [] };
  } finally {
    await machine.close();
  }
}
