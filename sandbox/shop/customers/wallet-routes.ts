import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { offsetOf, pageFields, pageOf } from '#sandbox/http/pagination';
import { formatMoney } from '#sandbox/shop/money';
import { serializeWalletCard } from '#sandbox/shop/payments/serialize-payment';
import type { Shop } from '#sandbox/shop/shop';
import { requireCustomer } from './caller';

const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** What the customer can pay with: saved cards, and what happened to their store credit. */
export function walletRoutes(app: FastifyInstance, shop: Shop): void {
  app.get('/api/wallet_payment_sources', async (request) => {
    const customer = await requireCustomer(shop, request);
    const sources = await shop.database
      .selectFrom('walletPaymentSources')
      .selectAll()
      .where('customerId', '=', customer.id)
      .orderBy('isDefault', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const cards = await shop.database
      .selectFrom('creditCards')
      .selectAll()
      .where('customerId', '=', customer.id)
      .execute();
    return {
      wallet_payment_sources: sources.flatMap((source) =>
        cards.filter(({ id }) => id === source.creditCardId).map((card) => serializeWalletCard({ ...source, card })),
      ),
    };
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
        display_action: event.action,
        display_event_date: dateFormat.format(event.createdAt),
        display_user_total_amount: formatMoney(event.userTotalCents),
        display_remaining_amount: formatMoney(event.remainingCents),
        order_number: event.orderNumber,
      })),
      ...pageFields(page, events.length, all),
    };
  });
}
