import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '#src/ui/kit/number-messages';

describe('Numbers (spec §9 Currency and locale)', () => {
  it('are written as in the United States', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (whole) => {
        expect(formatNumber(whole)).toBe(whole.toLocaleString('en-US'));
      }),
    );
  });
});
