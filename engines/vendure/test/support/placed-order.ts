import assert from 'node:assert/strict';
import type { Order } from '@vendure/core';
import { Order as Orders, TransactionalConnection } from '@vendure/core';
import type { EngineUnderTest } from './engine-under-test';
import type { ShopAnswer } from './shop-call';
import { callShop, keyOf } from './shop-call';

/** Milliseconds after which an order takes nothing more, and a moment. */
const TOO_LATE = 15 * 60_000 + 1000;

/** The secrets with which browsers came back from paying, by the numbers of their orders. */
const payers = new Map<string, string>();

/** Brings the browser back that has paid an order on its page. */
export function payerBack({ sandbox }: EngineUnderTest, { code }: Order, session: string): void {
  const token = /#addition-token=([\w-]{32})$/.exec(sandbox.payment(session).returnUrl)?.[1];
  assert.ok(token);
  payers.set(code, token);
}

/** The headers of the browser that has paid an order. */
export function payerKeyOf(order: Order): Readonly<Record<string, string>> {
  const token = payers.get(order.code);
  return { ...keyOf(order), ...(token === undefined ? {} : { 'X-Addition-Token': token }) };
}

interface Bought {
  readonly sku?: string;
  readonly quantity?: number;
  /** The card of the page; one that pays again when left out. */
  readonly card?: string;
  readonly email?: string;
}

/** Places an order that somebody has just paid on a page, and reads it as it then is. */
export async function placedOrder(engine: EngineUnderTest, bought: Bought = {}): Promise<Order> {
  const { sku = 'WHITE-1', quantity = 2, card, email } = bought;
  const order = await engine.orderAtPayment(sku, quantity, email);
  const session = await engine.prepare(order);
  engine.sandbox.pay(session, card);
  assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
  payerBack(engine, order, session);
  return engine.order(order.id);
}

/** Lets the time pass in which something can be added to an order. */
export async function letItBePacked(engine: EngineUnderTest, { id }: Order): Promise<void> {
  const orders = engine.get(TransactionalConnection).rawConnection.getRepository(Orders);
  await orders.update(id, { orderPlacedAt: new Date(Date.now() - TOO_LATE) });
}

interface Asked {
  readonly sku?: string;
  readonly quantity?: number;
  readonly key?: string;
  /** The headers of the caller; those of the browser that has paid when left out. */
  readonly caller?: Readonly<Record<string, string>>;
}

/** Asks a server to add something to an order. */
export function addTo(server: string, order: Order, asked: Asked = {}): Promise<ShopAnswer> {
  const { sku = 'RED-1', quantity = 1, key, caller = payerKeyOf(order) } = asked;
  const add = `mutation ($sku: String!, $quantity: Int!) {
    addToPlacedOrder(sku: $sku, quantity: $quantity) { totalWithTax lines { quantity orderPlacedQuantity } }
  }`;
  const headers = { ...caller, ...(key === undefined ? {} : { 'Idempotency-Key': key }) };
  return callShop(server, add, { sku, quantity }, headers);
}

/** Lists the lines of an order as they are now, with the price and the tax of each. */
export async function linesOf(
  engine: EngineUnderTest,
  { id }: Order,
): Promise<readonly (readonly [string, number, number])[]> {
  const { lines } = await engine.order(id);
  return lines.map((line) => [line.productVariant.sku, line.quantity, line.discountedLinePriceWithTax] as const);
}

/** Counts the units of a variant that placed orders have. */
export async function allocated(engine: EngineUnderTest, sku: string): Promise<number> {
  const [row] = (await engine.get(TransactionalConnection).rawConnection.query(
    `SELECT level."stockAllocated" AS units FROM stock_level level
     JOIN product_variant variant ON variant.id = level."productVariantId" WHERE variant.sku = $1`,
    [sku],
  )) as readonly { readonly units: number }[];
  assert.ok(row);
  return row.units;
}

/** Sets the stock so that this number of units is left for sale. */
export async function leaveInStock(engine: EngineUnderTest, sku: string, units: number): Promise<void> {
  await engine.get(TransactionalConnection).rawConnection.query(
    `UPDATE stock_level SET "stockOnHand" = "stockAllocated" + $2 FROM product_variant variant
     WHERE variant.id = "productVariantId" AND variant.sku = $1`,
    [sku, units],
  );
}

/** Sells a variant for another price, in cents, from now on. */
export async function setPrice(engine: EngineUnderTest, sku: string, price: number): Promise<void> {
  await engine.get(TransactionalConnection).rawConnection.query(
    `UPDATE product_variant_price SET price = $2 FROM product_variant variant
     WHERE variant.id = "variantId" AND variant.sku = $1`,
    [sku, price],
  );
}
