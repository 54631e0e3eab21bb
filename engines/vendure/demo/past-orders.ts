import type { Customer, ID } from '@vendure/core';
import {
  Fulfillment,
  FulfillmentLine,
  isGraphQlErrorResult,
  manualFulfillmentHandler,
  Order,
  OrderModifier,
  OrderService,
  Payment,
  ProductVariant,
  TransactionalConnection,
} from '@vendure/core';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';
import type { ShopAddress } from '#src/plugins/core/address/address-values';
import { toOrderAddress } from '#src/plugins/core/address/order-address';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { newOrderToken } from '#src/plugins/core/orders/order-access';
import { storeCreditCode } from '#src/plugins/core/payment-codes';
import { hostedPaymentCode } from '#src/plugins/payment/place-order';
import type { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { Delivery } from '#src/plugins/subscription/entities/delivery.entity';
import type { SeedContext } from '#src/seed/seed-context';
import type { DemoOutcome, Units } from './demo-customer';

/** A customer of the demo, with destination and means of payment. */
export interface DemoBuyer {
  readonly customer: Customer;
  readonly address: ShopAddress;
  readonly card?: SavedCard;
}

export interface PastOrder {
  readonly at: Date;
  readonly lines: Units;
  /** `declined` was never placed. */
  readonly outcome: DemoOutcome | 'declined';
  /** Cents of it that store credit pays, as far as there is some. */
  readonly credit: number;
  /** The subscription that it delivers, and the day for which it was planned. */
  readonly subscriptionId?: ID;
  readonly dueOn?: Day;
}

const states = {
  placed: 'PaymentSettled',
  shipped: 'Shipped',
  canceled: 'Cancelled',
  declined: 'Cancelled',
} as const;

/**
 * Adds a past order at today's prices, promotions and taxes. It is written without being placed: no stock leaves, no
 * card is charged, and no mail is sent.
 */
export async function addPastOrder(seed: SeedContext, buyer: DemoBuyer, past: PastOrder): Promise<void> {
  const { ctx, service } = seed;
  const connection = service(TransactionalConnection);
  const { id } = await service(OrderService).create(ctx, buyer.customer.user?.id);
  const isPlaced = past.outcome !== 'declined';
  await connection.getRepository(ctx, Order).update(id, {
    customFields: {
      token: newOrderToken(),
      contactEmail: buyer.customer.emailAddress,
      checkoutStep: 'confirm',
      subscriptionId: past.subscriptionId === undefined ? null : String(past.subscriptionId),
    },
  });
  const order = await filled(seed, id, buyer, past.lines);
  if (isPlaced) await pay(seed, buyer, order, past);
  if (past.outcome === 'shipped') await ship(seed, order, past);
  await connection.getRepository(ctx, Order).update(id, {
    state: states[past.outcome],
    active: false,
    createdAt: past.at,
    ...(isPlaced && { orderPlacedAt: past.at }),
  });
  if (past.subscriptionId === undefined || past.dueOn === undefined) return;
  await connection.getRepository(ctx, Delivery).save(
    new Delivery({
      subscriptionId: past.subscriptionId,
      dueOn: past.dueOn,
      madeOn: past.dueOn,
      attempt: 0,
      state: isPlaced ? 'placed' : 'declined',
      orderId: id,
      createdAt: past.at,
    }),
  );
}

async function filled({ ctx, service }: SeedContext, id: ID, { address }: DemoBuyer, units: Units): Promise<Order> {
  const orders = service(OrderService);
  const modifier = service(OrderModifier);
  const connection = service(TransactionalConnection);
  await orders.setShippingAddress(ctx, id, toOrderAddress(address));
  await orders.setBillingAddress(ctx, id, toOrderAddress(address));
  const order = await required(orders, ctx, id);
  for (const [sku, quantity] of Object.entries(units)) {
    const variant = await connection.getRepository(ctx, ProductVariant).findOneByOrFail({ sku });
    const line = await modifier.getOrCreateOrderLine(ctx, order, variant.id);
    // It is stored with the price; a line without it would have been added to the placed order.
    line.orderPlacedQuantity = quantity;
    await modifier.updateOrderLineQuantity(ctx, line, quantity, order);
  }
  await orders.applyPriceAdjustments(ctx, order, order.lines);
  const [method] = await orders.getEligibleShippingMethods(ctx, id);
  if (!method) throw new Error(`The demo delivers nothing to ${address.stateAbbr}.`);
  const chosen = await orders.setShippingMethod(ctx, id, [method.id]);
  if (isGraphQlErrorResult(chosen)) throw new Error(chosen.message);
  return required(orders, ctx, id);
}

async function required(orders: OrderService, ctx: SeedContext['ctx'], id: ID): Promise<Order> {
  const order = await orders.findOne(ctx, id);
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
}

/** Store credit first, the card the rest. A canceled order was never captured. */
async function pay({ ctx, service }: SeedContext, buyer: DemoBuyer, order: Order, past: PastOrder): Promise<void> {
  const connection = service(TransactionalConnection);
  const credits = service(StoreCredits);
  const payment = { order, state: past.outcome === 'canceled' ? 'Cancelled' : 'Settled', createdAt: past.at } as const;
  const payments = connection.getRepository(ctx, Payment);
  let left = order.totalWithTax;
  const credit = past.credit === 0 ? 0 : await credits.available(ctx, buyer.customer.id);
  for (const part of (await credits.setAside(ctx, buyer.customer.id, Math.min(past.credit, credit, left))) ?? []) {
    await credits.use(ctx, part, order.code);
    const { amount, creditId } = part;
    await payments.save(
      new Payment({ ...payment, amount, method: storeCreditCode, transactionId: String(creditId), metadata: {} }),
    );
    left -= amount;
  }
  if (left === 0) return;
  const { brand = null, lastDigits = null } = buyer.card ?? {};
  const transactionId = `demo-${order.code}`;
  const byCard = new Payment({ ...payment, amount: left, method: hostedPaymentCode, transactionId });
  byCard.metadata = { card: { brand, lastDigits } };
  await payments.save(byCard);
  await connection.getRepository(ctx, PaymentSession).save(
    new PaymentSession({
      orderId: order.id,
      kind: 'page',
      sessionId: transactionId,
      amount: left,
      state: 'placed',
      cardBrand: brand,
      cardLastDigits: lastDigits,
      createdAt: past.at,
    }),
  );
}

/** In one parcel, a day after it was placed. */
async function ship({ ctx, service }: SeedContext, order: Order, past: PastOrder): Promise<void> {
  const connection = service(TransactionalConnection);
  const shippedAt = new Date(past.at.getTime() + 86_400_000);
  const fulfillment = await connection.getRepository(ctx, Fulfillment).save(
    new Fulfillment({
      state: 'Shipped',
      method: 'UPS',
      trackingCode: `1Z${order.code.slice(1)}`,
      handlerCode: manualFulfillmentHandler.code,
      orders: [order],
      createdAt: shippedAt,
      updatedAt: shippedAt,
    }),
  );
  for (const line of order.lines)
    await connection
      .getRepository(ctx, FulfillmentLine)
      .save(new FulfillmentLine({ fulfillment, orderLine: line, quantity: line.quantity }));
}
