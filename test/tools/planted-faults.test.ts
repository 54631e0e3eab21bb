import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOfPages, readFaults, withFault } from '#tools/planted-faults/fault';
import { planFaults } from '#tools/planted-faults/plant';

describe('Planted faults (docs/testing.md)', () => {
  it('are 200 or more, each of which has its place in the sources as they are now', () => {
    const faults = readFaults();
    for (const fault of faults) withFault(readFileSync(fault.file, 'utf8'), fault);

    expect(faults.length).toBeGreaterThanOrEqual(200);
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
