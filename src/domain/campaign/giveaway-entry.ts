import { findRegion, type Region } from '#src/domain/geography/shippable';

/** A giveaway asks for nothing more (spec §2 giveaways with their sweepstakes terms). */
export interface GiveawayEntry {
  readonly name: string;
  /** Normalized. An address enters a giveaway once. */
  readonly email: string;
  /** Two capital letters. */
  readonly state: string;
  readonly isOfAge: boolean;
  readonly agreesToTerms: boolean;
}

/** Visible characters. */
export const longestEntrantName = 80;

export interface Eligibility {
  /** Two capital letters each. */
  readonly excludedStates: readonly string[];
}

export type Residence = 'eligible' | 'excluded' | 'elsewhere';

/** A prize of wine goes only to states that wine can be shipped to. */
export function residence(state: string, { excludedStates }: Eligibility, regions: readonly Region[]): Residence {
  const region = findRegion({ country: 'US', region: state }, regions);
  if (!region) return 'elsewhere';
  return excludedStates.includes(region.abbr) ? 'excluded' : 'eligible';
}
