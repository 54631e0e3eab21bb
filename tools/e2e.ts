import { BROWSER_NAMES } from './browser';
import { command } from './console/command';
import { runJourneysInBrowser } from './testing/browser-journeys';
import { buildForTests } from './testing/build-for-tests';
import { runAllJourneys, runCoreJourneys, runJourneys } from './testing/journeys';
import { runAtNight } from './testing/night';
import { readTestEnvironment } from './testing/test-environment';
import { runJourneysOnVendure } from './testing/vendure-journeys';
import { addTallies, type Tally } from './testing/vitest-run';
import { runInWebKitGtk } from './testing/webkitgtk';

/**
 * "npm run e2e": all journeys in all windows, and the other tests for which `npm test` has no time. With "--core" the journeys
 * that `npm test` runs, with a word those whose file has it in its name. With "--engine vendure" the shop is built for Vendure
 * and stands on a running one, and without a word the journeys run that it has everything for. With "--browser firefox" or
 * "--browser webkit" those run there that other browsers walk, and with "--browser webkitgtk" a walk of ten steps.
 */
await command(async () => {
  const words = process.argv.slice(2);
  // A run of all journeys sees the site as shoppers get it, with every picture for previews.
  const effort = words.length === 0 ? 'best' : 'quick';
  const environment = readTestEnvironment(process.cwd(), { SITE_EFFORT: effort, ...process.env });
  const { passed, failed, failures } = await run(words);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);

  async function run(args: readonly string[]): Promise<Tally> {
    if (args[0] === '--engine') return runOnEngine(args.slice(1));
    await buildForTests(environment);
    if (args[0] === '--browser') return runInBrowser(args.slice(1));
    if (args.includes('--core')) return runCoreJourneys(environment);
    if (args.length > 0) return runJourneys(environment, args);
    return addTallies([await runAllJourneys(environment), await runAtNight()]);
  }

  async function runInBrowser([wanted, ...words]: readonly string[]): Promise<Tally> {
    if (wanted === 'webkitgtk') return runInWebKitGtk(environment, words);
    const browser = BROWSER_NAMES.find((name) => name === wanted);
    if (browser === undefined)
      throw new Error(`There is no browser "${wanted ?? ''}": ${BROWSER_NAMES.join(', ')}, webkitgtk.`);
    return runJourneysInBrowser(environment, browser, words);
  }

  async function runOnEngine([engine, ...words]: readonly string[]): Promise<Tally> {
    if (engine !== 'vendure') throw new Error(`There is no engine "${engine ?? ''}": "--engine vendure" is there.`);
    return runJourneysOnVendure(environment, words);
  }
});
