import type { FastifyInstance } from 'fastify';
import { eventRoutes } from '#sandbox/events/event-routes';
import { createServer } from '#sandbox/http/server';
import { type ArrivedEvent, RecordingEventTracker } from '#test/fakes/tracking/recording-event-tracker';
import { describeEventTracker, type TrackingSubject } from './describe-event-tracker';
import { eventsOverHttp } from './http-tracking';

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

const overHttp = eventsOverHttp({
  address: async () => {
    if (!sandbox) {
      sandbox = await createServer('http://localhost:5173');
      await sandbox.register(eventRoutes());
      url = await sandbox.listen();
    }
    return `${url}/events`;
  },
  arrived: async (anonymousId) => {
    const answer = await fetch(`${url}/_control/events?anonymousId=${anonymousId}`);
    return ((await answer.json()) as { readonly events: readonly ArrivedEvent[] }).events;
  },
  close: async () => sandbox?.close(),
});

describeEventTracker('the fake in memory', inMemory);
describeEventTracker('HTTP, against the sandbox’s endpoint', overHttp);
