import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CustomerRow } from '#sandbox/database/schema';
import { notFound, tooManyRequests, unauthorized } from '#sandbox/http/error-responses';
import { hour } from '#sandbox/http/message-limits';
import { RecentCalls } from '#sandbox/http/recent-calls';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, integerOf, isRecord, requireFields } from '#sandbox/http/request-body';
import { todayOf } from '#sandbox/shop/calendar-day';
import { clubOfMember } from '#sandbox/shop/club/club';
import { requireCustomer } from '#sandbox/shop/customers/caller';
import type { Shop } from '#sandbox/shop/shop';
import { actions } from '#sandbox/shop/subscriptions/actions';
import { changeSubscription } from '#sandbox/shop/subscriptions/change-subscription';
import { nextDeliveryDay } from '#sandbox/shop/subscriptions/delivery-day';
import { loadSubscription, loadSubscriptions } from '#sandbox/shop/subscriptions/load-subscriptions';
import { serializeSubscription } from '#sandbox/shop/subscriptions/serialize-subscription';
import type { Subscription } from '#sandbox/shop/subscriptions/subscription';
import { isUnpaid, unpaidDelivery } from '#sandbox/shop/subscriptions/unpaid-delivery';
import { updateSubscription } from '#sandbox/shop/subscriptions/update-subscription';
import { isWithoutPayment } from './put-off-delivery';
import { retryPayment } from './retry-payment';

interface ByUser {
  Params: { id: string };
}

interface BySubscription {
  Params: { id: string; sid: string };
}

/** The customer's subscriptions (spec §7 Shop back end). Other people's are 401. */
export function subscriptionRoutes(app: FastifyInstance, shop: Shop): void {
  const changes = new RecentCalls(shop.clock, hour);

  app.get<ByUser>('/api/users/:id/subscriptions', async (request) => {
    const customer = await requireOwnAccount(request);
    const rows = await shop.database
      .selectFrom('subscriptions')
      .selectAll()
      .where('customerId', '=', customer.id)
      .orderBy('id')
      .execute();
    const memberOf = await clubOfMember(shop.database, customer.id);
    const subscriptions = [];
    for (const subscription of await loadSubscriptions(shop.database, rows))
      subscriptions.push(await serializeWith(subscription, memberOf));
    return { subscriptions };
  });

  app.get<BySubscription>('/api/users/:id/subscriptions/:sid', async (request) => {
    const customer = await requireOwnAccount(request);
    const row = await shop.database
      .selectFrom('subscriptions')
      .select('customerId')
      .where('id', '=', idOf(request))
      .executeTakeFirst();
    if (!row) throw notFound();
    if (row.customerId !== customer.id) throw unauthorized();
    return serialize(customer, await loadSubscription(shop.database, idOf(request)));
  });

  app.route<BySubscription>({
    method: ['PUT', 'PATCH'],
    url: '/api/users/:id/subscriptions/:sid',
    handler: async (request) => {
      const customer = await requireOwnAccount(request);
      limitChanges(request);
      const fields = requireFields(request.body, 'subscription');
      const changed = await changeSubscription(shop, customer, idOf(request), (work) =>
        updateSubscription(work, fields),
      );
      const isCharged =
        shop.responses.paymentRetry === 'with-new-card' &&
        fields['payment_source_attributes'] !== undefined &&
        isUnpaid(changed, todayOf(shop.clock.now()));
      return serialize(customer, isCharged ? await retryPayment(shop, customer, changed.id) : changed);
    },
  });

  app.post<BySubscription>('/api/users/:id/subscriptions/:sid/retry_payment', async (request, reply) => {
    if (shop.responses.paymentRetry !== 'on-request') {
      reply.callNotFound();
      return reply;
    }
    const customer = await requireOwnAccount(request);
    return serialize(customer, await retryPayment(shop, customer, idOf(request)));
  });

  for (const [name, act] of Object.entries(actions)) {
    app.post<BySubscription>(`/api/users/:id/subscriptions/:sid/${name}`, async (request) => {
      const customer = await requireOwnAccount(request);
      if (name !== 'cancel') limitChanges(request);
      return serialize(
        customer,
        await changeSubscription(shop, customer, idOf(request), (work) => act(work, actionFields(request.body))),
      );
    });
  }

  /** Each change is confirmed by a mail to an address that may be another person's. Canceling, which happens once, is never refused. */
  function limitChanges(request: FastifyRequest<BySubscription>): void {
    const allowed = shop.messageLimits.subscriptionChangesInHour;
    if (!changes.take({ caller: `subscription ${request.params.sid}`, allowed })) throw tooManyRequests();
  }

  async function requireOwnAccount(request: FastifyRequest<ByUser>): Promise<CustomerRow> {
    const customer = await requireCustomer(shop, request);
    if (String(customer.id) !== request.params.id) throw unauthorized();
    return customer;
  }

  async function serialize(customer: CustomerRow, subscription: Subscription): Promise<object> {
    return serializeWith(subscription, await clubOfMember(shop.database, customer.id));
  }

  async function serializeWith(subscription: Subscription, memberOf: number | null): Promise<object> {
    const work = { shop, store: shop.database, now: shop.clock.now() };
    return serializeSubscription(shop, subscription, {
      memberOf,
      unpaid: await unpaidDelivery(work, subscription),
      needsCard:
        nextDeliveryDay(subscription, todayOf(work.now)) !== undefined && (await isWithoutPayment(work, subscription)),
    });
  }
}

/** An invalid id is 404, like an unknown one. */
function idOf(request: FastifyRequest<BySubscription>): number {
  const id = integerOf(request.params.sid);
  if (id === undefined) throw notFound();
  return id;
}

/** The fields of an action, with or without the wrapper object. */
function actionFields(body: unknown): Fields {
  const { subscription } = fieldsOf(body);
  return isRecord(subscription) ? subscription : fieldsOf(body);
}
