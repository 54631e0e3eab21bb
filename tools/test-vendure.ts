import { readFile, writeFile } from 'node:fs/promises';
import { command } from './console/command';
import { runStep } from './console/step';
import { contractTable, differenceTable, withTable } from './engine/contract-table';
import { dashboardLint, engineLint, engineTests } from './engine/engine-tests';
import { buildDashboard, installEngine } from './engine/install-engine';
import { operationSteps } from './engine/operations';
import { CORE_CONTRACTS, startEngineUnderTest } from './engine/test-engine';
import { vendureDifferences } from './engine/vendure-differences';
import { followGuide } from './going-live/follow-guide';
import { addTallies, runVitest, type Tally } from './testing/vitest-run';

const TABLE = 'docs/engines.md';

/**
 * "npm run test:vendure": the shop's contracts on a real Vendure, which is installed, started and stopped here, the engine's
 * own tests, and the steps of the guide to a live shop. With "--write" the schema, the operations and the tables in the
 * documents are written instead of compared. With "--core" only the tests that every change has to pass: no dashboard, no
 * killed processes, and of the engine's own tests those of a list.
 */
await command(async () => {
  const options = process.argv.slice(2);
  const [isCore, isWriting] = [options.includes('--core'), options.includes('--write')];
  await installEngine();
  const tallies = [tallyOf(await runStep(engineLint))];
  if (!isCore) {
    await buildDashboard();
    tallies.push(tallyOf(await runStep(dashboardLint)));
  }
  // Side by side, because each of them keeps little more than one core busy. Both write tables into one document.
  const [proven, own] = isWriting
    ? [await contracts(), await engineTests(isCore, isWriting)]
    : await Promise.all([contracts(), engineTests(isCore, isWriting)]);
  tallies.push(...proven, own);
  if (!isCore) tallies.push(await followGuide());
  const { passed, failed, failures } = addTallies(tallies);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);

  async function contracts(): Promise<readonly Tally[]> {
    const engine = await startEngineUnderTest(process.env);
    try {
      const steps: Tally[] = [];
      for (const step of operationSteps(engine.url, isWriting)) steps.push(tallyOf(await runStep(step)));
      let table = '';
      const proven = await runVitest({
        projects: [],
        args: ['--config', 'tools/testing/vitest.vendure.config.ts', ...(isCore ? CORE_CONTRACTS : [])],
        variables: { ...process.env, ...engine.variables },
        onReport: (report) => (table = contractTable(report, vendureDifferences)),
      });
      console.log(`\n${table}\n`);
      return [...steps, proven, tallyOf(await runStep({ name: `table in ${TABLE}`, run: () => compareTable(table) }))];
    } finally {
      await engine.close();
    }
  }

  async function compareTable(table: string): Promise<{ ok: boolean; output?: string }> {
    const document = await readFile(TABLE, 'utf8');
    const counted = withTable(document, 'contracts on Vendure', table);
    const wanted = withTable(counted, 'differences of Vendure', differenceTable(vendureDifferences));
    if (!isWriting) return { ok: document === wanted, output: 'npm run test:vendure -- --write' };
    await writeFile(TABLE, wanted);
    return { ok: true };
  }
});

function tallyOf({ ok, name }: { readonly ok: boolean; readonly name: string }): Tally {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [name] };
}
