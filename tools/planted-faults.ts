import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { command } from './console/command';
import { scriptOf } from './console/script-of';
import { breakEachRule, breakEachRuleOfEngine, unbrokenRules } from './planted-faults/broken-rules';
import { buildWithFaults } from './planted-faults/build';
import {
  CATCHES_FILE,
  findCatchesInCore,
  findCatchesInOthers,
  findCatchesNear,
  findCatchesOnEngine,
  findCatchesRelated,
  readCatches,
} from './planted-faults/catches';
import { readFaults } from './planted-faults/fault';
import { findReach } from './planted-faults/reach';
import { summary } from './planted-faults/summary';
import { withRunningShop } from './shop/running-shop';
import { readTestEnvironment } from './testing/test-environment';

/**
 * "npm run planted-faults -- --minutes 8" measures how many planted faults the tests find. It goes on where it stopped. With
 * "--engine" it looks at those of the engine alone, and with "--rules" it breaks the rules of the specification one by one, those
 * of storefront and sandbox or those of the engine.
 */
await command(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '8' },
      engine: { type: 'boolean', default: false },
      rules: { type: 'boolean', default: false },
      build: { type: 'boolean', default: false },
    },
  });
  if (values.rules) {
    const { passed, failures } = await (values.engine ? breakEachRuleOfEngine() : breakEachRule());
    console.log(`${passed} broken rules were noticed.`);
    for (const rule of failures) console.log(`Nothing noticed: ${rule}`);
    for (const rule of unbrokenRules()) console.log(`Not broken: ${rule}`);
    process.exit(failures.length === 0 ? 0 : 1);
  }
  const end = Date.now() + Number(values.minutes) * 60_000;
  const hasTime = (): boolean => Date.now() < end;
  const tested = readTestEnvironment(process.cwd(), process.env);
  const directory = `.cache/planted-site-${tested.storefrontPort}`;
  const environment = { ...tested, variables: { ...tested.variables, SITE_DIRECTORY: directory } };
  if (values.build) {
    await buildWithFaults(environment, directory);
    process.exit(0);
  }
  const faults = readFaults();
  if (!existsSync(CATCHES_FILE)) console.log(`No ${CATCHES_FILE} yet: each fault is looked for anew.`);
  if (!values.engine) await findInShop();
  await findCatchesOnEngine(faults, hasTime);
  console.log(summary(faults, readCatches()));
  process.exit(0);

  async function findInShop(): Promise<void> {
    await findCatchesNear(faults, hasTime);
    if (!existsSync(directory)) await buildInProcessOfItsOwn();
    await withRunningShop(environment, async () => {
      if (await findReach(environment, 'core', hasTime)) await findCatchesInCore(environment, faults, hasTime);
      await findCatchesRelated(faults, hasTime);
      if (await findReach(environment, '!core', hasTime)) await findCatchesInOthers(environment, faults, hasTime);
    });
  }
});

/** Rendering makes a process one of production, in which the sandbox takes no orders to misbehave. */
async function buildInProcessOfItsOwn(): Promise<void> {
  await promisify(execFile)(process.execPath, [scriptOf('tsx'), 'tools/planted-faults.ts', '--build']);
}
