import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from './fault';
import { orderedAnswer, usualAnswer } from './usual-answer';

/** Waits for a number of milliseconds. */
export type Wait = (milliseconds: number) => Promise<void>;

/** What happens instead of, or before, carrying the request out. */
export async function misbehaveBefore(
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
  const answer = fault.body === undefined ? usualAnswer(status) : orderedAnswer(fault.body);
  return reply.code(status).type(answer.contentType).send(answer.text);
}

/** What becomes of the answer of a request that was carried out. */
export function misbehaveAfter(
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
