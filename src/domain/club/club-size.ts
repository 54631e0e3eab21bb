/** Cans in every delivery of the club (spec §9 Club sizes). */
export const clubSizes = [12, 24] as const;
export type ClubSize = (typeof clubSizes)[number];

/** The members' discount of each size in percent (spec §9 Club discount). */
export const memberPercent: Readonly<Record<ClubSize, number>> = { 12: 10, 24: 20 };

/** Reads a size from a URL; undefined when it is not a club size. */
export function parseClubSize(text: string | undefined): ClubSize | undefined {
  return clubSizes.find((size) => String(size) === text);
}

/** The club with this many cans per delivery; undefined for a subscription that is not a club. */
export function clubSizeOf(cans: number): ClubSize | undefined {
  return clubSizes.find((size) => size === cans);
}
