import { join } from 'node:path';
import { auditStep } from './audit';
import { findUses, refuse } from './browsers/find-uses';
import { checks, CHECKS_AT_ONCE } from './checks';
import { command } from './console/command';
import { messageOf } from './console/format';
import { describeStages, Stages } from './console/stages';
import type { Step } from './console/step';
import { runSteps } from './console/step';
import type { Environment } from './environment';
import { siteDirectory } from './shop/site-directory';
import { describeMeasure, measureFirstRoutes } from './site/budgets';
import { buildForTests } from './testing/build-for-tests';
import { runCoreJourneys } from './testing/journeys';
import { readTestEnvironment } from './testing/test-environment';
import type { Tally } from './testing/vitest-run';
import { addTallies, runVitest, tallySteps } from './testing/vitest-run';

await command(async () => {
  const environment = readTestEnvironment(process.cwd(), process.env);
  const stages = new Stages();

  console.log('Build and checks');
  const build: Step = { name: 'build', run: () => buildForTests(environment).then(() => ({ ok: true })) };
  // The build takes longest: the checks go on beside it.
  const prepared = await stages.run('build and checks', () => runSteps([build, ...checks, auditStep], CHECKS_AT_ONCE));
  const isBuilt = prepared.some(({ name, ok }) => name === build.name && ok);

  console.log('\nTests');
  const tested = await stages.run('tests', () =>
    runVitest({ projects: ['node', 'ui', 'model'], variables: process.env }),
  );
  const afterBuild = isBuilt
    ? [checkSizes(environment), checkSupport(environment), await stages.run('journeys', () => journeys(environment))]
    : [];

  console.log(`\n${describeStages(stages.times).join('\n')}`);
  finish(addTallies([tallySteps(prepared), tested, ...afterBuild]));
});

/** Each budget counts as one test. */
function checkSizes(environment: Environment): Tally {
  try {
    const measures = measureFirstRoutes(siteDirectory(environment));
    for (const measure of measures) console.log(`  ${describeMeasure(measure)}`);
    const failures = measures.filter(({ bytes, limit }) => bytes > limit).map(describeMeasure);
    return { passed: measures.length - failures.length, failed: failures.length, failures };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`sizes: ${messageOf(error)}`] };
  }
}

/** Looks at the built files, where alone the code of packages is seen. */
function checkSupport(environment: Environment): Tally {
  const failures = refuse(findUses(join(siteDirectory(environment), 'assets')), { isSource: false });
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, failures };
}

async function journeys(environment: Environment): Promise<Tally> {
  console.log('\nJourneys');
  return runCoreJourneys(environment).catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    failures: [`journeys: ${messageOf(error)}`],
  }));
}

/** The last line is for machines: "N passed, N failed". */
function finish({ passed, failed, failures }: Tally): void {
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
