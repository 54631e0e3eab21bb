import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { maxBytesOfServers } from '#sandbox/http/body-limits';
import { applyBeforeHandler, applyToResponse, type Wait } from './apply-fault';
import type { Fault } from './fault';
import { FaultRegister } from './fault-register';
import { readFault } from './read-fault';

export interface FaultOptions {
  /** Waits while a response is delayed; tests replace it. */
  readonly wait?: Wait;
  /** With NODE_ENV=production every fault is refused. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

const controlPath = '/_control';
const notFound = { error: 'The resource you were looking for could not be found.' };

/**
 * Injects faults: `POST /_control/faults` adds one, `GET` and `DELETE /_control/faults[/id]` list and remove them. Register it
 * before the routes that it affects. It runs after CORS, so that its responses carry the same headers and a browser's
 * preflight does not count as a hit.
 */
export function faults({ wait = waitInRealTime, environment = process.env }: FaultOptions = {}): FastifyPluginAsync {
  const plugin: FastifyPluginAsync = async (app) => {
    if (environment['NODE_ENV'] === 'production') refuseFaults(app);
    else registerFaultRoutes(app, new FaultRegister(), wait);
  };
  // The hooks must apply to the routes of the whole server, not only to its own.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}

function refuseFaults(app: FastifyInstance): void {
  const refuse = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.code(403).send({ error: 'Faults are for development and tests; NODE_ENV=production disables them.' });
  app.all(`${controlPath}/faults`, refuse);
  app.all(`${controlPath}/faults/:id`, refuse);
}

function registerFaultRoutes(app: FastifyInstance, register: FaultRegister, wait: Wait): void {
  const hits = new WeakMap<FastifyRequest, Fault>();

  app.addHook('preValidation', async (request, reply) => {
    const fault = request.url.startsWith(controlPath) ? undefined : register.consume(request);
    if (!fault) return undefined;
    hits.set(request, fault);
    return applyBeforeHandler(fault, request, reply, wait);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = hits.get(request);
    return fault ? applyToResponse(fault, request, reply, payload, wait) : payload;
  });

  app.post(`${controlPath}/faults`, { bodyLimit: maxBytesOfServers }, (request, reply) => {
    const read = readFault(request.body);
    if (read.errors) return reply.code(422).send({ error: 'This fault is invalid.', errors: read.errors });
    return reply.code(201).send(register.add(read.fault));
  });
  app.get(`${controlPath}/faults`, () => ({ faults: register.list() }));
  app.get<{ Params: { id: string } }>(`${controlPath}/faults/:id`, (request, reply) => {
    const fault = register.find(request.params.id);
    return fault ? reply.send(fault) : reply.code(404).send(notFound);
  });
  app.delete(`${controlPath}/faults`, (_request, reply) => {
    register.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>(`${controlPath}/faults/:id`, (request, reply) =>
    register.remove(request.params.id) ? reply.code(204).send() : reply.code(404).send(notFound),
  );
}

async function waitInRealTime(milliseconds: number): Promise<void> {
  // A delayed response must not keep a stopped sandbox running.
  await sleep(milliseconds, undefined, { ref: false });
}
