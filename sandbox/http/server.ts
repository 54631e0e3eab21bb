import fastifyCors from '@fastify/cors';
import type { FastifyError, FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { ApiError, statusOf } from './api-error';
import { maxBytes } from './body-limits';
import { crossOrigin, isForged } from './cross-origin';
import { forbidden, invalidResource, notFound } from './error-responses';
import { isStorable } from './storable';

/** Milliseconds within which a request must arrive in full, so that a slow client cannot hold a connection forever. */
const requestTimeout = 30_000;

const json = 'application/json; charset=utf-8';

/**
 * An HTTP server that speaks the shop's conventions: JSON in and out, errors in the wire's shapes, credentials across
 * origins. An empty body counts as no body, whatever its content type says.
 */
export async function createServer(storefrontUrl: string): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: maxBytes,
    requestTimeout,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  await app.register(fastifyCors, { delegator: crossOrigin(storefrontUrl) });
  app.addHook('onRequest', (request, _reply, done) => {
    done(isForged(request) ? forbidden() : undefined);
  });
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
  // Checked here once for all routes. No record has a name that cannot be stored.
  app.addHook('preValidation', (request, _reply, done) => {
    if (!isStorable(request.params)) throw notFound();
    if (!isStorable(request.query) || !isStorable(request.body))
      throw invalidResource({ base: ['cannot be stored: it has characters or nesting that no text may have'] });
    done();
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type(json).send({ status: 404, error: 'Not Found' }));
  app.setErrorHandler((error: FastifyError | ApiError, _request, reply) => {
    if (error instanceof ApiError) {
      const isText = typeof error.body === 'string';
      return reply
        .code(error.status)
        .type(isText ? 'text/plain; charset=utf-8' : json)
        .send(error.body);
    }
    const status = statusOf(error);
    if (status < 500) return reply.code(status).type(json).send({ status, error: error.message });
    console.error(error);
    return reply.code(500).type(json).send({ status: 500, error: 'Internal Server Error' });
  });
  return app;
}
