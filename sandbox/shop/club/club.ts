import type { VariantRow } from '#sandbox/database/schema';
import type { Store } from '#sandbox/shop/shop';

/** Cans per delivery and the members' discount in basis points, the larger club first. */
const clubs = [
  { cans: 24, basisPoints: 2000 },
  { cans: 12, basisPoints: 1000 },
] as const;

/** The kinds of variant that get the members' discount. */
export const clubKinds: readonly string[] = ['wine', 'pack'];

export function totalCans(
  lines: readonly { readonly quantity: number; readonly variant: Pick<VariantRow, 'cans'> }[],
): number {
  return lines.reduce((sum, { quantity, variant }) => sum + quantity * variant.cans, 0);
}

/** The club whose delivery has exactly this many cans, or null. */
export function clubSizeOf(cans: number): number | null {
  return clubs.find((club) => club.cans === cans)?.cans ?? null;
}

/** The members' discount in basis points: 1000 with 12 cans, 2000 with 24, 0 without a club. */
export function clubDiscount(clubCans: number | null): number {
  return clubs.find(({ cans }) => cans === clubCans)?.basisPoints ?? 0;
}

export function largestClub(clubCans: readonly (number | null)[]): number | null {
  return clubs.find(({ cans }) => clubCans.includes(cans))?.cans ?? null;
}

/** The largest active club of the customer; a paused one does not count. */
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
