import type { Instant } from '#src/domain/interval/interval';

/** Analytics, the affiliate network, the e-mail tool: one system each. */
export const trackingPurposes = ['statistics', 'affiliates', 'emails'] as const;

export type TrackingPurpose = (typeof trackingPurposes)[number];

export interface PrivacyChoice {
  /** All others were refused. */
  readonly allowed: readonly TrackingPurpose[];
  readonly chosenAt: Instant;
}

/** One year in milliseconds; then the visitor is asked again. */
export const choiceLifetime = 365 * 24 * 60 * 60 * 1000;

/** A date in the future is invalid, because a clock was wrong. */
export function choiceInForce(choice: PrivacyChoice | undefined, now: Instant): PrivacyChoice | undefined {
  if (!choice) return undefined;
  const age = now - choice.chosenAt;
  return age >= 0 && age < choiceLifetime ? choice : undefined;
}
