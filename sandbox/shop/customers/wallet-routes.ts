import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { CustomerRow } from '#sandbox/database/schema';
import { invalidResource, notFound } from '#sandbox/http/error-responses';
import { offsetOf, pageFields, pageOf } from '#sandbox/http/pagination';
import { fieldsOf, integerOf, isTrue, requireFields } from '#sandbox/http/request-body';
import { dayOf } from '#sandbox/shop/calendar-day';
import { cardSessionUrl, openCardSession } from '#sandbox/shop/cards/card-sessions';
import { makeDefault, removeFromWallet, serializeWallet } from '#sandbox/shop/cards/wallet';
import { formatDay } from '#sandbox/shop/mails/phrases';
import { formatMoney } from '#sandbox/shop/money';
import type { Shop } from '#sandbox/shop/shop';
import { requireCustomer } from './caller';

interface ById {
  Params: { id: string };
}

/** Serves the customer's saved cards, and the history of their store credit. */
export function walletRoutes(app: FastifyInstance, shop: Shop): void {
  app.get('/api/wallet_payment_sources', async (request) => ({
    wallet_payment_sources: await serializeWallet(shop.database, await requireCustomer(shop, request)),
  }));

  app.post('/api/wallet_payment_sources/prepare', async (request, reply) => {
    const customer = await requireWalletOwner(shop, request);
    const sessionId = await openCardSession(shop, customer, fieldsOf(request.body)['return_path']);
    return reply.code(201).send({ card_session_id: sessionId, card_session_url: cardSessionUrl(shop, sessionId) });
  });

  app.patch<ById>('/api/wallet_payment_sources/:id', async (request) => {
    const customer = await requireWalletOwner(shop, request);
    const fields = requireFields(request.body, 'wallet_payment_source');
    if (!isTrue(fields['default'])) throw invalidResource({ default: ['must be true'] });
    const id = integerOf(request.params.id) ?? 0;
    return shop.database.transaction().execute(async (store) => {
      await makeDefault(store, customer, id);
      return (await serializeWallet(store, customer))[0];
    });
  });

  app.delete<ById>('/api/wallet_payment_sources/:id', async (request, reply) => {
    const customer = await requireWalletOwner(shop, request);
    const id = integerOf(request.params.id) ?? 0;
    await shop.database.transaction().execute((store) => removeFromWallet(store, customer, id));
    return reply.code(204).send();
  });

  app.get('/api/store_credit_events/mine', async (request) => {
    const customer = await requireCustomer(shop, request);
    const page = pageOf(request.query);
    const mine = shop.database.selectFrom('storeCreditEvents').where('customerId', '=', customer.id);
    const { all } = await mine.select(sql<number>`count(*)::integer`.as('all')).executeTakeFirstOrThrow();
    const events = await mine
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute();
    return {
      store_credit_events: events.map((event) => ({
        display_amount: formatMoney(event.amountCents),
        display_action: event.reason ?? event.action,
        display_event_date: formatDay(dayOf(event.createdAt)),
        created_at: event.createdAt.toISOString(),
        display_user_total_amount: formatMoney(event.userTotalCents),
        display_remaining_amount: formatMoney(event.remainingCents),
        order_number: event.orderNumber,
      })),
      ...pageFields(page, events.length, all),
    };
  });
}

/** With the alternative responses the wallet can only be listed, as in stock Solidus. */
async function requireWalletOwner(shop: Shop, request: FastifyRequest): Promise<CustomerRow> {
  if (shop.responses.variant === 'alternative') throw notFound();
  return requireCustomer(shop, request);
}
