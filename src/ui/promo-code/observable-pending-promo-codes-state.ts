import type { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class ObservablePendingPromoCodesState implements PendingPromoCodesState {
  codes: readonly PendingPromoCode[] = [];

  constructor() {
    autoObservable(this);
  }

  replace(codes: readonly PendingPromoCode[]): void {
    this.codes = codes;
  }
}
