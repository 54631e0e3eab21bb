import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignInContext } from './authenticated';
import { SignInRefusal } from './errors';
import { projectId } from './project';
import { successResponse } from './success-response';
import { userView } from './user-view';

/** Calls of servers, which know the project's secret: a token does not name every user's address. */
export function serverRoutes(app: FastifyInstance, { provider }: SignInContext): void {
  app.get<{ Params: { id: string } }>('/users/:id', async (request) => {
    requireSecret(request);
    // Servers get it without the envelope of the browser's client.
    return successResponse(provider, await userView(provider, request.params.id))['data'];
  });
}

/** Accepts every well-formed secret of the project. */
function requireSecret({ headers }: FastifyRequest): void {
  const [, encoded = ''] = /^Basic\s+([A-Za-z0-9+/=_-]+)$/i.exec(headers.authorization ?? '') ?? [];
  const [, project, secret = ''] = /^([^:]+):(.+)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  if (project !== projectId || !/^secret-[\w-]+$/.test(secret)) throw new SignInRefusal('invalid_authorization_header');
}
