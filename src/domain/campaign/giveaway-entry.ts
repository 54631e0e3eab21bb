import { findRegion, type Region } from '#src/domain/geography/shippable';

/** The details of an entry: a giveaway asks for nothing more (spec §2 giveaways with their sweepstakes terms). */
export interface GiveawayEntry {
  readonly name: string;
  /** Normalized. An address enters a giveaway once. */
  readonly email: string;
  /** The state of residence, in two capital letters. */
  readonly state: string;
  readonly isOfAge: boolean;
  readonly agreesToTerms: boolean;
}

/** The longest name, in visible characters. */
export const longestEntrantName = 80;

/** The people who may enter: residents of the United States, except of some states. */
export interface Eligibility {
  /** Two capital letters each. */
  readonly excludedStates: readonly string[];
}

export type Residence = 'eligible' | 'excluded' | 'elsewhere';

/** Decides if residents of a state may enter: a prize of wine goes only to states that wine can be shipped to. */
export function residence(state: string, { excludedStates }: Eligibility, regions: readonly Region[]): Residence {
  const region = findRegion({ country: 'US', region: state }, regions);
  if (!region) return 'elsewhere';
  return excludedStates.includes(region.abbr) ? 'excluded' : 'eligible';
}
