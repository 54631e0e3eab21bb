import { existsSync } from 'node:fs';
import { installOnePackage } from './browser';
import { command } from './console/command';
import { runProgram, runStep } from './console/step';
import { dockerSteps } from './containers/docker-steps';
import { ServerMachine } from './going-live/server-machine';

/** Packages of Debian that are needed beside Node, each with a program of it. */
const PROGRAMS = new Map([
  ['buildah', 'buildah'],
  ['debootstrap', 'debootstrap'],
  ['caddy', 'caddy'],
  ['postgresql', 'pg_createcluster'],
]);

/**
 * "npm run test:images": builds both Dockerfiles without a daemon, and follows the chapter on Docker of docs/going-live.md with its very
 * commands, until a guest has bought a can from the containers. As root on Debian; elsewhere it says that it does nothing.
 * Stops at the first step that fails.
 */
await command(async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log('Skipped: images are built here by root on Debian.\n0 passed, 0 failed');
    return;
  }
  for (const [name, program] of PROGRAMS)
    if (!(await runProgram('which', [program])).ok) await installOnePackage([name], console.log);
  const machine = await ServerMachine.open(process.env);
  let [passed, failed] = [0, 0];
  try {
    for (const step of dockerSteps(machine)) {
      const { ok } = await runStep(step);
      if (ok) passed += 1;
      else failed += 1;
      if (!ok) break;
    }
  } finally {
    await machine.close();
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});
