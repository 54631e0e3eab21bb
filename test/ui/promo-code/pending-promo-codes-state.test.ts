import { describe, expect, it } from 'vitest';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';
import { ObservablePendingPromoCodesState } from '#src/ui/promo-code/observable-pending-promo-codes-state';

describe('ObservablePendingPromoCodesState keeps the codes that wait (spec §4 Promo codes)', () => {
  it('knows none at first, then those that were told last', () => {
    const state = new ObservablePendingPromoCodesState();
    expect(state.codes).toEqual([]);
    const code: PendingPromoCode = { key: 'promo', code: 'ten', receivedAt: 1, tries: 0 };
    state.replace([code]);
    state.replace([code, { ...code, code: 'five' }]);
    expect(state.codes.map((kept) => kept.code)).toEqual(['ten', 'five']);
    state.replace([]);
    expect(state.codes).toEqual([]);
  });
});
