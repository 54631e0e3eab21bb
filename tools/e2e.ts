import { command } from './console/command';
import { readTestEnvironment } from './environment';
import { buildForTests } from './testing/build-for-tests';
import { runJourneys } from './testing/journeys';

await command(async () => {
  const environment = readTestEnvironment(process.cwd(), process.env);
  await buildForTests(environment);
  const { passed, failed } = await runJourneys(environment, { args: process.argv.slice(2) });
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});
