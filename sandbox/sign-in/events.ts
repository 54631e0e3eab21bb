import type { FastifyInstance } from 'fastify';
import type { CallCounts } from './call-counts';
import type { Provider } from './provider';
import { successResponse } from './success-response';

/** Counts telemetry without storing it (spec §9 Telemetry). It is sent without credentials. */
export function events(app: FastifyInstance, provider: Provider, counts: CallCounts): void {
  app.post('/events', (request) => {
    counts.countEvents(Array.isArray(request.body) ? request.body.length : 0);
    return successResponse(provider);
  });
}
