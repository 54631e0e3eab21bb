import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { credentialsOf } from '#sandbox/http/credentials';
import { invalidResource, keyInUse } from '#sandbox/http/error-responses';
import { networkOf } from '#sandbox/http/network-of';
import type { Shop } from '#sandbox/shop/shop';
import type { Answer, KeyedCall, KnownCall } from './kept-answers';
import { beginCall, forgetCall, keepAnswer } from './kept-answers';

const form = /^[\x21-\x7e]{1,255}$/;
const reading = ['GET', 'HEAD', 'OPTIONS'];
/** Refusals after which the same call may go well: of another token, of a lock that was let go, after a while. */
const passing = [401, 409, 429];

/**
 * Calls with an `Idempotency-Key` are carried out once: the same caller's next call with the key gets the answer of the first
 * one for a day, 409 while that still runs, and 422 when it asks for something else. Register it before the faults: the answer
 * has to be kept before one of them loses it.
 */
export function repeatedCalls(shop: Shop): FastifyPluginAsync {
  const plugin: FastifyPluginAsync = (app) => {
    addHooks(app, shop);
    return Promise.resolve();
  };
  // The hooks must apply to the routes of the whole server, not only to its own.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}

function addHooks(app: FastifyInstance, shop: Shop): void {
  const begun = new WeakMap<FastifyRequest, KeyedCall>();

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    if (key === undefined) return undefined;
    const call = { caller: await callerOf(shop, request), key: hash(key), request: requestOf(request) };
    const known = await beginCall(shop, call);
    if (known) return sendKnown(reply, call, known);
    begun.set(request, call);
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const call = begun.get(request);
    begun.delete(request);
    if (call && isFinal(reply.statusCode)) await keepAnswer(shop, call, answerOf(reply, payload));
    else if (call) await forgetCall(shop, call);
    return payload;
  });
}

function keyOf({ method, url, headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || reading.includes(method) || !url.startsWith('/api/')) return undefined;
  if (typeof key === 'string' && form.test(key)) return key;
  throw invalidResource({ base: ['Idempotency-Key must have 1 to 255 visible characters of ASCII.'] });
}

/**
 * A key is known to its caller alone: the customer, else the holder of the order's token, else the browser behind a network address,
 * since the first answer to a guest has the token of their order.
 */
async function callerOf(shop: Shop, request: FastifyRequest): Promise<string> {
  const { bearer, orderToken } = credentialsOf(request);
  const customer = bearer === undefined ? undefined : await shop.verifier.verify(bearer);
  if (customer) return ofCustomer(customer.subject);
  if (orderToken !== undefined) return ofOrder(orderToken);
  return hash('guest', networkOf(request.ip), request.headers['x-anonymous-id'] ?? null);
}

/** The name that the calls of a customer have, and those of callers with the token of an order. */
export const ofCustomer = (subject: string): string => hash('customer', subject);
export const ofOrder = (token: string): string => hash('order', token);

/** The address names the order; its token also opens an order for a customer whose it is not yet. */
function requestOf(request: FastifyRequest): string {
  const { method, url, body } = request;
  const { orderToken = null, additionToken = null } = credentialsOf(request);
  return hash(method, url, body, orderToken, additionToken);
}

function sendKnown(reply: FastifyReply, { request }: KeyedCall, known: KnownCall): FastifyReply {
  if (known.request !== request) throw invalidResource({ base: ['The key was used for another call.'] });
  if (!known.answer) throw keyInUse();
  const { status, contentType, body } = known.answer;
  if (contentType !== null) void reply.type(contentType);
  return reply.code(status).send(body ?? undefined);
}

function isFinal(status: number): boolean {
  return status < 500 && !passing.includes(status);
}

function answerOf(reply: FastifyReply, payload: unknown): Answer {
  const contentType = reply.getHeader('content-type');
  return {
    status: reply.statusCode,
    contentType: typeof contentType === 'string' ? contentType : null,
    body: typeof payload === 'string' ? payload : null,
  };
}

function hash(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
