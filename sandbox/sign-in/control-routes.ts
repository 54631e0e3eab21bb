import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { CallCounts } from './call-counts';
import type { Provider } from './provider';

interface ById {
  Params: { id: string };
}

export interface ControlOptions {
  /** With NODE_ENV=production every control route is refused. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Control routes for tests and for manual use. */
export function controlRoutes(
  provider: Provider,
  counts: CallCounts,
  { environment }: ControlOptions,
): FastifyPluginAsync {
  return (app) => {
    if (environment['NODE_ENV'] === 'production') {
      app.all('/_control/sign-in/*', (_request, reply) =>
        reply
          .code(403)
          .send({ error: 'Control routes are for development and tests; NODE_ENV=production disables them.' }),
      );
    } else {
      registerControls(app, provider, counts);
    }
    return Promise.resolve();
  };
}

function registerControls(app: FastifyInstance, { database, clock }: Provider, counts: CallCounts): void {
  app.get('/_control/sign-in/calls', () => ({
    sessions_authenticate: counts.sessionsAuthenticated,
    events: counts.events,
  }));

  // The sessions of all users, newest first.
  app.get('/_control/sign-in/sessions', async () => {
    const rows = await database
      .selectFrom('signInSessions')
      .select(['id', 'userId', 'expiresAt', 'revokedAt'])
      .orderBy('startedAt', 'desc')
      .execute();
    const sessions = rows.map((row) => ({
      session_id: row.id,
      user_id: row.userId,
      expires_at: row.expiresAt,
      revoked_at: row.revokedAt,
    }));
    return { sessions };
  });

  app.post<ById>('/_control/sign-in/sessions/:id/expire', async (request, reply) => {
    const expired = await database
      .updateTable('signInSessions')
      .set({ expiresAt: clock.now() })
      .where('id', '=', request.params.id)
      .returning('id')
      .executeTakeFirst();
    return expired ? reply.code(204).send() : reply.code(404).send({ error: 'There is no such session.' });
  });
}
