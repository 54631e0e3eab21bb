import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { fieldsOf, integerOf } from '#sandbox/http/request-body';
import { DeliveryApi } from './delivery-api';
import { DeliveryError } from './delivery-error';
import type { QueryString } from './delivery-query';
import type { Place } from './delivery-resource';
import { loadContent } from './load-content';
import { mediaFiles } from './media-files';
import { RateLimit } from './rate-limit';
import type { StoredContent, StoredEntry } from './stored-content';

export const CONTENT_SPACE = 'ringpull';
export const CONTENT_TOKEN = 'sandbox-content-token';
const ENVIRONMENT = 'master';
const BASE = '/spaces/:space/environments/:environment';

type Call = FastifyRequest<{ Params: { space: string; environment: string }; Querystring: QueryString }>;

interface ContentAccess {
  readonly space: string;
  readonly token: string;
}

interface ContentServiceOptions {
  /** The space, and the token that reads it; those of the sandbox when left out. */
  readonly access?: ContentAccess;
  /** The content files when left out. */
  readonly content?: StoredContent;
  /** Entries that were added since the start. */
  readonly addedEntries?: () => Promise<readonly StoredEntry[]>;
}

/**
 * A stand-in for the calls of Contentful's content delivery API that the storefront makes, with the pictures below /media/.
 * Refuses to start when a content file is wrong (spec §3 Content types).
 */
export function contentService(options: ContentServiceOptions = {}): FastifyPluginAsync {
  const { content = loadContent(), addedEntries = () => Promise.resolve([]) } = options;
  const { access = { space: CONTENT_SPACE, token: CONTENT_TOKEN } } = options;
  return async (app) => {
    await app.register(mediaFiles(content.assets));
    await app.register(async (api) =>
      deliveryRoutes(
        api,
        access,
        async () => new DeliveryApi({ ...content, entries: [...content.entries, ...(await addedEntries())] }),
      ),
    );
  };
}

function deliveryRoutes(app: FastifyInstance, access: ContentAccess, openApi: () => Promise<DeliveryApi>): void {
  const rateLimit = new RateLimit();

  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    void reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Access-Control-Expose-Headers', 'X-Contentful-RateLimit-Reset, X-Contentful-Request-Id')
      .header('X-Contentful-Request-Id', request.id);
    if (request.method === 'OPTIONS' || !request.url.startsWith('/spaces/')) return;
    rateLimit.count();
    checkAccess(request as Call, access);
  });
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof DeliveryError)) throw error;
    return reply.code(error.status).headers(error.headers).send(error.body(request.id));
  });

  app.options('/spaces/*', (_, reply) =>
    reply
      .code(204)
      .header('Access-Control-Allow-Methods', 'GET, HEAD, OPTIONS')
      .header('Access-Control-Allow-Headers', 'Authorization, Content-Type, X-Contentful-User-Agent')
      .header('Access-Control-Max-Age', '86400')
      .send(),
  );
  app.get(`${BASE}/entries`, async (call: Call) => (await openApi()).entries(call.query, placeOf(call)));
  // A control route for tests; with NODE_ENV=production there is none.
  if (process.env['NODE_ENV'] === 'production') return;
  app.post('/sandbox/content/rate-limit', (call, reply) => {
    const { requests, resetSeconds } = fieldsOf(call.body);
    rateLimit.refuseNext(integerOf(requests) ?? 0, integerOf(resetSeconds) ?? 0);
    return reply.code(204).send();
  });
}

function checkAccess(call: Call, access: ContentAccess): void {
  const token = call.headers.authorization?.replace(/^Bearer /, '');
  if (token !== access.token) throw DeliveryError.tokenInvalid();
  const { space, environment } = call.params;
  if (space !== access.space) throw DeliveryError.notFound({ type: 'Space', id: space });
  if (environment !== ENVIRONMENT) throw DeliveryError.notFound({ type: 'Environment', id: environment, space });
}

function placeOf(call: Call): Place {
  return { ...call.params, host: call.host };
}
