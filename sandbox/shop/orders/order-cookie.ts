import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OrderRow } from '#sandbox/database/schema';
import { fieldsOf } from '#sandbox/http/request-body';
import type { Shop } from '#sandbox/shop/shop';
import { isClosed } from './order-access';

const name = 'order';
/** Only reading the current order needs it: no change is ever made because of a cookie. */
const address = '/api/orders/current';
const year = 365 * 24 * 60 * 60;

/** Gives the browser of a guest the key of a new order in a cookie that no script reads and no script has set. */
export function orderCookies(app: FastifyInstance, shop: Shop): void {
  if (!shop.orderCookie) return;

  // The kept answer of a call with a known key comes by here, too.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method === 'POST' && request.routeOptions.url === '/api/orders' && reply.statusCode === 201) {
      const { number, token, user_id: customer } = fieldsOf(JSON.parse(String(payload)));
      if (customer === null) void reply.header('set-cookie', cookie(`${String(number)}.${String(token)}`, year));
    }
    done(null, payload);
  });

  app.delete(address, (_request, reply) => reply.header('set-cookie', cookie('', 0)).code(204).send());
}

/** The order of the cookie, while it is open and no customer's. */
export async function orderOfCookie(shop: Shop, { headers }: FastifyRequest): Promise<OrderRow | undefined> {
  const [, number, token] = /(?:^|;\s*)order=(\w+)\.([\w-]+)/.exec(headers.cookie ?? '') ?? [];
  if (!shop.orderCookie || number === undefined || token === undefined) return undefined;
  const order = await shop.database
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('token', '=', token)
    .where('customerId', 'is', null)
    .executeTakeFirst();
  return order && !isClosed(order) ? order : undefined;
}

function cookie(value: string, seconds: number): string {
  return `${name}=${value}; Path=${address}; Max-Age=${String(seconds)}; HttpOnly; Secure; SameSite=Lax`;
}
