import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '#sandbox/http/api-error';
import { fieldsOf, isRecord } from '#sandbox/http/request-body';
import { sendPage } from '#sandbox/pages/send-page';
import { eventsPage } from './events-page';
import type { ReceivedEvent } from './received-event';

/** Older events are dropped. */
const maxEvents = 2000;

/** On the page. */
const shown = 200;

/** The endpoint to which the storefront sends analytics events (spec §7 Other calls). They are kept until the sandbox stops. */
export function eventRoutes(): FastifyPluginAsync {
  const arrived: ReceivedEvent[] = [];
  return (app) => {
    app.post('/events', (request, reply) => {
      const { name, properties, userId, anonymousId } = fieldsOf(request.body);
      if (typeof name !== 'string' || name === '' || typeof anonymousId !== 'string' || !isRecord(properties)) {
        throw new ApiError(422, { error: 'Send name, properties, anonymousId and, of a customer, userId.' });
      }
      arrived.push({ name, properties, userId, anonymousId });
      if (arrived.length > maxEvents) arrived.shift();
      return reply.code(204).send();
    });

    app.get('/events', (_request, reply) => sendPage(reply, eventsPage(arrived.slice(-shown))));

    // For tests and for inspection: the received events of one browser or of all.
    if (process.env['NODE_ENV'] !== 'production') {
      app.get<{ Querystring: { anonymousId?: string } }>('/_control/events', ({ query: { anonymousId } }) => ({
        events: arrived.filter((event) => anonymousId === undefined || event.anonymousId === anonymousId),
      }));
    }
    return Promise.resolve();
  };
}
