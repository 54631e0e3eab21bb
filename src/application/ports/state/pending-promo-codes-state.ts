import { token } from '#src/application/ports/token';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';

/** Oldest first (spec §4 Promo codes). */
export interface PendingPromoCodesState {
  readonly codes: readonly PendingPromoCode[];
  replace(codes: readonly PendingPromoCode[]): void;
}

export const PendingPromoCodesState = token<PendingPromoCodesState>('PendingPromoCodesState');
