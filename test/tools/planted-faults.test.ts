import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFaults, withFault } from '#tools/planted-faults/fault';

describe('Planted faults (docs/testing.md)', () => {
  it('are 200 or more, each of which has its place in the sources as they are now', () => {
    const faults = readFaults();
    for (const fault of faults) withFault(readFileSync(fault.file, 'utf8'), fault);

    expect(faults.length).toBeGreaterThanOrEqual(200);
  });
});
