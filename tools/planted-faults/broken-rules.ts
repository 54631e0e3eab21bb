import { readFileSync } from 'node:fs';
import { rowsOf } from '#tools/documents/spec-map-rows';
import { runVitest, type Tally } from '#tools/testing/vitest-run';
import { CONFIG } from './below';
import { type BrokenRule, brokenRulesOf, faultId, namePattern, readBrokenRules } from './fault';
import { withFaultyEngines } from './faulty-engine';

/** Breaks each rule by itself and runs the one test that has to notice it. A rule that its test does not notice fails. */
export function breakEachRule(): Promise<Tally> {
  return breakEach(brokenRulesOf('shop'), isNoticed);
}

/** The same of the engine, which is compiled anew for each rule. */
export async function breakEachRuleOfEngine(): Promise<Tally> {
  let tally: Tally = { passed: 0, failed: 0, failures: [] };
  await withFaultyEngines(async (look) => {
    tally = await breakEach(brokenRulesOf('engine'), async (rule) => (await look(rule)) !== undefined);
  });
  return tally;
}

async function breakEach(
  rules: readonly BrokenRule[],
  notices: (rule: BrokenRule) => Promise<boolean>,
): Promise<Tally> {
  const unnoticed: string[] = [];
  for (const rule of rules) if (!(await notices(rule))) unnoticed.push(describe(rule));
  return { passed: rules.length - unnoticed.length, failed: unnoticed.length, failures: unnoticed };
}

/** The rules of the map without a planted fault. */
export function unbrokenRules(): readonly string[] {
  const broken = readBrokenRules();
  return rowsOf(readFileSync('docs/spec-map.md', 'utf8'))
    .filter(({ section, rule }) => !broken.some((one) => one.section === section && rule.startsWith(one.rule)))
    .map(describe);
}

async function isNoticed(broken: BrokenRule): Promise<boolean> {
  const name = namePattern(broken);
  const { passed, failed, failures } = await runVitest({
    projects: [projectOf(broken)],
    args: ['--config', CONFIG, '--testNamePattern', name, broken.foundIn],
    variables: { ...process.env, PLANTED_FAULT: faultId(broken) },
  });
  if (passed + failed === 0) throw new Error(`No test of ${broken.foundIn} is called: ${broken.foundBy}`);
  // A file that cannot even be loaded has noticed nothing.
  return failures.some((one) => new RegExp(name).test(one));
}

function projectOf({ foundIn }: BrokenRule): string {
  return foundIn.startsWith('test/ui/') ? 'ui' : 'node';
}

function describe({ section, rule }: Pick<BrokenRule, 'section' | 'rule'>): string {
  return `§${section} ${rule}`;
}
