import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFaults, withFault } from '#tools/planted-faults/fault';

describe('Planted faults (docs/testing.md)', () => {
  it('each change one place of the sources as they are now', () => {
    const faults = readFaults();

    expect(faults.length).toBeGreaterThanOrEqual(200);
    for (const fault of faults) {
      const source = readFileSync(fault.file, 'utf8');
      expect(withFault(source, fault), fault.file).not.toBe(source);
    }
  });
});
