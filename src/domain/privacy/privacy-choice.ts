import type { Instant } from '#src/domain/interval/interval';

/** What a visitor is asked about, each with one system behind it: analytics, the affiliate network, the e-mail tool. */
export const trackingPurposes = ['statistics', 'affiliates', 'emails'] as const;

export type TrackingPurpose = (typeof trackingPurposes)[number];

/** The address of the script that serves a purpose, where there is one. */
export type PartnerScripts = Readonly<Partial<Record<TrackingPurpose, string>>>;

/** What a visitor said when they were asked. */
export interface PrivacyChoice {
  /** Everything else was refused. */
  readonly allowed: readonly TrackingPurpose[];
  readonly chosenAt: Instant;
}

/** A choice holds for a year, in milliseconds; then the visitor is asked again. */
export const choiceLifetime = 365 * 24 * 60 * 60 * 1000;

/** The choice, as long as it holds. One that was made in the future counts for nothing: a clock was wrong. */
export function choiceInForce(choice: PrivacyChoice | undefined, now: Instant): PrivacyChoice | undefined {
  if (!choice) return undefined;
  const age = now - choice.chosenAt;
  return age >= 0 && age < choiceLifetime ? choice : undefined;
}
