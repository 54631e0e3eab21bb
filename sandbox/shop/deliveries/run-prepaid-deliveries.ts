import type { Transaction } from 'kysely';
import type { Database, PrepaidSubscriptionRow } from '#sandbox/database/schema';
import type { Day } from '#sandbox/shop/calendar-day';
import { addInterval } from '#sandbox/shop/calendar-day';
import { eachRow } from '#sandbox/shop/each-row';
import { sendPrepaidDelay, sendPrepaidDelivery } from '#sandbox/shop/order-mails/prepaid-mails';
import { insertOrder } from '#sandbox/shop/orders/insert-order';
import { loadOrder } from '#sandbox/shop/orders/load-orders';
import type { LineItem, Order } from '#sandbox/shop/orders/order';
import { OrderWork } from '#sandbox/shop/orders/order-work';
import type { Ids, Shop, Store } from '#sandbox/shop/shop';
import { recalculate } from '#sandbox/shop/totals/recalculate';
import type { DeliveryOrder } from './delivery-order';
import { placeDelivery } from './delivery-order';
import { wasTried } from './tried-deliveries';

type Progress = Partial<Pick<PrepaidSubscriptionRow, 'state' | 'deliveredCount' | 'failedTries' | 'actionableDate'>>;

/** The prepaid subscriptions whose date has come. */
export function prepaidWithDateReached(database: Store, today: Day): Ids<'prepaidSubscriptions'> {
  return database
    .selectFrom('prepaidSubscriptions')
    .select('id')
    .where('state', '=', 'active')
    .where('actionableDate', '<=', today);
}

/** Runs the prepaid deliveries that are due (spec §3 Prepaid subscription). */
export async function runPrepaidDeliveries(shop: Shop, today: Day): Promise<readonly DeliveryOrder[]> {
  const due = await prepaidWithDateReached(shop.database, today).orderBy('id').execute();
  const renewals = await eachRow(shop, 'delivery of prepaid subscription', due, (store, id) =>
    deliver(shop, store, id, today),
  );
  return renewals.filter((renewal) => renewal !== undefined);
}

/** Locks the row and checks it again, so that no delivery runs twice. */
async function deliver(
  shop: Shop,
  store: Transaction<Database>,
  id: number,
  today: Day,
): Promise<DeliveryOrder | undefined> {
  const prepaid = await store
    .selectFrom('prepaidSubscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (prepaid?.state !== 'active' || prepaid.actionableDate === null || prepaid.actionableDate > today)
    return undefined;
  if (await wasTried(store, { prepaidSubscriptionId: id }, today)) return undefined;
  const { orderId } = await store
    .selectFrom('lineItems')
    .select('orderId')
    .where('id', '=', prepaid.lineItemId)
    .executeTakeFirstOrThrow();
  const paid = await loadOrder(store, orderId);
  const line = paid.lines.find((one) => one.id === prepaid.lineItemId);
  if (!line) throw new Error(`Line ${String(prepaid.lineItemId)} is not prepaid.`);
  const work = await OrderWork.on(shop, store, await createDeliveryOrder(shop, store, paid, line));
  await recalculate(work);
  const renewal = await placeDelivery(work, waiveShipping);
  const change: Progress = renewal.failure ? { failedTries: prepaid.failedTries + 1 } : afterDelivery(prepaid);
  await store.updateTable('prepaidSubscriptions').set(change).where('id', '=', id).execute();
  if (!renewal.failure) await sendPrepaidDelivery(work, paid, { ...line, prepaid: { ...prepaid, ...change } });
  else if (prepaid.failedTries === 0) await sendPrepaidDelay(work, paid, line);
  return renewal;
}

/**
 * Creates the order of one delivery. Its lines cost 0, because they are already paid. A buyer who has deleted their account
 * still gets it: it has no owner then, and goes to the address of the order that paid for it.
 */
async function createDeliveryOrder(
  shop: Shop,
  store: Store,
  paid: Order,
  { prepaid, inventory, quantity }: LineItem,
): Promise<number> {
  const now = shop.clock.now();
  const id = await insertOrder(
    shop,
    store,
    {
      channel: 'subscriptions',
      customerId: paid.customerId,
      prepaidSubscriptionId: prepaid?.id ?? null,
      email: paid.customer?.provenEmail ?? paid.email,
      shipAddressId: paid.shipAddressId,
      billAddressId: paid.billAddressId,
      giftNote: JSON.stringify(paid.giftNote),
    },
    now,
  );
  await store
    .insertInto('lineItems')
    .values(
      inventory.map((one) => ({
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

async function waiveShipping(work: OrderWork): Promise<void> {
  const ids = work.order.shipments.map(({ id }) => id);
  if (ids.length === 0) return;
  await work.store.updateTable('shippingRates').set({ costCents: 0 }).where('shipmentId', 'in', ids).execute();
  await work.refresh();
  await recalculate(work);
}

function afterDelivery(prepaid: PrepaidSubscriptionRow): Progress {
  const deliveredCount = prepaid.deliveredCount + 1;
  const made = { deliveredCount, failedTries: 0 };
  if (deliveredCount >= prepaid.installmentCount || prepaid.actionableDate === null)
    return { ...made, state: 'completed', actionableDate: null };
  // With its anchor, each step ends where all steps in one would: the plan has the days that were promised.
  return { ...made, actionableDate: addInterval(prepaid.actionableDate, prepaid, prepaid.anchorDay ?? undefined) };
}
