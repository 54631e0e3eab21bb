import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '#sandbox/http/api-error';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, isFields } from '#sandbox/http/request-body';

/** An event of analytics as it arrived. */
interface ArrivedEvent {
  readonly name: string;
  readonly properties: Fields;
  readonly userId: unknown;
  readonly anonymousId: string;
}

/** As many as are kept; older ones are forgotten. */
const most = 2000;

/** The serverless endpoint to which the storefront tells events (spec §7 Other calls). They are kept until the sandbox stops. */
export function eventRoutes(): FastifyPluginAsync {
  const arrived: ArrivedEvent[] = [];
  return (app) => {
    app.post('/events', (request, reply) => {
      const { name, properties, userId, anonymousId } = fieldsOf(request.body);
      if (typeof name !== 'string' || name === '' || typeof anonymousId !== 'string' || !isFields(properties)) {
        throw new ApiError(422, { error: 'Send name, properties, anonymousId and, of a customer, userId.' });
      }
      arrived.push({ name, properties, userId, anonymousId });
      if (arrived.length > most) arrived.shift();
      return reply.code(204).send();
    });

    // A lever, for tests and for looking at: what arrived, of one browser or of all.
    if (process.env['NODE_ENV'] !== 'production') {
      app.get<{ Querystring: { anonymousId?: string } }>('/_control/events', ({ query: { anonymousId } }) => ({
        events: arrived.filter((event) => anonymousId === undefined || event.anonymousId === anonymousId),
      }));
    }
    return Promise.resolve();
  };
}
