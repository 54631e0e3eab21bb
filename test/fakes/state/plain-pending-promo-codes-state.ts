import type { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';

export class PlainPendingPromoCodesState implements PendingPromoCodesState {
  codes: readonly PendingPromoCode[] = [];

  replace(codes: readonly PendingPromoCode[]): void {
    this.codes = codes;
  }
}
