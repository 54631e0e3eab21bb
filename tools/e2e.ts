import { command } from './console/command';
import { readTestEnvironment } from './environment';
import { buildForTests } from './testing/build-for-tests';
import { runAllJourneys, runCoreJourneys, runJourneys } from './testing/journeys';
import { runAtNight } from './testing/night';
import { runJourneysOnVendure } from './testing/vendure-journeys';
import { addTallies, type Tally } from './testing/vitest-run';

/**
 * "npm run e2e": all journeys in all windows, and what else `npm test` has no time for. With "--core" the journeys that `npm test`
 * runs, with a word those whose file has it in its name. With "--engine vendure" the shop is built for Vendure and stands on a
 * running one, and without a word the journeys run that it has everything for.
 */
await command(async () => {
  const words = process.argv.slice(2);
  // Whoever walks all journeys sees the site as shoppers get it, with every picture for previews.
  const effort = words.length === 0 ? 'best' : 'quick';
  const environment = readTestEnvironment(process.cwd(), { SITE_EFFORT: effort, ...process.env });
  const { passed, failed, failures } = await run(words);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);

  async function run(args: readonly string[]): Promise<Tally> {
    if (args[0] === '--engine') return runOnEngine(args.slice(1));
    await buildForTests(environment);
    if (args.includes('--core')) return runCoreJourneys(environment);
    if (args.length > 0) return runJourneys(environment, args);
    return addTallies([await runAllJourneys(environment), await runAtNight()]);
  }

  async function runOnEngine([engine, ...words]: readonly string[]): Promise<Tally> {
    if (engine !== 'vendure') throw new Error(`There is no engine "${engine ?? ''}": "--engine vendure" is there.`);
    return runJourneysOnVendure(environment, words);
  }
});
