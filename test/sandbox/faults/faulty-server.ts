import fastifyCors from '@fastify/cors';
import fastify, { type FastifyInstance } from 'fastify';
import { faults } from '#sandbox/faults/faults';

export interface FaultyServer {
  readonly app: FastifyInstance;
  /** The lines that requests really added, which shows whether a request was carried out. */
  readonly lines: string[];
  /** Ends every wait that is going on, and returns how long each was meant to last. */
  readonly passTime: () => readonly number[];
  /** Resolves when somebody begins to wait. */
  readonly waiting: () => Promise<void>;
}

/** A small shop with faults before it; time passes by hand. */
export async function faultyServer(environment: Record<string, string> = {}): Promise<FaultyServer> {
  const waits: { milliseconds: number; end: () => void }[] = [];
  let noticeWait: () => void = () => undefined;
  const lines: string[] = [];
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((end) => {
      waits.push({ milliseconds, end });
      noticeWait();
    });
  const app = fastify();
  await app.register(faults({ wait, environment }));
  await app.register(fastifyCors, { origin: 'http://localhost:5173' });
  await app.register(async (shop) => {
    shop.post<{ Body: { sku: string } }>('/api/orders/:number/line_items', (request, reply) => {
      lines.push(request.body.sku);
      return reply.code(201).send({ id: lines.length, sku: request.body.sku });
    });
    shop.get('/api/orders/:number', () => ({ number: 'R945892842', line_items: lines }));
  });
  return {
    app,
    lines,
    passTime: () =>
      waits.splice(0).map(({ milliseconds, end }) => {
        end();
        return milliseconds;
      }),
    waiting: () =>
      new Promise((resolve) => {
        if (waits.length > 0) resolve();
        else noticeWait = resolve;
      }),
  };
}
