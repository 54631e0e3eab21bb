import type { FastifyInstance } from 'fastify';
import { invalidResource, tooManyRequests } from '#sandbox/http/error-responses';
import { networkOf } from '#sandbox/http/network-of';
import { RecentCalls } from '#sandbox/http/recent-calls';
import { requireFields, textOrNull } from '#sandbox/http/request-body';
import { isEmail, normalEmail } from '#sandbox/http/text-length';
import { sendOrderLink } from '#sandbox/shop/mails/order-link-mail';
import type { Shop } from '#sandbox/shop/shop';

/** Requests a minute: for one e-mail address, and from one network address, which several people may share. */
const allowed = 3;
const allowedFromAddress = 60;

interface WantedLink {
  readonly number: string;
  readonly email: string;
}

/**
 * Mails the link of a placed order again, unless its shopper had a message just before. The caller gets the same answer,
 * whether number and address fit or not.
 */
export function orderLinkRoutes(app: FastifyInstance, shop: Shop): void {
  const requests = new RecentCalls(shop.clock);
  let sending: Promise<void> = Promise.resolve();
  app.addHook('onClose', () => sending);

  app.post('/api/order_links', (request, reply) => {
    const wanted = readWantedLink(request.body);
    const isAllowed = requests.take(
      { caller: `email ${wanted.email}`, allowed },
      { caller: `address ${networkOf(request.ip)}`, allowed: allowedFromAddress },
    );
    if (!isAllowed) throw tooManyRequests();
    // The answer does not wait for the look-up: its time would tell whether there is such an order.
    sending = sending.then(() => sendIfPlaced(shop, wanted)).catch((error: unknown) => console.error(error));
    return reply.code(202).send({});
  });
}

function readWantedLink(body: unknown): WantedLink {
  const fields = requireFields(body, 'order_link');
  const number = textOrNull(fields['number'])?.trim().toUpperCase() ?? '';
  const email = normalEmail(textOrNull(fields['email']) ?? '');
  const errors = {
    ...(/^[A-Z]{1,3}\d{6,12}$/.test(number) ? {} : { number: ['is invalid'] }),
    ...(isEmail(email) ? {} : { email: ['is invalid'] }),
  };
  if (Object.keys(errors).length > 0) throw invalidResource(errors);
  return { number, email };
}

async function sendIfPlaced(shop: Shop, { number, email }: WantedLink): Promise<void> {
  await shop.database.transaction().execute(async (store) => {
    const order = await store
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .where('completedAt', 'is not', null)
      .executeTakeFirst();
    if (order?.email?.toLowerCase() !== email || !shop.messageThrottle.take(email)) return;
    await sendOrderLink({ shop, store, now: shop.clock.now() }, order);
  });
}
