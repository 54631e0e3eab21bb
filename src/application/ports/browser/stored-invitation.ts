import { token } from '#src/application/ports/token';
import type { Stored } from './stored';

/** The facts that decide who is invited to refer a friend (spec §3 Client state, referrals). */
export interface StoredInvitation {
  /** True once somebody bought in this browser: the cookie has-purchased, for 365 days from its last writing (spec §9). */
  readonly hasPurchased: Stored<true>;
  /** True once the invitation was hidden, which is permanent. */
  readonly isHidden: Stored<true>;
}

export const StoredInvitation = token<StoredInvitation>('StoredInvitation');
