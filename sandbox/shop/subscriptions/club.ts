import type { VariantRow } from '#sandbox/database/schema';
import type { Store } from '#sandbox/shop/shop';

/** How many cans a delivery of the club holds, the larger first, and what its members save in basis points. */
const clubs = [
  { cans: 24, basisPoints: 2000 },
  { cans: 12, basisPoints: 1000 },
] as const;

/** What the members' discount works on. */
export const clubKinds: readonly string[] = ['wine', 'pack'];

/** Cans in a delivery. */
export function cansOf(
  lines: readonly { readonly quantity: number; readonly variant: Pick<VariantRow, 'cans'> }[],
): number {
  return lines.reduce((sum, { quantity, variant }) => sum + quantity * variant.cans, 0);
}

/** The size of the club that so many cans make, or null. */
export function clubOf(cans: number): number | null {
  return clubs.find((club) => club.cans === cans)?.cans ?? null;
}

/** What members save, in basis points: 1000 with 12 cans, 2000 with 24, nothing without a club. */
export function clubDiscount(clubCans: number | null): number {
  return clubs.find(({ cans }) => cans === clubCans)?.basisPoints ?? 0;
}

/** The largest of the clubs, or null without any. */
export function largestClub(clubCans: readonly (number | null)[]): number | null {
  return clubs.find(({ cans }) => clubCans.includes(cans))?.cans ?? null;
}

/** The largest club in which the customer is now: active, and not paused. */
export async function clubOfMember(store: Store, customerId: number): Promise<number | null> {
  const rows = await store
    .selectFrom('subscriptions')
    .select('clubCans')
    .where('customerId', '=', customerId)
    .where('state', '=', 'active')
    .where('paused', '=', false)
    .execute();
  return largestClub(rows.map(({ clubCans }) => clubCans));
}
