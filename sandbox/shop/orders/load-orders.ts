import { sql } from 'kysely';
import type { OrderRow } from '#sandbox/database/schema';
import { variantsBySku } from '#sandbox/shop/catalogue/find-variant';
import type { Store } from '#sandbox/shop/shop';
import { includedSkus, inventoryOf } from './line-inventory';
import type { LineItem, Order, Payment, Shipment } from './order';

/** Loads orders with their associations, in the order of the rows. The number of queries does not depend on the rows. */
export async function loadOrders(store: Store, rows: readonly OrderRow[]): Promise<readonly Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const addressIds = present(rows.flatMap((row) => [row.shipAddressId, row.billAddressId]));
  const customerIds = present(rows.map((row) => row.customerId));
  const addresses = await idsOf(addressIds, (wanted) =>
    store.selectFrom('addresses').selectAll().where('id', 'in', wanted).execute(),
  );
  const customers = await idsOf(customerIds, (wanted) =>
    store.selectFrom('customers').selectAll().where('id', 'in', wanted).execute(),
  );
  const credits = await availableCredit(store, customerIds);
  const lines = await loadLines(store, ids);
  const shipments = await loadShipments(store, ids);
  const payments = await loadPayments(store, ids);
  const adjustments = await store
    .selectFrom('adjustments')
    .selectAll()
    .where('orderId', 'in', ids)
    .orderBy('id')
    .execute();
  const promotions = await store
    .selectFrom('orderPromotions')
    .selectAll()
    .where('orderId', 'in', ids)
    .orderBy('promotionId')
    .execute();
  const giftCards = await store
    .selectFrom('orderGiftCards')
    .innerJoin('giftCards', 'giftCards.id', 'orderGiftCards.giftCardId')
    .selectAll('giftCards')
    .select('orderGiftCards.orderId')
    .where('orderId', 'in', ids)
    .orderBy('orderGiftCards.id')
    .execute();
  const sessions = await store
    .selectFrom('paymentSessions')
    .select(['id', 'orderId'])
    .where('orderId', 'in', ids)
    .where('state', 'in', ['open', 'paid'])
    .orderBy('createdAt')
    .execute();
  return rows.map((row) => ({
    ...row,
    customer: customers.find(({ id }) => id === row.customerId),
    shipAddress: addresses.find(({ id }) => id === row.shipAddressId),
    billAddress: addresses.find(({ id }) => id === row.billAddressId),
    lines: lines.filter(({ orderId }) => orderId === row.id),
    shipments: shipments.filter(({ orderId }) => orderId === row.id),
    payments: payments.filter(({ orderId }) => orderId === row.id),
    adjustments: adjustments.filter(({ orderId }) => orderId === row.id),
    promotionIds: promotions.filter(({ orderId }) => orderId === row.id).map(({ promotionId }) => promotionId),
    appliedGiftCards: giftCards.filter(({ orderId }) => orderId === row.id),
    availableStoreCreditCents: credits.get(row.customerId ?? 0) ?? 0,
    paymentSessionId: sessions.findLast(({ orderId }) => orderId === row.id)?.id ?? null,
  }));
}

/** One order by its database id. */
export async function loadOrder(store: Store, id: number): Promise<Order> {
  const row = await store.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [order] = await loadOrders(store, [row]);
  if (!order) throw new Error(`Order ${String(id)} vanished while it was read.`);
  return order;
}

async function loadLines(store: Store, orderIds: readonly number[]): Promise<readonly LineItem[]> {
  const lines = await store
    .selectFrom('lineItems')
    .selectAll()
    .where('orderId', 'in', orderIds)
    .orderBy('id')
    .execute();
  const lineIds = lines.map(({ id }) => id);
  const variantIds = lines.map(({ variantId }) => variantId);
  const variants = await idsOf(variantIds, (wanted) =>
    store.selectFrom('variants').selectAll().where('id', 'in', wanted).execute(),
  );
  const subscriptionLines = await idsOf(lineIds, (wanted) =>
    store
      .selectFrom('subscriptionLineItems')
      .innerJoin('variants', 'variants.id', 'subscriptionLineItems.variantId')
      .selectAll('subscriptionLineItems')
      .select('variants.sku')
      .where('lineItemId', 'in', wanted)
      .orderBy('subscriptionLineItems.id')
      .execute(),
  );
  const giftCards = await idsOf(lineIds, (wanted) =>
    store.selectFrom('giftCards').selectAll().where('lineItemId', 'in', wanted).orderBy('id').execute(),
  );
  const plans = await idsOf(lineIds, (wanted) =>
    store.selectFrom('prepaidSubscriptions').selectAll().where('lineItemId', 'in', wanted).execute(),
  );
  const found = lines.map((line) => {
    const variant = variants.find(({ id }) => id === line.variantId);
    if (!variant) throw new Error(`Line item ${String(line.id)} has no variant.`);
    return { line, variant, prepaid: plans.find(({ lineItemId }) => lineItemId === line.id) };
  });
  const held = await variantsBySku(
    store,
    found.flatMap(({ line, variant, prepaid }) => includedSkus(variant, line.options, prepaid)),
  );
  return found.map(({ line, variant, prepaid }) => ({
    ...line,
    variant,
    subscriptionLines: subscriptionLines.filter(({ lineItemId }) => lineItemId === line.id),
    giftCards: giftCards.filter(({ lineItemId }) => lineItemId === line.id),
    prepaid,
    inventory: inventoryOf(variant, line.options, prepaid, held),
  }));
}

async function loadShipments(store: Store, orderIds: readonly number[]): Promise<readonly Shipment[]> {
  const shipments = await store
    .selectFrom('shipments')
    .selectAll()
    .where('orderId', 'in', orderIds)
    .orderBy('id')
    .execute();
  const ids = shipments.map(({ id }) => id);
  const rates = await idsOf(ids, (wanted) =>
    store
      .selectFrom('shippingRates')
      .selectAll()
      .where('shipmentId', 'in', wanted)
      .orderBy('costCents')
      .orderBy('id')
      .execute(),
  );
  const items = await idsOf(ids, (wanted) =>
    store
      .selectFrom('shipmentItems')
      .innerJoin('variants', 'variants.id', 'shipmentItems.variantId')
      .selectAll('shipmentItems')
      .select('variants.sku')
      .where('shipmentId', 'in', wanted)
      .orderBy('variantId')
      .execute(),
  );
  return shipments.map((shipment) => ({
    ...shipment,
    rates: rates.filter(({ shipmentId }) => shipmentId === shipment.id),
    items: items.filter(({ shipmentId }) => shipmentId === shipment.id),
  }));
}

async function loadPayments(store: Store, orderIds: readonly number[]): Promise<readonly Payment[]> {
  const payments = await store
    .selectFrom('payments')
    .selectAll()
    .where('orderId', 'in', orderIds)
    .orderBy('id')
    .execute();
  const cardIds = present(payments.map(({ creditCardId }) => creditCardId));
  const creditIds = present(payments.map(({ storeCreditId }) => storeCreditId));
  const cards = await idsOf(cardIds, (wanted) =>
    store.selectFrom('creditCards').selectAll().where('id', 'in', wanted).execute(),
  );
  const credits = await idsOf(creditIds, (wanted) =>
    store
      .selectFrom('storeCredits')
      .innerJoin('customers', 'customers.id', 'storeCredits.customerId')
      .selectAll('storeCredits')
      .select((column) => column.fn.coalesce('customers.email', column.val('')).as('createdBy'))
      .where('storeCredits.id', 'in', wanted)
      .execute(),
  );
  const giftCards = await idsOf(present(payments.map(({ giftCardId }) => giftCardId)), (wanted) =>
    store.selectFrom('giftCards').selectAll().where('id', 'in', wanted).execute(),
  );
  return payments.map((payment) => ({
    ...payment,
    creditCard: cards.find(({ id }) => id === payment.creditCardId),
    giftCard: giftCards.find(({ id }) => id === payment.giftCardId),
    storeCredit: credits.find(({ id }) => id === payment.storeCreditId),
  }));
}

async function availableCredit(store: Store, customerIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const sums = await idsOf(customerIds, (wanted) =>
    store
      .selectFrom('storeCredits')
      .select(['customerId', sql<number>`sum(amount_cents - authorized_cents - used_cents)::integer`.as('cents')])
      .where('customerId', 'in', wanted)
      .groupBy('customerId')
      .execute(),
  );
  return new Map(sums.map(({ customerId, cents }) => [customerId, cents]));
}

function present(ids: readonly (number | null)[]): readonly number[] {
  return ids.filter((id) => id !== null);
}

/** SQL has no empty list, so no ids need no query. */
async function idsOf<Row>(ids: readonly number[], ask: (ids: readonly number[]) => Promise<Row[]>): Promise<Row[]> {
  return ids.length === 0 ? [] : ask(ids);
}
