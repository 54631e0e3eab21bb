import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultResponse, responseWithBody } from './default-response';
import type { Fault } from './fault';

/** Waits for a number of milliseconds. */
export type Wait = (milliseconds: number) => Promise<void>;

/** Applies the faults from before the handler: a delay, a dropped connection, or a status instead of the handler. */
export async function applyBeforeHandler(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  wait: Wait,
): Promise<FastifyReply | undefined> {
  if (fault.kind === 'delay') await wait(fault.milliseconds ?? 0);
  if (fault.kind === 'drop') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  if (fault.kind !== 'status') return undefined;
  const status = fault.status ?? 500;
  const answer = fault.body === undefined ? defaultResponse(status) : responseWithBody(fault.body);
  return reply.code(status).type(answer.contentType).send(answer.text);
}

/** Applies the faults of the response to a handled request. */
export function applyToResponse(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  wait: Wait,
): unknown {
  if (fault.kind === 'drop-after') request.raw.socket.destroy();
  if (fault.kind === 'wrong-shape') {
    reply.removeHeader('content-length');
    const { body = { unexpected: true } } = fault;
    return typeof body === 'string' ? body : JSON.stringify(body);
  }
  if (fault.kind === 'slow-body' && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
    reply.removeHeader('content-length');
    return Readable.from(inTwoHalves(Buffer.from(payload), wait, fault.milliseconds ?? 0), { objectMode: false });
  }
  return payload;
}

async function* inTwoHalves(body: Buffer, wait: Wait, milliseconds: number): AsyncGenerator<Buffer> {
  const middle = Math.ceil(body.length / 2);
  yield body.subarray(0, middle);
  await wait(milliseconds);
  yield body.subarray(middle);
}
