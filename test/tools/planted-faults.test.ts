import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CORE_ENGINE_TESTS } from '#tools/engine/engine-tests';
import { CORE_CONTRACTS } from '#tools/engine/test-engine';
import { isOfEngine, isOfPages, readFaults, withFault } from '#tools/planted-faults/fault';
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
      CORE_ENGINE_TESTS.some((name) => file === `engines/vendure/test/${name}.test.ts`);
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
