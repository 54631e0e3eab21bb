import { KeptRows } from '#sandbox/database/kept-rows';
import type { Store } from '#sandbox/shop/shop';
import { loadFacts } from './load-facts';
import { loadLines } from './load-lines';
import type { Order, Payment, Shipment } from './order';

/**
 * Loads orders with their associations, in the order of the ids. The number of queries does not depend on the ids. Rows in
 * `kept` are not read again.
 */
export async function loadOrders(
  store: Store,
  ids: readonly number[],
  kept = new KeptRows(),
): Promise<readonly Order[]> {
  const facts = await loadFacts(store, ids, kept);
  const addresses = await kept.of(
    'addresses',
    present(facts.flatMap((order) => [order.shipAddressId, order.billAddressId])),
    (wanted) => store.selectFrom('addresses').selectAll().where('id', 'in', wanted),
  );
  const customers = await kept.of('customers', present(facts.map(({ customerId }) => customerId)), (wanted) =>
    store.selectFrom('customers').selectAll().where('id', 'in', wanted),
  );
  const lines = await loadLines(store, facts, kept);
  const shipments = await loadShipments(store, idsOf(facts.filter(({ isShipped }) => isShipped)), kept);
  const payments = await loadPayments(store, idsOf(facts.filter(({ isPaid }) => isPaid)), kept);
  const adjustments = await kept.of('adjustments', ids, (wanted) =>
    store.selectFrom('adjustments').selectAll().where('orderId', 'in', wanted).orderBy('id'),
  );
  const giftCards = await kept.of('giftCards', idsOf(facts.filter(({ takesGiftCards }) => takesGiftCards)), (wanted) =>
    store
      .selectFrom('orderGiftCards')
      .innerJoin('giftCards', 'giftCards.id', 'orderGiftCards.giftCardId')
      .selectAll('giftCards')
      .select('orderGiftCards.orderId')
      .where('orderId', 'in', wanted)
      .orderBy('orderGiftCards.id'),
  );
  return facts.map((order) => ({
    ...order,
    customer: customers.find(({ id }) => id === order.customerId),
    shipAddress: addresses.find(({ id }) => id === order.shipAddressId),
    billAddress: addresses.find(({ id }) => id === order.billAddressId),
    lines: lines.filter(({ orderId }) => orderId === order.id),
    shipments: shipments.filter(({ orderId }) => orderId === order.id),
    payments: payments.filter(({ orderId }) => orderId === order.id),
    adjustments: adjustments.filter(({ orderId }) => orderId === order.id),
    appliedGiftCards: giftCards.filter(({ orderId }) => orderId === order.id),
  }));
}

/** One order by its database id. */
export async function loadOrder(store: Store, id: number, kept?: KeptRows): Promise<Order> {
  const [order] = await loadOrders(store, [id], kept);
  if (!order) throw new Error(`There is no order ${String(id)}.`);
  return order;
}

async function loadShipments(store: Store, orderIds: readonly number[], kept: KeptRows): Promise<readonly Shipment[]> {
  const shipments = await kept.of('shipments', orderIds, (wanted) =>
    store.selectFrom('shipments').selectAll().where('orderId', 'in', wanted).orderBy('id'),
  );
  const ids = idsOf(shipments);
  const rates = await kept.of('shippingRates', ids, (wanted) =>
    store.selectFrom('shippingRates').selectAll().where('shipmentId', 'in', wanted).orderBy('costCents').orderBy('id'),
  );
  const items = await kept.of('shipmentItems', ids, (wanted) =>
    store
      .selectFrom('shipmentItems')
      .innerJoin('variants', 'variants.id', 'shipmentItems.variantId')
      .selectAll('shipmentItems')
      .select('variants.sku')
      .where('shipmentId', 'in', wanted)
      .orderBy('variantId'),
  );
  return shipments.map((shipment) => ({
    ...shipment,
    rates: rates.filter(({ shipmentId }) => shipmentId === shipment.id),
    items: items.filter(({ shipmentId }) => shipmentId === shipment.id),
  }));
}

async function loadPayments(store: Store, orderIds: readonly number[], kept: KeptRows): Promise<readonly Payment[]> {
  const payments = await kept.of('payments', orderIds, (wanted) =>
    store.selectFrom('payments').selectAll().where('orderId', 'in', wanted).orderBy('id'),
  );
  const cards = await kept.of('paying cards', present(payments.map(({ creditCardId }) => creditCardId)), (wanted) =>
    store.selectFrom('creditCards').selectAll().where('id', 'in', wanted),
  );
  const credits = await kept.of(
    'paying credits',
    present(payments.map(({ storeCreditId }) => storeCreditId)),
    (wanted) =>
      store
        .selectFrom('storeCredits')
        .innerJoin('customers', 'customers.id', 'storeCredits.customerId')
        .selectAll('storeCredits')
        .select((column) => column.fn.coalesce('customers.email', column.val('')).as('createdBy'))
        .where('storeCredits.id', 'in', wanted),
  );
  const giftCards = await kept.of(
    'paying gift cards',
    present(payments.map(({ giftCardId }) => giftCardId)),
    (wanted) => store.selectFrom('giftCards').selectAll().where('id', 'in', wanted),
  );
  return payments.map((payment) => ({
    ...payment,
    creditCard: cards.find(({ id }) => id === payment.creditCardId),
    giftCard: giftCards.find(({ id }) => id === payment.giftCardId),
    storeCredit: credits.find(({ id }) => id === payment.storeCreditId),
  }));
}

function idsOf(rows: readonly { readonly id: number }[]): readonly number[] {
  return rows.map(({ id }) => id);
}

function present(ids: readonly (number | null)[]): readonly number[] {
  return ids.filter((id) => id !== null);
}
