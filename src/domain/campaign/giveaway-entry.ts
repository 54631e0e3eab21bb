import { findRegion, type Region } from '#src/domain/geography/shippable';

/** What is asked of whoever enters a giveaway, and nothing more (spec §2 giveaways with their sweepstakes terms). */
export interface GiveawayEntry {
  readonly name: string;
  /** In its one form. An address enters a giveaway once. */
  readonly email: string;
  /** The state of residence, in two capital letters. */
  readonly state: string;
  readonly isOfAge: boolean;
  readonly agreesToTerms: boolean;
}

/** The longest name, in characters as people count them. */
export const longestEntrantName = 80;

/** Who may enter: residents of the United States, without some states. */
export interface Eligibility {
  /** Two capital letters each. */
  readonly excludedStates: readonly string[];
}

export type Residence = 'eligible' | 'excluded' | 'elsewhere';

/** Whether residents of a state may enter: a prize of wine can only be won where wine can be sent. */
export function residence(state: string, { excludedStates }: Eligibility, regions: readonly Region[]): Residence {
  const region = findRegion({ country: 'US', region: state }, regions);
  if (!region) return 'elsewhere';
  return excludedStates.includes(region.abbr) ? 'excluded' : 'eligible';
}
