import fastifyCors from '@fastify/cors';
import fastify from 'fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ApiError } from './api-error';
import { crossOrigin } from './cross-origin';

/** PostgreSQL's code for text with a character that it cannot hold, such as NUL. */
const unstorableText = '22021';

const json = 'application/json; charset=utf-8';

/**
 * An HTTP server that speaks the shop's conventions: JSON in and out, errors in the wire's shapes, credentials across
 * origins. An empty body counts as no body, whatever its content type says.
 */
export async function createServer(storefrontUrl: string): Promise<FastifyInstance> {
  const app = fastify({ logger: false, bodyLimit: 1_048_576, routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 } });
  await app.register(fastifyCors, { delegator: crossOrigin(storefrontUrl) });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body).trim();
    if (text === '') {
      done(null, undefined);
      return;
    }
    try {
      done(null, JSON.parse(text) as unknown);
    } catch {
      done(new ApiError(400, { status: 400, error: 'Bad Request' }));
    }
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type(json).send({ status: 404, error: 'Not Found' }));
  app.setErrorHandler((error: FastifyError | ApiError, _request, reply) => {
    if (error instanceof ApiError) {
      const isText = typeof error.body === 'string';
      return reply.code(error.status).type(isText ? 'text/plain; charset=utf-8' : json).send(error.body);
    }
    const status = error.code === unstorableText ? 400 : (error.statusCode ?? 500);
    if (status < 500) return reply.code(status).type(json).send({ status, error: error.message });
    console.error(error);
    return reply.code(500).type(json).send({ status: 500, error: 'Internal Server Error' });
  });
  return app;
}
