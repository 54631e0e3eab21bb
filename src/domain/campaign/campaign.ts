import type { Instant } from '#src/domain/interval/interval';

/** The time in which shoppers can take part (spec §2 Campaign pages). */
export interface CampaignPeriod {
  /** The first moment; absent for a campaign that has always been running. */
  readonly starts?: Instant;
  /** The moment just after the last one; absent for a campaign without an end. */
  readonly ends?: Instant;
}

export type CampaignPhase = 'coming' | 'running' | 'over';

export function campaignPhase({ starts, ends }: CampaignPeriod, now: Instant): CampaignPhase {
  if (ends !== undefined && now >= ends) return 'over';
  return starts !== undefined && now < starts ? 'coming' : 'running';
}

/** Returns the time of the next change of phase; undefined when no change follows. */
export function nextPhaseAt({ starts, ends }: CampaignPeriod, now: Instant): Instant | undefined {
  return [starts, ends].find((moment) => moment !== undefined && moment > now);
}
