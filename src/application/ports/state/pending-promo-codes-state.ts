import { token } from '#src/application/ports/token';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';

/** The codes that wait to be put on the cart, oldest first, as the page knows them (spec §4 Promo codes). */
export interface PendingPromoCodesState {
  readonly codes: readonly PendingPromoCode[];
  replace(codes: readonly PendingPromoCode[]): void;
}

export const PendingPromoCodesState = token<PendingPromoCodesState>('PendingPromoCodesState');
