import type { ClubSize } from '#src/domain/club/club-discount';
import type { ClubType, JoinStep } from '#src/domain/club/club-join';

/**
 * Every event that is tracked, by name, with all that may be told of it (spec §4 Club join, §7 Other calls). What is not
 * named here is never sent: no address, no e-mail, no code, no card and no token.
 */
export interface TrackedEvents {
  /** A step of joining the club came into sight. */
  readonly club_join_step: { readonly step: JoinStep; readonly size: ClubSize; readonly type?: ClubType };
  /** The cans of a subscription were chosen and kept. */
  readonly saved: { readonly subject: 'club_customization'; readonly subscriptionId: string; readonly cans: number };
}

export type TrackedEventName = keyof TrackedEvents;
