import { vi } from 'vitest';
import { HttpEventTracker } from '#src/infrastructure/tracking/http-event-tracker';
import type { ArrivedEvent } from '#test/fakes/tracking/recording-event-tracker';
import type { TrackingSubject } from './describe-event-tracker';

/** The other end of the adapter. */
export interface EventsEnd {
  /** The address that takes events. */
  address(): Promise<string>;
  /** Lists the events of a browser that have arrived. */
  arrived(anonymousId: string): Promise<readonly ArrivedEvent[]>;
  close(): Promise<void>;
}

let browsers = 0;

/** The adapter that sends events over HTTP to this end. Each tracker is that of another browser. */
export function eventsOverHttp(end: EventsEnd): TrackingSubject {
  return {
    make: async () => {
      const anonymousId = `browser-${Date.now()}-${(browsers += 1)}`;
      let user: string | undefined;
      let isWelcome = true;
      const options = {
        url: await end.address(),
        userId: () => user,
        anonymousId: () => anonymousId,
        mayTrack: () => isWelcome,
      };
      const { fetch } = globalThis;
      let underWay: readonly Promise<Response>[] = [];
      vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
        const answer = fetch(...call);
        underWay = [...underWay, answer];
        return answer;
      });
      return {
        tracker: new HttpEventTracker(options),
        arrived: async () => {
          await Promise.allSettled(underWay);
          return end.arrived(anonymousId);
        },
        signIn: (userId) => {
          user = userId;
        },
        forbid: () => {
          isWelcome = false;
        },
        goDown: () => {
          options.url = 'http://localhost:9/events';
        },
      };
    },
    dispose: async () => {
      vi.unstubAllGlobals();
      await end.close();
    },
  };
}
