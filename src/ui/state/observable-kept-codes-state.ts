import { makeAutoObservable, observableRef } from 'mobx';
import type { KeptCodesState } from '#src/application/ports/state/kept-codes-state';
import type { KeptCode } from '#src/domain/promo-code/kept-code';

export class ObservableKeptCodesState implements KeptCodesState {
  codes: readonly KeptCode[] = [];

  constructor() {
    makeAutoObservable(this, { codes: observableRef }, { autoBind: true });
  }

  replace(codes: readonly KeptCode[]): void {
    this.codes = codes;
  }
}
