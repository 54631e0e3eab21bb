import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#sandbox/http/api-error';
import { tooManyRequests } from '#sandbox/http/refusals';
import { fieldsOf } from '#sandbox/http/request-body';
import { WrongGuesses } from '#sandbox/http/wrong-guesses';
import type { Caller } from './customers/caller';
import { identify } from './customers/caller';
import type { Shop } from './shop';

/** Wrong codes a minute: of one customer, cart or passer-by, and of one address in the network, where many may sit. */
const allowed = 10;
const allowedFromAddress = 100;

const notFound: readonly unknown[] = ['gift_card_not_found', 'coupon_code_not_found'];

/** Lets nobody find codes by trying: whoever names too many that do not exist is refused every code for a minute (429). */
export function limitCodeGuesses(app: FastifyInstance, shop: Shop): void {
  const wrong = new WrongGuesses(shop.clock);
  const guessers = new WeakMap<FastifyRequest, readonly [caller: string, address: string]>();

  app.addHook('preHandler', async (request) => {
    if (!namesCode(request)) return;
    const address = `address ${request.ip}`;
    const caller = callerOf(await identify(shop, request), request);
    guessers.set(request, [caller, address]);
    if (wrong.hasSpent(caller, allowed) || wrong.hasSpent(address, allowedFromAddress)) throw tooManyRequests();
  });

  app.addHook('onError', (request, _reply, error, done) => {
    if (error instanceof ApiError && notFound.includes(fieldsOf(error.body)['status_code'])) {
      for (const guesser of guessers.get(request) ?? []) wrong.count(guesser);
    }
    done();
  });
}

/** A token proves itself only where it opens an order; elsewhere anybody could bring a new one for every guess. */
function callerOf({ customer, orderToken }: Caller, { ip, params }: FastifyRequest): string {
  if (customer) return `customer ${String(customer.id)}`;
  return orderToken !== undefined && 'number' in fieldsOf(params) ? `order ${orderToken}` : `passer-by ${ip}`;
}

/** Whether a request names a promotion code or a gift card, wherever the calls take one. */
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
