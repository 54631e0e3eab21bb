import { describe, expect, it } from 'vitest';
import { readFaults } from '#tools/planted-faults/fault';
import { planFaults } from '#tools/planted-faults/plant';

describe('Planted faults (docs/testing.md)', () => {
  // Every source that has a fault is taken apart twice, which a busy machine needs its time for.
  it(
    'are 200 or more, each of which can be switched on in the sources as they are now',
    { timeout: 300_000 },
    async () => {
      const faults = readFaults();
      const { names } = await planFaults(faults);

      expect(faults.length).toBeGreaterThanOrEqual(200);
      expect(Object.keys(names)).toHaveLength(faults.length);
      expect(Object.values(names)).not.toContain('');
    },
  );
});
