import { writeFileSync } from 'node:fs';
import type { Environment } from '#tools/environment';
import { affectedJourneys, routesByFile } from '#tools/journeys/affected';
import {
  footprintsOf,
  formatFootprints,
  type Journey,
  readFootprints,
  selectionOf,
  withoutCommonParts,
  withSteadySeconds,
} from '#tools/journeys/footprints';
import { FOOTPRINTS_FILE } from '#tools/journeys/footprints-file';
import { gapsOf } from '#tools/journeys/gaps';
import { readSandboxSources } from '#tools/journeys/sandbox-sources';
import { readShopMap } from '#tools/journeys/shop-map';
import { withRunningShop } from '#tools/shop/running-shop';
import { runInFirefox } from './browser-journeys';
import { changedFiles } from './changed-files';
import { runSmoke } from './smoke-run';
import { addTallies, type Tally } from './vitest-run';
import { walk } from './walk';

/** Left-out journeys that a change meets get about two minutes, in which a small machine walks two at a time. */
const secondsForAffected = 2 * 120;

/** Runs journeys against a shop of their own, which is built already, in full depth. */
export async function runJourneys(environment: Environment, args: readonly string[]): Promise<Tally> {
  return withRunningShop(environment, async () => (await walk(environment, { args })).tally);
}

/** Runs all journeys in full depth, and keeps the coverage of each of them (docs/adr/0007). */
export async function runAllJourneys(environment: Environment): Promise<Tally> {
  return withRunningShop(environment, async () => {
    const { tally, journeys } = await walk(environment, {});
    const footprints = withoutCommonParts(footprintsOf(journeys, readShopMap(environment)));
    writeFileSync(FOOTPRINTS_FILE, formatFootprints(withSteadySeconds(footprints, readFootprints())));
    return tally;
  });
}

/**
 * Runs the journeys of the core, names the parts of the shop that none of them touched, and runs one in Firefox, and of the
 * others those that meet the changed files (docs/adr/0007).
 */
export async function runCoreJourneys(environment: Environment): Promise<Tally> {
  return withRunningShop(environment, async () => {
    const released = await runSmoke(environment);
    const { tally, journeys } = await walk(environment, { args: ['--tags-filter', 'core'], sample: true });
    return addTallies([
      released,
      tally,
      checkGaps(environment, journeys),
      await runInFirefox(environment),
      await runAffected(environment, journeys),
    ]);
  });
}

/** Counts as one test. A failed journey was reported already, and may be the reason why something was not touched. */
function checkGaps(environment: Environment, journeys: readonly Journey[]): Tally {
  const map = readShopMap(environment);
  const core = Object.values(footprintsOf(journeys, map));
  const gaps = gapsOf(core, Object.values(readFootprints()), map);
  if (gaps.length === 0) return { passed: 1, failed: 0, failures: [] };
  return { passed: 0, failed: 1, failures: gaps.map((gap) => `no core journey touches ${gap}`) };
}

async function runAffected(environment: Environment, journeys: readonly Journey[]): Promise<Tally> {
  const leftOut = journeys.filter(({ isCore }) => !isCore);
  const footprints = readFootprints();
  const known = Object.fromEntries(leftOut.flatMap(({ id }) => (footprints[id] ? [[id, footprints[id]]] : [])));
  const change = {
    files: changedFiles('.') ?? [],
    parts: readShopMap(environment).parts,
    routesOf: routesByFile(readSandboxSources()),
  };
  const affected = affectedJourneys(known, change, secondsForAffected);
  const chosen = leftOut.filter(({ id }) => affected.includes(id));
  if (chosen.length === 0) return { passed: 0, failed: 0, failures: [] };
  console.log(`\nJourneys outside the core that meet what was changed: ${chosen.length}`);
  return (await walk(environment, { args: selectionOf(chosen), sample: true })).tally;
}
