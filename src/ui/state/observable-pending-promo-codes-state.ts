import { makeAutoObservable, observableRef } from 'mobx';
import type { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';

export class ObservablePendingPromoCodesState implements PendingPromoCodesState {
  codes: readonly PendingPromoCode[] = [];

  constructor() {
    makeAutoObservable(this, { codes: observableRef }, { autoBind: true });
  }

  replace(codes: readonly PendingPromoCode[]): void {
    this.codes = codes;
  }
}
