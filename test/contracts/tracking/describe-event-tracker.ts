import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventTracker } from '#src/application/ports/tracking/event-tracker';
import type { ArrivedEvent } from '#test/fakes/tracking/recording-event-tracker';

/** A tracker, and a contract's view and actions at its other end. */
export interface TrackingUnderTest {
  readonly tracker: EventTracker;
  /** Returns the events that have arrived, once no call is under way any more. */
  arrived(): Promise<readonly ArrivedEvent[]>;
  signIn(userId: string | undefined): void;
  /** The browser asks for the shopper not to be followed. */
  forbid(): void;
  /** The other end cannot be reached any more. */
  goDown(): void;
}

export interface TrackingSubject {
  make(): Promise<TrackingUnderTest>;
  dispose(): Promise<void>;
}

const step = { step: 'default', size: 12, type: 'red' } as const;
const saved = { subject: 'club_customization', subscriptionId: '7', cans: 12 } as const;

/** Writes ids as text, because the other end chooses whether they are text or numbers. */
function idsOf({ userId, properties }: ArrivedEvent) {
  return {
    userId: String(userId),
    subscriptionId: String((properties as { readonly subscriptionId: unknown }).subscriptionId),
  };
}

/** Tests the contract of every event tracker (spec §7 Other calls, §8 Analytics failures). */
export function describeEventTracker(name: string, { make, dispose }: TrackingSubject): void {
  describe(`EventTracker of ${name} (spec §4 Club join, §7 Other calls: name, properties, userId, anonymousId)`, () => {
    let tracking: TrackingUnderTest;
    beforeEach(async () => {
      tracking = await make();
    });
    afterAll(dispose);

    it('sends name, properties and an anonymous id, and no identity of a guest', async () => {
      tracking.tracker.track('club_join_step', step);
      const [event, ...more] = await tracking.arrived();
      expect(more).toEqual([]);
      expect(event).toEqual({ name: 'club_join_step', properties: step, anonymousId: event!.anonymousId });
      expect(event!.anonymousId).not.toBe('');
    });

    it('sends the user who is signed in when it happens, and knows the browser again', async () => {
      tracking.tracker.track('club_join_step', step);
      await tracking.arrived();
      tracking.signIn('7');
      tracking.tracker.track('saved', saved);
      const [before, after] = await tracking.arrived();
      expect(after).toMatchObject({
        name: 'saved',
        properties: { subject: saved.subject, cans: 12 },
        anonymousId: before!.anonymousId,
      });
      expect(idsOf(after!)).toEqual({ userId: '7', subscriptionId: '7' });
    });

    it('tells nothing of a visitor who does not want to be followed', async () => {
      tracking.forbid();
      tracking.tracker.track('saved', saved);
      expect(await tracking.arrived()).toEqual([]);
    });

    it('does no harm when the other end is down', async () => {
      tracking.goDown();
      tracking.tracker.track('saved', saved);
      expect(await tracking.arrived()).toEqual([]);
    });
  });
}
