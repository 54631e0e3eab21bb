import type { Instant } from '#src/domain/interval/interval';

/** The purposes that a visitor decides about, each with one system: analytics, the affiliate network, the e-mail tool. */
export const trackingPurposes = ['statistics', 'affiliates', 'emails'] as const;

export type TrackingPurpose = (typeof trackingPurposes)[number];

export interface PrivacyChoice {
  /** All other purposes were refused. */
  readonly allowed: readonly TrackingPurpose[];
  readonly chosenAt: Instant;
}

/** A choice holds for a year, in milliseconds; then the visitor is asked again. */
export const choiceLifetime = 365 * 24 * 60 * 60 * 1000;

/** The choice, while it is valid. One with a date in the future is invalid, because a clock was wrong. */
export function choiceInForce(choice: PrivacyChoice | undefined, now: Instant): PrivacyChoice | undefined {
  if (!choice) return undefined;
  const age = now - choice.chosenAt;
  return age >= 0 && age < choiceLifetime ? choice : undefined;
}
