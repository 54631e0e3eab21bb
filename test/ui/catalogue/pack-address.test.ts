import { describe, expect, it } from 'vitest';
import { packSearch, readPackAddress } from '#src/ui/catalogue/shared/pack-address';

describe('The line of the cart that an address names (spec §3 parts)', () => {
  it.each(['7', 'line-7', '0b2e#&+ /?ä'])('is read as it was written: %s', (lineItemId) => {
    expect(readPackAddress(packSearch({ cans: 'RED-1:6', lineItemId }))).toEqual({ cans: 'RED-1:6', lineItemId });
  });

  it('is none when nothing stands there', () => {
    expect(readPackAddress('?cans=RED-1:6&line=')).toEqual({ cans: 'RED-1:6' });
  });
});
