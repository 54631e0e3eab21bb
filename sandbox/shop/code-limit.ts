import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#sandbox/http/api-error';
import { tooManyRequests } from '#sandbox/http/error-responses';
import { networkOf } from '#sandbox/http/network-of';
import type { CallLimit } from '#sandbox/http/recent-calls';
import { RecentCalls } from '#sandbox/http/recent-calls';
import { fieldsOf } from '#sandbox/http/request-body';
import type { Caller } from '#sandbox/shop/customers/caller';
import { identify } from '#sandbox/shop/customers/caller';
import type { Shop } from './shop';

/** Failed codes a minute by customer, cart or guest, and by IP address, which several people may share. */
const allowed = 10;
const allowedFromAddress = 100;

const notFound: readonly unknown[] = ['gift_card_not_found', 'coupon_code_not_found'];

/** Prevents guessing of codes: after too many unknown codes, every code is refused for a minute (429). */
export function limitFailedCodes(app: FastifyInstance, shop: Shop): void {
  const wrong = new RecentCalls(shop.clock);
  /** The limits that a request counts by: it counts as wrong until its code is found. */
  const guesses = new WeakMap<FastifyRequest, readonly CallLimit[]>();

  app.addHook('preHandler', async (request) => {
    if (!namesCode(request)) return;
    const limits = [
      { caller: callerKey(await identify(shop, request), request), allowed },
      { caller: `address ${networkOf(request.ip)}`, allowed: allowedFromAddress },
    ];
    if (!wrong.take(...limits)) throw tooManyRequests();
    guesses.set(request, limits);
  });

  app.addHook('onError', (request, _reply, error, done) => {
    if (error instanceof ApiError && notFound.includes(fieldsOf(error.body)['status_code'])) guesses.delete(request);
    done();
  });

  app.addHook('onSend', (request, _reply, payload, done) => {
    wrong.giveBack(...(guesses.get(request) ?? []));
    done(null, payload);
  });
}

/** An order token counts only where it opens an order. Elsewhere a client could send a new one with every guess. */
function callerKey({ customer, orderToken }: Caller, { ip, params }: FastifyRequest): string {
  if (customer) return `customer ${String(customer.id)}`;
  return orderToken !== undefined && 'number' in fieldsOf(params)
    ? `order ${orderToken}`
    : `passer-by ${networkOf(ip)}`;
}

/** True when a request contains a coupon code or a gift card code. */
function namesCode({ body, query, params }: FastifyRequest): boolean {
  const sent = fieldsOf(body);
  const codes = [
    sent['redemption_code'],
    sent['coupon_code'],
    fieldsOf(sent['order'])['coupon_code'],
    fieldsOf(query)['redemption_code'],
    fieldsOf(params)['code'],
  ];
  return codes.some((code) => code !== undefined);
}
