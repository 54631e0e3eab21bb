import type { FastifyInstance } from 'fastify';
import type { SignInContext } from './authenticated';
import { sessionResponse } from './authenticated';
import type { CallCounts } from './call-counts';
import { readBody } from './read-body';
import { requireSession, revokeSession, sessionMinutes, touchSession } from './session-store';
import { successResponse } from './success-response';

/** Refreshes and revokes sessions (spec §4 Sign-in session). */
export function sessions(app: FastifyInstance, context: SignInContext, counts: CallCounts): void {
  const { provider } = context;

  // Returns a fresh JWT. With session_duration_minutes the session is extended, without it its end stays.
  app.post('/sessions/authenticate', async (request) => {
    const { session_duration_minutes: asked } = readBody(request.body, { session_duration_minutes: 'number?' });
    const minutes = asked === undefined ? undefined : sessionMinutes(asked);
    const session = await requireSession(provider, request);
    counts.countRefresh(session.row.userId);
    return sessionResponse(context, await touchSession(provider, session, minutes));
  });

  app.post('/sessions/revoke', async (request) => {
    const { row } = await requireSession(provider, request);
    await revokeSession(provider, row.id);
    return successResponse(provider);
  });
}
