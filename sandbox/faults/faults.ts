import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from './fault';
import { FaultRegister } from './fault-register';
import { misbehaveAfter, misbehaveBefore, type Wait } from './misbehave';
import { readFault } from './read-fault';

export interface FaultOptions {
  /** How time passes while an answer is late; handed in by tests. */
  readonly wait?: Wait;
  /** With NODE_ENV=production every order is refused. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

const controlPath = '/_control';
const notFound = { error: 'The resource you were looking for could not be found.' };

/**
 * Lets the sandbox misbehave on demand: `POST /_control/faults` orders a fault, `GET` and `DELETE /_control/faults[/id]` list and
 * withdraw. Register it before the routes it shall reach. It acts after the request was let in, so that its answers carry
 * the same cross-origin headers as others and a browser's preflight is no hit.
 */
export function faults({ wait = waitInRealTime, environment = process.env }: FaultOptions = {}): FastifyPluginAsync {
  const plugin: FastifyPluginAsync = async (app) => {
    if (environment['NODE_ENV'] === 'production') refuseOrders(app);
    else serveOrders(app, new FaultRegister(), wait);
  };
  // Its hooks shall reach the routes beside it and not only its own.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}

function refuseOrders(app: FastifyInstance): void {
  const refuse = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply
      .code(403)
      .send({ error: 'Faults are for development and tests; with NODE_ENV=production nothing misbehaves on demand.' });
  app.all(`${controlPath}/faults`, refuse);
  app.all(`${controlPath}/faults/:id`, refuse);
}

function serveOrders(app: FastifyInstance, register: FaultRegister, wait: Wait): void {
  const hits = new WeakMap<FastifyRequest, Fault>();

  app.addHook('preValidation', async (request, reply) => {
    const fault = request.url.startsWith(controlPath) ? undefined : register.take(request);
    if (!fault) return undefined;
    hits.set(request, fault);
    return misbehaveBefore(fault, request, reply, wait);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = hits.get(request);
    return fault ? misbehaveAfter(fault, request, reply, payload, wait) : payload;
  });

  app.post(`${controlPath}/faults`, (request, reply) => {
    const read = readFault(request.body);
    if (read.errors) return reply.code(422).send({ error: 'This fault cannot be ordered.', errors: read.errors });
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
  // A late answer must not keep a stopped sandbox alive.
  await sleep(milliseconds, undefined, { ref: false });
}
