import type { KeptCodesState } from '#src/application/ports/state/kept-codes-state';
import type { KeptCode } from '#src/domain/promo-code/kept-code';

export class PlainKeptCodesState implements KeptCodesState {
  codes: readonly KeptCode[] = [];

  replace(codes: readonly KeptCode[]): void {
    this.codes = codes;
  }
}
