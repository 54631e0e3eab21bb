import type { FastifyInstance } from 'fastify';
import { answer } from './answers';
import type { CallCounts } from './call-counts';
import type { Provider } from './provider';

/** Telemetry is counted and forgotten (spec §9 Telemetry). It comes without credentials. */
export function events(app: FastifyInstance, provider: Provider, counts: CallCounts): void {
  app.post('/events', (request) => {
    counts.countEvents(Array.isArray(request.body) ? request.body.length : 0);
    return answer(provider);
  });
}
