import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newRedemptionCode, redemptionCodeOf } from '#src/plugins/gift-card/redemption-code';

describe('The code of a gift card (spec §7 gift_cards/redeem)', () => {
  it('is read without regard to dashes, blanks and case', () => {
    for (const typed of ['first00000000001', 'FIRS-T000-0000-0001', ' first 000 0000 0001\t', '–FIRST00000000001—'])
      assert.equal(redemptionCodeOf(typed), 'FIRST00000000001');
  });

  it('has sixteen letters and digits, and nothing else', () => {
    for (const typed of [
      '',
      'FIRST0000000001',
      'FIRST000000000011',
      'fırst00000000001',
      "FIRST0000000000'",
      'x'.repeat(10_000),
    ])
      assert.equal(redemptionCodeOf(typed), undefined);
  });

  it('is another one each time, which can be read again', () => {
    const codes = Array.from({ length: 100 }, newRedemptionCode);
    assert.equal(new Set(codes).size, 100);
    for (const code of codes) assert.equal(redemptionCodeOf(code), code);
  });
});
