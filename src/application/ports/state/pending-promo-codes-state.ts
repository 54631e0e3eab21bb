import { token } from '#src/application/ports/token';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';
import type { Cell } from './cell';

/** The codes that wait to be put on the cart, oldest first, as the page knows them (spec §4 Promo codes). */
export type PendingPromoCodesState = Cell<readonly PendingPromoCode[]>;

export const PendingPromoCodesState = token<PendingPromoCodesState>('PendingPromoCodesState');
