import type { Updateable } from 'kysely';
import type { PrepaidSubscriptionTable } from '#sandbox/database/gift-card-tables';
import type { CustomerRow, PrepaidSubscriptionRow } from '#sandbox/database/schema';
import { loadOrder } from '#sandbox/shop/orders/load-orders';
import type { LineItem, Order } from '#sandbox/shop/orders/order';
import { OrderWork } from '#sandbox/shop/orders/order-work';
import { recalculate } from '#sandbox/shop/orders/recalculate';
import type { Shop, Store } from '#sandbox/shop/shop';
import type { Day } from '#sandbox/shop/subscriptions/calendar-day';
import { addInterval } from '#sandbox/shop/subscriptions/calendar-day';
import type { Renewal } from '#sandbox/shop/subscriptions/renewal-order';
import { tryToPlace } from '#sandbox/shop/subscriptions/renewal-order';
import { postPrepaidDelay } from './prepaid-mail';

/** Makes every delivery that was paid ahead and is due on this day (spec §3 Prepaid subscription). */
export async function makePrepaidDeliveries(shop: Shop, today: Day): Promise<readonly Renewal[]> {
  const due = await shop.database
    .selectFrom('prepaidSubscriptions')
    .select('id')
    .where('state', '=', 'active')
    .where('actionableDate', '<=', today)
    .orderBy('id')
    .execute();
  const renewals: Renewal[] = [];
  for (const { id } of due) {
    const renewal = await deliver(shop, id, today);
    if (renewal) renewals.push(renewal);
  }
  return renewals;
}

/** One delivery in a transaction of its own. The row is locked and looked at once more, so that none is made twice. */
async function deliver(shop: Shop, id: number, today: Day): Promise<Renewal | undefined> {
  return shop.database.transaction().execute(async (store) => {
    const prepaid = await store
      .selectFrom('prepaidSubscriptions')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (prepaid?.state !== 'active' || prepaid.actionableDate === null || prepaid.actionableDate > today)
      return undefined;
    const { orderId } = await store
      .selectFrom('lineItems')
      .select('orderId')
      .where('id', '=', prepaid.lineItemId)
      .executeTakeFirstOrThrow();
    const paid = await loadOrder(store, orderId);
    const line = paid.lines.find((one) => one.id === prepaid.lineItemId);
    if (!line || !paid.customer) throw new Error(`Nothing was paid ahead with line ${String(prepaid.lineItemId)}.`);
    const work = await OrderWork.on(shop, store, await openOrder(shop, store, paid, paid.customer, line));
    await recalculate(work);
    const renewal = await tryToPlace(work, shipAlreadyPaid);
    const change = renewal.refusedFor ? { failedTries: prepaid.failedTries + 1 } : afterDelivery(prepaid);
    await store.updateTable('prepaidSubscriptions').set(change).where('id', '=', id).execute();
    if (renewal.refusedFor && prepaid.failedTries === 0) await postPrepaidDelay(work, line);
    return renewal;
  });
}

/** An order of what one delivery holds. Nothing in it costs anything any more. */
async function openOrder(
  shop: Shop,
  store: Store,
  paid: Order,
  customer: CustomerRow,
  { prepaid, goods, quantity }: LineItem,
): Promise<number> {
  const now = shop.clock.now();
  const { id } = await store
    .insertInto('orders')
    .values({
      number: `R${shop.random.digits(9)}`,
      token: shop.random.token(16),
      state: 'cart',
      channel: 'subscriptions',
      customerId: customer.id,
      prepaidSubscriptionId: prepaid?.id ?? null,
      email: customer.email ?? paid.email,
      shipAddressId: paid.shipAddressId,
      billAddressId: paid.billAddressId,
      giftNote: JSON.stringify(paid.giftNote),
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await store
    .insertInto('lineItems')
    .values(
      goods.map((one) => ({
        orderId: id,
        variantId: one.variant.id,
        quantity: one.quantity * quantity,
        priceCents: 0,
        options: '{}',
        createdAt: now,
      })),
    )
    .execute();
  return id;
}

async function shipAlreadyPaid(work: OrderWork): Promise<void> {
  const ids = work.order.shipments.map(({ id }) => id);
  if (ids.length === 0) return;
  await work.store.updateTable('shippingRates').set({ costCents: 0 }).where('shipmentId', 'in', ids).execute();
  await work.refresh();
  await recalculate(work);
}

/** Counts down, and comes to an end with the last delivery. */
function afterDelivery(prepaid: PrepaidSubscriptionRow): Updateable<PrepaidSubscriptionTable> {
  const deliveredCount = prepaid.deliveredCount + 1;
  const made = { deliveredCount, failedTries: 0 };
  if (deliveredCount >= prepaid.installmentCount || prepaid.actionableDate === null)
    return { ...made, state: 'completed', actionableDate: null };
  return { ...made, actionableDate: addInterval(prepaid.actionableDate, prepaid) };
}
