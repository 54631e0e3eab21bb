/** Cans of a delivery and the discount of members in basis points, the larger club first (spec §9 Club discount). */
const clubs = [
  { cans: 24, basisPoints: 2000 },
  { cans: 12, basisPoints: 1000 },
] as const;

/** Kinds of goods that members get at a discount. */
export const clubKinds: readonly string[] = ['wine', 'pack'];

/** Finds the club whose delivery has exactly so many cans; null when it is none. */
export function clubOf(cans: number): number | null {
  return clubs.find((club) => club.cans === cans)?.cans ?? null;
}

/** Returns the discount of members in basis points: 1000 with 12 cans, 2000 with 24, 0 without a club. */
export function clubDiscount(clubCans: number | null): number {
  return clubs.find(({ cans }) => cans === clubCans)?.basisPoints ?? 0;
}

export function largestClub(clubCans: readonly (number | null)[]): number | null {
  return clubs.find(({ cans }) => clubCans.includes(cans))?.cans ?? null;
}
