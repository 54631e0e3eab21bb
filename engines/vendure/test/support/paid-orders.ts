import type { Customer, CustomOrderFields, Order } from '@vendure/core';
import { OrderService } from '@vendure/core';
import type { EngineUnderTest } from './engine-under-test';
import type { ShopAnswer } from './shop-call';
import { callShop } from './shop-call';

const completeHostedPayment = `mutation ($number: String!, $sessionId: String!) {
  completeHostedPayment(number: $number, sessionId: $sessionId) { number }
}`;

/** An order that is paid and waits to be placed. */
export interface Paid {
  readonly order: Order;
  readonly session: string;
}

interface Purchase {
  readonly email: string;
  /** The account that the order belongs to; a guest's without it. */
  readonly customer?: Customer;
  readonly sku?: string;
  readonly quantity?: number;
  /** The number of the card that pays. */
  readonly card?: string;
  readonly fields?: Partial<CustomOrderFields>;
}

/** Buys a can as a guest or a customer, paid by card. */
export class PaidOrders {
  constructor(private readonly engine: EngineUnderTest) {}

  /** Makes an order that is paid on its page. */
  async paid({ email, customer, sku = 'FIZZ-1', quantity = 1, card, fields = {} }: Purchase): Promise<Paid> {
    const { id } = await this.engine.orderAtPayment(sku, quantity, email);
    await this.engine.locked(id, async (ctx) => {
      const orders = this.engine.get(OrderService);
      if (customer) await orders.addCustomerToOrder(ctx, id, customer);
      await orders.updateCustomFields(ctx, id, fields);
    });
    const order = await this.engine.order(id);
    const session = await this.engine.prepare(order);
    this.engine.sandbox.pay(session, card);
    return { order, session };
  }

  async place(purchase: Purchase): Promise<Order> {
    const { order, session } = await this.paid(purchase);
    const { kind } = await this.engine.complete(order, session);
    if (kind !== 'completed') throw new Error(`The order of ${purchase.email} is not placed.`);
    return order;
  }

  /** Places an order and takes its money, as the staff of the shop does. */
  async settled(purchase: Purchase): Promise<Order> {
    const order = await this.place(purchase);
    await this.settle(order);
    return order;
  }

  /** Takes the money of an order's card. */
  async settle(order: Order, server?: string): Promise<void> {
    for (const { id, state } of await this.engine.paymentsOf(order))
      if (state === 'Authorized')
        await this.engine.dashboard(`mutation { settlePayment(id: "${id}") { __typename } }`, undefined, server);
  }

  /** Completes a paid order at a server, as a browser does that comes back from the page. */
  completeAt(server: string, { order, session }: Paid): Promise<ShopAnswer> {
    return callShop(server, completeHostedPayment, { number: order.code, sessionId: session });
  }

  async cancel({ id }: Order): Promise<void> {
    await this.engine.dashboard(`mutation { cancelOrder(input: { orderId: "${id}" }) { __typename } }`);
  }
}
