import { writeFileSync } from 'node:fs';
import { BROWSER_FLAGS, findBrowser } from '#tools/browser';
import type { Environment } from '#tools/environment';
import { affectedJourneys, routesByFile } from '#tools/journeys/affected';
import {
  footprintsOf,
  formatFootprints,
  type Journey,
  journeysOf,
  selectionOf,
  withoutCommonParts,
  withSteadySeconds,
} from '#tools/journeys/footprints';
import { gapsOf } from '#tools/journeys/gaps';
import { FOOTPRINTS_FILE, readFootprints, readSandboxSources } from '#tools/journeys/read-footprints';
import { readShopMap } from '#tools/journeys/shop-map';
import { withRunningShop } from '#tools/shop/running-shop';
import { changedFiles } from './changed-files';
import { addTallies, runVitest, type Tally } from './vitest-run';

/** Left-out journeys that a change meets get about two minutes, in which a small machine walks two at a time. */
const secondsForAffected = 2 * 120;

interface JourneyRun {
  /** Filters and options for Vitest. */
  readonly args?: readonly string[];
  /** Looks at each screen in some of the windows, opens some of the pages of each kind, and asks axe for what needs paint. */
  readonly sample?: boolean;
}

interface Walked {
  readonly tally: Tally;
  readonly journeys: readonly Journey[];
}

/** Runs journeys against a shop of their own, which is built already, in full depth. */
export async function runJourneys(environment: Environment, args: readonly string[]): Promise<Tally> {
  return withRunningShop(environment, async () => (await walk(environment, { args })).tally);
}

/** Runs all journeys in full depth, and keeps what each of them touched (docs/adr/0060). */
export async function runAllJourneys(environment: Environment): Promise<Tally> {
  return withRunningShop(environment, async () => {
    const { tally, journeys } = await walk(environment, {});
    const footprints = withoutCommonParts(footprintsOf(journeys, readShopMap(environment)));
    writeFileSync(FOOTPRINTS_FILE, formatFootprints(withSteadySeconds(footprints, readFootprints())));
    return tally;
  });
}

/**
 * Runs the journeys of the core, says what of the shop none of them touched, and runs of the others those that meet what was
 * changed (docs/adr/0060).
 */
export async function runCoreJourneys(environment: Environment): Promise<Tally> {
  return withRunningShop(environment, async () => {
    const { tally, journeys } = await walk(environment, { args: ['--tags-filter', 'core'], sample: true });
    return addTallies([tally, checkGaps(environment, journeys), await runAffected(environment, journeys)]);
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
  const known = Object.fromEntries(leftOut.flatMap(({ name }) => (footprints[name] ? [[name, footprints[name]]] : [])));
  const change = {
    files: changedFiles('.') ?? [],
    parts: readShopMap(environment).parts,
    routesOf: routesByFile(readSandboxSources()),
  };
  const names = affectedJourneys(known, change, secondsForAffected);
  const chosen = leftOut.filter(({ name }) => names.includes(name));
  if (chosen.length === 0) return { passed: 0, failed: 0, failures: [] };
  console.log(`\nJourneys outside the core that meet what was changed: ${chosen.length}`);
  return (await walk(environment, { args: selectionOf(chosen), sample: true })).tally;
}

async function walk(environment: Environment, { args = [], sample = false }: JourneyRun): Promise<Walked> {
  const browser = await findBrowser(console.log);
  const journeys: Journey[] = [];
  const tally = await runVitest({
    projects: ['journeys'],
    args,
    variables: {
      ...environment.variables,
      STOREFRONT_URL: environment.storefrontUrl,
      SANDBOX_URL: environment.sandboxUrl,
      CHROME_PATH: browser,
      CHROME_FLAGS: BROWSER_FLAGS.join(' '),
      ...(sample && { SAMPLE: '1' }),
    },
    onReport: (report) => journeys.push(...journeysOf(report)),
  });
  return { tally, journeys };
}
