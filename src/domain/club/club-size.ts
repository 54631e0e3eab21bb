/** Cans in every delivery of the club (spec §9 Club sizes). */
export const clubSizes = [12, 24] as const;
export type ClubSize = (typeof clubSizes)[number];

/** Percent that a member of each size saves (spec §9 Club discount). */
export const memberPercent: Readonly<Record<ClubSize, number>> = { 12: 10, 24: 20 };

/** The size that text of an address names; undefined for every other. */
export function parseClubSize(text: string | undefined): ClubSize | undefined {
  return clubSizes.find((size) => String(size) === text);
}

/** The club that so many cans in every delivery are; other numbers are a subscription, but no club. */
export function clubSizeOf(cans: number): ClubSize | undefined {
  return clubSizes.find((size) => size === cans);
}
