import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { eventRoutes } from '#sandbox/events/event-routes';
import { createServer } from '#sandbox/http/server';
import { HttpEventTracker } from '#src/infrastructure/tracking/http-event-tracker';
import { type ArrivedEvent, RecordingEventTracker } from '#test/fakes/tracking/recording-event-tracker';
import { describeEventTracker, type TrackingSubject } from './describe-event-tracker';

const inMemory: TrackingSubject = {
  make: () => {
    let user: string | undefined;
    const tracker = new RecordingEventTracker(() => user);
    return Promise.resolve({
      tracker,
      arrived: () => Promise.resolve(tracker.arrived),
      signIn: (userId) => {
        user = userId;
      },
      forbid: () => {
        tracker.isWelcome = false;
      },
      goDown: () => {
        tracker.isDown = true;
      },
    });
  },
  dispose: () => Promise.resolve(),
};

let sandbox: FastifyInstance | undefined;
let url = '';
let browsers = 0;

const overHttp: TrackingSubject = {
  make: async () => {
    if (!sandbox) {
      sandbox = await createServer('http://localhost:5173');
      await sandbox.register(eventRoutes());
      url = await sandbox.listen();
    }
    const anonymousId = `browser-${(browsers += 1)}`;
    let user: string | undefined;
    let isWelcome = true;
    const options = {
      url: `${url}/events`,
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
    const tracker = new HttpEventTracker(options);
    return {
      tracker,
      arrived: async () => {
        await Promise.allSettled(underWay);
        const answer = (await (await fetch(`${url}/_control/events?anonymousId=${anonymousId}`)).json()) as {
          readonly events: readonly ArrivedEvent[];
        };
        return answer.events;
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
  dispose: async () => sandbox?.close(),
};

describeEventTracker('the fake in memory', inMemory);
describeEventTracker('HTTP, against the sandbox’s endpoint', overHttp);
