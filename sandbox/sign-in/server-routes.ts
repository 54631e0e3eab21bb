import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignInContext } from './authenticated';
import { SignInRefusal } from './errors';
import { projectId } from './project';
import type { Provider } from './provider';
import { successResponse } from './success-response';
import { userView } from './user-view';

/** Calls of servers, which know the project's secret: a token does not name every user's address. */
export function serverRoutes(app: FastifyInstance, { provider }: SignInContext): void {
  app.get<{ Params: { id: string } }>('/users/:id', async (request) => {
    requireSecret(provider, request);
    // Servers get it without the envelope of the browser's client.
    return successResponse(provider, await userView(provider, request.params.id))['data'];
  });
}

/**
 * Refuses the id and the secret of another project. Both are error types of @stytch/vanilla-js (StytchAPIErrorType); servers meet them
 * with the statuses 400 and 401 (https://stytch.com/docs/api/errors).
 */
function requireSecret({ keys }: Provider, { headers }: FastifyRequest): void {
  const [, encoded = ''] = /^Basic\s+([A-Za-z0-9+/=_-]+)$/i.exec(headers.authorization ?? '') ?? [];
  const [, project, secret = ''] = /^([^:]+):(.+)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  if (project === undefined) throw new SignInRefusal('invalid_authorization_header');
  if (project !== projectId) throw new SignInRefusal('invalid_project_id_authentication');
  if (secret !== keys.secret) throw new SignInRefusal('invalid_secret_authentication');
}
