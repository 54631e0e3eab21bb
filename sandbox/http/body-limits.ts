import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { ApiError } from './api-error';
import { fieldsOf, isRecord } from './request-body';

/** Bytes of a call: several times the storefront's largest one. */
export const maxBytes = 51_200;

/** Bytes of a mail or a planted fault, which no shopper sends. */
export const maxBytesOfServers = 1_048_576;

/** Bytes of a group order: several times one with a thousand usual addresses. */
const maxBytesOfGroupOrder = 1_048_576;

/** The options of a route that takes group orders: any other call of it may be no longer than all others. */
export const takesGroupOrders = {
  bodyLimit: maxBytesOfGroupOrder,
  preValidation: (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void => {
    const isTooLong = !isGroupOrder(request.body) && JSON.stringify(request.body ?? null).length > maxBytes;
    done(isTooLong ? new ApiError(413, { status: 413, error: 'Payload Too Large' }) : undefined);
  },
} satisfies RouteShorthandOptions;

function isGroupOrder(body: unknown): boolean {
  return isRecord(fieldsOf(fieldsOf(fieldsOf(body)['order'])['metadata'])['group_order']);
}
