import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '#tools/documents/spec-map-rows';
import { CORE_ENGINE_TESTS } from '#tools/engine/engine-tests';
import { CORE_CONTRACTS } from '#tools/engine/test-engine';
import {
  brokenRulesOf,
  isOfEngine,
  isOfPages,
  namePattern,
  readBrokenRules,
  readFaults,
  withFault,
} from '#tools/planted-faults/fault';
import { planFaults } from '#tools/planted-faults/plant';

describe('Planted faults (docs/testing.md)', () => {
  it('are 200 or more, each of which has its place in the sources as they are now', () => {
    const faults = readFaults();
    for (const fault of faults) withFault(readFileSync(fault.file, 'utf8'), fault);

    expect(faults.length).toBeGreaterThanOrEqual(200);
  });

  it('of the engine name each a test that every change runs', () => {
    const faults = readFaults().filter(isOfEngine);
    const isOfCore = (file: string): boolean =>
      file.startsWith('test/contracts/shop/describe-') ||
      CORE_CONTRACTS.some((name) => file === `test/contracts/vendure/${name}.test.ts`) ||
      CORE_ENGINE_TESTS.flat().some((name) => file === `engines/vendure/test/${name}.test.ts`);
    const astray = faults.filter(
      ({ foundIn, foundBy }) => !isOfCore(foundIn) || !readFileSync(foundIn, 'utf8').includes(foundBy),
    );

    expect(astray).toEqual([]);
    expect(faults.length).toBeGreaterThanOrEqual(60);
  });

  // Every source that has a fault is taken apart twice, which takes as long as some hundred other tests: at night.
  it.runIf(process.env['PLAN_FAULTS'])(
    'can each be switched on while the shop runs, unless it is one of the server',
    { timeout: 300_000 },
    async () => {
      const faults = readFaults().filter(isOfPages);
      const { names } = await planFaults(faults);

      expect(Object.keys(names)).toHaveLength(faults.length);
      expect(Object.values(names)).not.toContain('');
    },
  );
});

describe('Rules of the specification that are broken on purpose (docs/testing.md)', () => {
  const broken = readBrokenRules();
  const map = rowsOf(readFileSync('docs/spec-map.md', 'utf8'));

  it('each have their place in the sources as they are now', () => {
    for (const rule of broken) {
      const source = readFileSync(rule.file, 'utf8');
      expect(withFault(source, rule)).not.toBe(source);
    }
  });

  it('each name one rule of the map by its first words', () => {
    const astray = broken.filter(
      ({ section, rule }) => map.filter((row) => row.section === section && row.rule.startsWith(rule)).length !== 1,
    );
    expect(astray).toEqual([]);
  });

  it('each name a test by words that are in its file, and more than values alone', () => {
    const astray = broken.filter(
      (rule) =>
        !namesOf(rule.foundIn).some((text) => text.includes(rule.foundBy)) ||
        namePattern(rule).replaceAll('.*', '').length < 8,
    );
    expect(astray).toEqual([]);
  });

  it('are 40 or more of the sandbox, and 30 of the engine', () => {
    const broken = {
      sandbox: brokenRulesOf('shop').filter(({ file }) => file.startsWith('sandbox/')),
      engine: brokenRulesOf('engine'),
    };
    expect(broken.sandbox.length).toBeGreaterThanOrEqual(40);
    expect(broken.engine.length).toBeGreaterThanOrEqual(30);
  });

  it('are a hundred or more, of all sections', () => {
    const rules = new Set(broken.map(({ section, rule }) => `§${section} ${rule}`));
    expect(rules.size).toBeGreaterThanOrEqual(100);
    expect([...new Set(broken.map(({ section }) => section))].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

/** The texts in which the tests of a file have their names: the file, and the contracts that it runs. */
function namesOf(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const contracts = [...source.matchAll(/from '(?:\.|#(test\/contracts\/[\w-]+))\/(describe-[\w-]+)'/g)];
  return [source, ...contracts.map(([, folder = dirname(file), name]) => readFileSync(`${folder}/${name}.ts`, 'utf8'))];
}
