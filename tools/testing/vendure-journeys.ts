import { makeDatabaseFolder } from '#tools/engine/database-folder';
import { installEngine } from '#tools/engine/install-engine';
import { leftOutOnVendure, unexplained, walkedInPart, walkedOnVendure } from '#tools/engine/journeys-on-vendure';
import { startEngine } from '#tools/engine/running-engine';
import { onVendure } from '#tools/engine/vendure-environment';
import { readPort, requireDistinctPorts } from '#tools/environment';
import type { Environment } from '#tools/environment';
import type { Journey } from '#tools/journeys/footprints';
import { startLocalSandbox } from '#tools/shop/local-sandbox';
import { requireFreePort } from '#tools/shop/ports';
import { withServedSite } from '#tools/shop/running-shop';
import { buildForTests } from './build-for-tests';
import { runSmoke } from './smoke-run';
import { addTallies, type Tally } from './vitest-run';
import { walk } from './walk';

const ENGINE_PORT = 3391;

/** Runs journeys against a shop on an engine of its own, on TEST_ENGINE_PORT, with an empty database on the port behind it. */
export async function runJourneysOnVendure(testEnvironment: Environment, words: readonly string[]): Promise<Tally> {
  const { variables } = testEnvironment;
  const enginePort = readPort('TEST_ENGINE_PORT', variables, ENGINE_PORT, 1);
  const databasePort = enginePort + 1;
  requireDistinctPorts({
    TEST_PORT: testEnvironment.storefrontPort,
    TEST_SANDBOX_PORT: testEnvironment.sandboxPort,
    TEST_ENGINE_PORT: enginePort,
    'the port behind TEST_ENGINE_PORT': databasePort,
  });
  const { environment, engine } = onVendure({
    ...testEnvironment,
    variables: {
      ...variables,
      ENGINE_PORT: String(enginePort),
      DATABASE_PORT: String(databasePort),
      SITE_DIRECTORY: `${variables['SITE_DIRECTORY']}-vendure`,
    },
  });
  for (const port of [engine.port, databasePort]) await requireFreePort(port, 'TEST_ENGINE_PORT');
  await installEngine();
  const folder = await makeDatabaseFolder();
  // One from beginning to end: it keeps the cards of the demo's people, and has its pictures.
  const sandbox = await startLocalSandbox(environment, true);
  try {
    const running = await startEngine({
      ...engine,
      variables: {
        ...engine.variables,
        // Journeys decide themselves when an order is completed; the provider's notifications have tests of their own.
        ENGINE_URL: undefined,
        DATABASE_FOLDER: folder.path,
        ASSETS_FOLDER: folder.assets,
        DATABASE_FSYNC: 'off',
      },
    });
    try {
      // A build asks the engine for prices.
      await buildForTests(environment);
      return await walkOn(environment, running.url, databasePort, words);
    } finally {
      await running.close();
    }
  } finally {
    await sandbox.close();
    await folder.remove();
  }
}

async function walkOn(
  environment: Environment,
  engineUrl: string,
  databasePort: number,
  words: readonly string[],
): Promise<Tally> {
  const told = {
    VENDURE_URL: engineUrl,
    VENDURE_DATABASE_URL: `postgres://postgres:postgres@localhost:${databasePort}/vendure`,
  };
  const onEngine = { ...environment, variables: { ...environment.variables, ...told } };
  const tally = await withServedSite(onEngine, async () =>
    addTallies([
      await runSmoke(onEngine),
      words.length > 0 ? (await walk(onEngine, { args: words })).tally : await walkAll(onEngine),
    ]),
  );
  console.log('\nNot walked on Vendure:');
  for (const [name, reason] of Object.entries(leftOutOnVendure)) console.log(`  ${name}: ${reason}`);
  return tally;
}

/** Walks the files of the list, and the core of all others as `npm test` does. */
async function walkAll(environment: Environment): Promise<Tally> {
  const whole = await walk(environment, { args: walkedOnVendure });
  const part = await walk(environment, { args: ['--tags-filter', 'core', ...walkedInPart()], sample: true });
  return addTallies([whole.tally, part.tally, checkReasons([...whole.journeys, ...part.journeys])]);
}

/** Counts as one test. */
function checkReasons(journeys: readonly Journey[]): Tally {
  const left = unexplained(journeys);
  return left.length === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: left.map((name) => `not walked on Vendure, for no reason: ${name}`) };
}
