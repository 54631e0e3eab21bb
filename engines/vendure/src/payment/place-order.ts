import { Injectable } from '@nestjs/common';
import type { Order, OrderState, RequestContext } from '@vendure/core';
import { ChannelService, Customer, isGraphQlErrorResult, OrderService, TransactionalConnection } from '@vendure/core';
import type { Completion, Refusal } from './completion';
import type { PaymentSession } from './payment-session.entity';
import { PaymentSessions } from './payment-sessions';
import { StockCheck } from './stock-check';

/** Names the payment method of the shop and its handler. */
export const HOSTED_PAYMENT_CODE = 'hosted-payment';

/** Takes an order from the cart to being placed, in one go. What it refuses is a cart again. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly orders: OrderService,
    private readonly sessions: PaymentSessions,
    private readonly stock: StockCheck,
    private readonly channels: ChannelService,
    private readonly connection: TransactionalConnection,
  ) {}

  /** Places an order with a paid session. */
  async paid(ctx: RequestContext, order: Order, session: PaymentSession): Promise<Completion> {
    const isAtPayment = paymentSteps.has(order.customFields.checkoutStep);
    if (!isAtPayment || session.amount !== order.totalWithTax) return changed;
    return (await this.place(ctx, order, session)) ?? { kind: 'completed' };
  }

  /** Places an order that costs nothing. */
  async free(ctx: RequestContext, order: Order): Promise<Completion> {
    return (await this.place(ctx, order)) ?? { kind: 'completed' };
  }

  private async place(ctx: RequestContext, order: Order, session?: PaymentSession): Promise<Refusal | undefined> {
    if (!(await this.stock.isEnough(ctx, order))) {
      await this.orders.updateCustomFields(ctx, order.id, { checkoutStep: 'payment' });
      return {
        kind: 'refused',
        code: 'INSUFFICIENT_STOCK',
        message: 'There is less in stock than the order asks for.',
      };
    }
    if (!order.customer) await this.addGuest(ctx, order);
    if (order.state !== 'ArrangingPayment') {
      const ready = await this.orders.transitionToState(ctx, order.id, 'ArrangingPayment');
      if (isGraphQlErrorResult(ready)) return { ...changed, message: ready.transitionError };
    }
    return this.addPayment(ctx, order, session);
  }

  private async addPayment(ctx: RequestContext, order: Order, session?: PaymentSession): Promise<Refusal | undefined> {
    // The handler takes no session that is not marked so, so that nobody passes by the checks above.
    if (session) await this.sessions.mark(ctx, session, 'placed');
    const paid = await this.orders.addPaymentToOrder(ctx, order.id, {
      method: HOSTED_PAYMENT_CODE,
      metadata: session ? { sessionId: session.sessionId } : {},
    });
    if (!isGraphQlErrorResult(paid)) {
      if (!placedStates.has(paid.state))
        throw new Error(`The paid order ${order.code} is ${paid.state} and not placed.`);
      return undefined;
    }
    if (session) await this.sessions.mark(ctx, session, 'paid');
    await this.backToCart(ctx, order);
    // A code that somebody else has used up in the meantime is taken off.
    const { totalWithTax } = (await this.orders.findOne(ctx, order.id)) ?? order;
    return totalWithTax === order.totalWithTax ? { ...declined, message: paid.message } : changed;
  }

  /** Vendure wants a customer with each placed order; a guest's has no user, and is nobody's account. */
  private async addGuest(ctx: RequestContext, order: Order): Promise<void> {
    const { contactEmail } = order.customFields;
    const { fullName = '', phoneNumber = '' } = order.shippingAddress;
    const guest = new Customer({ emailAddress: contactEmail ?? '', firstName: fullName, lastName: '', phoneNumber });
    await this.channels.assignToCurrentChannel(guest, ctx);
    const saved = await this.connection.getRepository(ctx, Customer).save(guest);
    await this.orders.addCustomerToOrder(ctx, order, saved);
  }

  private async backToCart(ctx: RequestContext, order: Order): Promise<void> {
    const back = await this.orders.transitionToState(ctx, order.id, 'AddingItems');
    if (isGraphQlErrorResult(back)) throw new Error(`The order ${order.code} is stuck: ${back.transitionError}`);
  }
}

/** Steps of the checkout at which only paying is left. */
const paymentSteps: ReadonlySet<string> = new Set(['payment', 'confirm']);

const placedStates: ReadonlySet<OrderState> = new Set(['PaymentAuthorized', 'PaymentSettled']);

const changed = {
  kind: 'refused',
  code: 'AMOUNT_CHANGED',
  message: 'The order has changed since it was paid. Please pay the new total.',
} as const;
const declined = { kind: 'refused', code: 'DECLINED' } as const;
