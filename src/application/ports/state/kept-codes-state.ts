import type { KeptCode } from '#src/domain/promo-code/kept-code';

/** The codes that wait to be put on the cart, oldest first, as the page knows them (spec §4 Promo codes). */
export interface KeptCodesState {
  readonly codes: readonly KeptCode[];
  replace(codes: readonly KeptCode[]): void;
}
