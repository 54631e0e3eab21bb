import type { FastifyInstance } from 'fastify';
import { answer } from './answers';
import type { SignInDesk } from './authenticated';
import { sessionAnswer } from './authenticated';
import type { CallCounts } from './call-counts';
import { readBody } from './read-body';
import { requireSession, revokeSession, sessionMinutes, touchSession } from './session-store';

/** Keeping a session alive, and ending it (spec §4 Sign-in session). */
export function sessions(app: FastifyInstance, desk: SignInDesk, counts: CallCounts): void {
  const { provider } = desk;

  // A fresh JWT; with session_duration_minutes the session's life is counted anew, without it stays as long as it was.
  app.post('/sessions/authenticate', async (request) => {
    const { session_duration_minutes: asked } = readBody(request.body, { session_duration_minutes: 'number?' });
    const minutes = asked === undefined ? undefined : sessionMinutes(asked);
    const session = await requireSession(provider, request);
    counts.countRefresh(session.row.userId);
    return sessionAnswer(desk, await touchSession(provider, session, minutes));
  });

  app.post('/sessions/revoke', async (request) => {
    const { row } = await requireSession(provider, request);
    await revokeSession(provider, row.id);
    return answer(provider);
  });
}
