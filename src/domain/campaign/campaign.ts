import type { Instant } from '#src/domain/interval/interval';

/** When something can be taken part in (spec §2 Campaign pages). */
export interface CampaignPeriod {
  /** From this moment on; absent for one that began before anybody asked. */
  readonly starts?: Instant;
  /** Until just before this moment; absent for one without an end. */
  readonly ends?: Instant;
}

export type CampaignPhase = 'coming' | 'running' | 'over';

export function campaignPhase({ starts, ends }: CampaignPeriod, now: Instant): CampaignPhase {
  if (ends !== undefined && now >= ends) return 'over';
  return starts !== undefined && now < starts ? 'coming' : 'running';
}

/** When the phase changes next; undefined when it stays. */
export function nextPhaseAt({ starts, ends }: CampaignPeriod, now: Instant): Instant | undefined {
  return [starts, ends].find((moment) => moment !== undefined && moment > now);
}
