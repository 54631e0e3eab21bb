import type { Customer, ID, Order } from '@vendure/core';
import { OrderService, ProductVariant, TransactionalConnection } from '@vendure/core';
import type { PrepaidChoice } from '#src/plugins/core/order-line/prepaid-choice';
import { writePrepaid } from '#src/plugins/core/order-line/prepaid-choice';
import { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import { PrepaidPlans } from '#src/plugins/subscription/prepaid/prepaid-plans';
import { makeCustomer } from './customers';
import type { EngineUnderTest } from './engine-under-test';

/** A pack of six cans at $42. */
export const pack = 'WHITE-1|RED-1';
/** A pack of four cans that shoppers put together. */
export const ownPack = 'SLEEVE-1';

/** Lets single cans and packs of the contracts' world be subscribed to, with as many of each in stock as are asked for. */
export async function sellAhead(engine: EngineUnderTest, inStock = 1000): Promise<void> {
  const { rawConnection } = engine.get(TransactionalConnection);
  const variants = rawConnection.getRepository(ProductVariant);
  const can = { subscribable: true, cans: 1 };
  for (const sku of ['WHITE-1', 'RED-1']) await variants.update({ sku }, { customFields: can });
  await variants.update({ sku: pack }, { customFields: { subscribable: true, cans: 6 } });
  const own = { subscribable: true, cans: 4, composable: true, noIndividualPurchase: false };
  await variants.update({ sku: ownPack }, { customFields: own });
  for (const sku of ['WHITE-1', 'RED-1', pack, ownPack]) await setStock(engine, sku, inStock);
}

export async function setStock(engine: EngineUnderTest, sku: string, free: number): Promise<void> {
  await engine.get(TransactionalConnection).rawConnection.query(
    `UPDATE stock_level SET "stockOnHand" = "stockAllocated" + $2
     WHERE "productVariantId" = (SELECT id FROM product_variant WHERE sku = $1)`,
    [sku, free],
  );
}

/** Counts the units in stock that are not allocated. */
export async function freeOf(engine: EngineUnderTest, sku: string): Promise<number> {
  const [row] = await engine.get(TransactionalConnection).rawConnection.query<{ free: string }[]>(
    `SELECT SUM("stockOnHand" - "stockAllocated") AS free FROM stock_level
     WHERE "productVariantId" = (SELECT id FROM product_variant WHERE sku = $1)`,
    [sku],
  );
  return Number(row?.free);
}

interface Ahead extends Partial<PrepaidChoice> {
  readonly sku?: string;
  readonly quantity?: number;
  readonly parts?: string;
  readonly customer?: Customer;
}

let customers = 0;

/** Makes an order of a customer, of cans that are paid ahead for three months, which waits for its payment. */
export async function orderAhead(engine: EngineUnderTest, given: Ahead = {}): Promise<Order> {
  customers += 1;
  const { sku = 'WHITE-1', quantity = 2, parts = '[]', ...choice } = given;
  const customer = given.customer ?? (await makeCustomer(engine, `ahead-${customers}@example.test`));
  const prepaid = writePrepaid({
    installmentCount: choice.installmentCount ?? 3,
    interval: choice.interval ?? { length: 1, unit: 'month' },
    items: choice.items ?? [{ sku, quantity: 1 }],
  });
  const { id } = await engine.orderAtPayment(sku, quantity, customer.emailAddress, { prepaid, parts });
  await engine.locked(id, async (ctx) => engine.get(OrderService).addCustomerToOrder(ctx, id, customer));
  return engine.order(id);
}

/** Places such an order with a card. */
export async function placeAhead(engine: EngineUnderTest, given: Ahead = {}): Promise<Order> {
  const order = await orderAhead(engine, given);
  await pay(engine, order);
  return engine.order(order.id);
}

export async function pay(engine: EngineUnderTest, order: Order): Promise<void> {
  const session = await engine.prepare(order);
  engine.sandbox.pay(session);
  const completion = await engine.complete(order, session);
  if (completion.kind !== 'completed') throw new Error(completion.message);
}

export async function plansOf(engine: EngineUnderTest, { id }: Pick<Order, 'id'>): Promise<readonly PrepaidPlan[]> {
  return engine.get(PrepaidPlans).ofOrder(await engine.context(), id);
}

/** The one plan of an order. */
export async function planOf(engine: EngineUnderTest, order: Pick<Order, 'id'>): Promise<PrepaidPlan> {
  const [plan, ...others] = await plansOf(engine, order);
  if (!plan || others.length > 0) throw new Error(`Order ${order.id} has ${others.length + (plan ? 1 : 0)} plans.`);
  return plan;
}

/** Lists the orders of a plan's deliveries, oldest first, also those that are not placed. */
export async function deliveriesOf(engine: EngineUnderTest, { id }: { readonly id: ID }): Promise<readonly Order[]> {
  const rows = await engine
    .get(TransactionalConnection)
    .rawConnection.query<{ id: ID }[]>(
      `SELECT id FROM "order" WHERE "customFieldsPrepaidplanid" = $1 ORDER BY "createdAt", id`,
      [id],
    );
  const orders: Order[] = [];
  for (const row of rows) orders.push(await engine.order(row.id));
  return orders;
}
