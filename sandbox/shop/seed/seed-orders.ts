import type { Insertable, Transaction } from 'kysely';
import type { Database, OrderRow } from '#sandbox/database/schema';
import { variantsBySku } from '#sandbox/shop/catalogue/find-variant';
import { ratesFor } from '#sandbox/shop/config/tax-rate';
import { placeOf } from '#sandbox/shop/customers/place-of';
import { loadOrders } from '#sandbox/shop/orders/load-orders';
import { selectedRate } from '#sandbox/shop/orders/order';
import { targetsOf } from '#sandbox/shop/promotions/attach-promotions';
import { ineligibility } from '#sandbox/shop/promotions/eligibility';
import { promotionFacts } from '#sandbox/shop/promotions/promotion-facts';
import type { Shop } from '#sandbox/shop/shop';
import { calculateTotals } from '#sandbox/shop/totals/calculate-totals';
import { lineAmount } from '#sandbox/shop/totals/recalculate';
import { orderOutcomes } from './order-outcomes';
import type { Buyer, PastOrder, SeededOrder } from './past-order';
import { seedPayments } from './seed-payments';
import { seedShipments } from './seed-shipments';

type NewAdjustment = Insertable<Database['adjustments']>;

/**
 * Seeds the past orders of a customer, with totals calculated as for any order. Does not change stock and sends no mail. Rows
 * are inserted in bulk: how long it takes hardly depends on the number of orders.
 */
export async function seedOrders(
  shop: Shop,
  store: Transaction<Database>,
  buyer: Buyer,
  past: readonly PastOrder[],
): Promise<void> {
  if (past.length === 0) return;
  const seeds = past.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const rows = await insertOrders(shop, store, buyer, seeds);
  await insertLines(store, seeds, rows);
  await seedShipments(shop, store, await load(store, seeds, rows));
  await calculate(shop, store, await load(store, seeds, rows));
  await seedPayments(shop, store, buyer, await load(store, seeds, rows));
}

async function load(
  store: Transaction<Database>,
  seeds: readonly PastOrder[],
  rows: readonly OrderRow[],
): Promise<readonly SeededOrder[]> {
  const orders = await loadOrders(
    store,
    rows.map(({ id }) => id),
  );
  return orders.flatMap((order, position) => {
    const seed = seeds[position];
    return seed ? [{ seed, order }] : [];
  });
}

function insertOrders(
  { random }: Shop,
  store: Transaction<Database>,
  { customer, billAddressId }: Buyer,
  seeds: readonly PastOrder[],
): Promise<readonly OrderRow[]> {
  return store
    .insertInto('orders')
    .values(
      seeds.map(({ at, outcome = 'shipped', giftNote, shipAddressId, subscriptionId }) => ({
        number: `R${random.digits(9)}`,
        token: random.token(16),
        channel: subscriptionId === null ? 'spree' : 'subscriptions',
        customerId: customer.id,
        email: customer.email,
        shipAddressId,
        billAddressId,
        subscriptionId,
        giftNote: JSON.stringify(giftNote ?? {}),
        state: orderOutcomes[outcome].order,
        paymentState: orderOutcomes[outcome].paymentState,
        shipmentState: orderOutcomes[outcome].shipmentState,
        createdAt: at,
        updatedAt: at,
        completedAt: outcome === 'payment-failed' ? null : at,
      })),
    )
    .returningAll()
    .execute();
}

async function insertLines(
  store: Transaction<Database>,
  seeds: readonly PastOrder[],
  rows: readonly OrderRow[],
): Promise<void> {
  const variants = await variantsBySku(
    store,
    seeds.flatMap(({ lines }) => Object.keys(lines)),
  );
  const lines = rows.flatMap(({ id: orderId, createdAt }, position) =>
    Object.entries(seeds[position]?.lines ?? {}).flatMap(([sku, quantity]) =>
      variants
        .filter((variant) => variant.sku === sku)
        .map(({ id: variantId, priceCents }) => ({ orderId, variantId, priceCents, quantity, createdAt })),
    ),
  );
  await store.insertInto('lineItems').values(lines).execute();
}

/** Attaches the automatic promotions and that of the order's code, and stores the adjustments and totals. */
async function calculate(shop: Shop, store: Transaction<Database>, orders: readonly SeededOrder[]): Promise<void> {
  const adjustments: NewAdjustment[] = [];
  for (const { seed, order } of orders) {
    const code = seed.promoCode ?? null;
    const offered = shop.config.promotions.filter((promotion) => promotion.code === null || promotion.code === code);
    const facts = await promotionFacts(store, order, offered, seed.at);
    const promotions = offered.filter((promotion) => ineligibility(promotion, facts) === undefined);
    const calculated = calculateTotals({
      lines: order.lines.map(lineAmount),
      shipments: order.shipments.map((shipment) => ({
        id: shipment.id,
        costCents: selectedRate(shipment)?.costCents ?? 0,
      })),
      attached: promotions.flatMap((promotion) =>
        targetsOf(order, promotion).map((target) => ({
          ...target,
          source: 'promotion' as const,
          sourceId: promotion.id,
        })),
      ),
      promotions,
      facts,
      taxRates: ratesFor(shop.config.taxRates, order.shipAddress && placeOf(shop.config, order.shipAddress)),
    });
    adjustments.push(
      ...calculated.adjustments.map((adjustment) => ({
        ...adjustment,
        orderId: order.id,
        finalized: true,
        createdAt: seed.at,
        updatedAt: seed.at,
      })),
    );
    await store.updateTable('orders').set(calculated.totals).where('id', '=', order.id).execute();
    const coded = promotions.find((promotion) => promotion.code !== null);
    if (coded) await store.insertInto('orderPromotions').values({ orderId: order.id, promotionId: coded.id }).execute();
  }
  if (adjustments.length > 0) await store.insertInto('adjustments').values(adjustments).execute();
}
