import { command } from './console/command';
import { readTestEnvironment } from './environment';
import { buildForTests } from './testing/build-for-tests';
import { runJourneys } from './testing/journeys';
import { runOnRealPostgres } from './testing/real-postgres';
import { addTallies } from './testing/vitest-run';

await command(async () => {
  const environment = readTestEnvironment(process.cwd(), process.env);
  await buildForTests(environment);
  const args = process.argv.slice(2);
  const journeys = await runJourneys(environment, { args });
  const { passed, failed } = addTallies([journeys, ...(args.length === 0 ? [await runOnRealPostgres()] : [])]);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});
