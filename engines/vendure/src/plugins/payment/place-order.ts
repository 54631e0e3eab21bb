import { Injectable } from '@nestjs/common';
import type { PaymentInput } from '@vendure/common/lib/generated-shop-types';
import type { OrderState, RequestContext } from '@vendure/core';
import {
  ChannelService,
  Customer,
  isGraphQlErrorResult,
  Order,
  OrderService,
  TransactionalConnection,
} from '@vendure/core';
import type { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { Allocations } from '#src/plugins/core/catalogue/allocations';
import { groupOrderOf } from '#src/plugins/core/group-order/group-order';
import { lacksSubscriber, signInToSubscribe } from '#src/plugins/core/order-line/subscriber';
import { HeldOrders } from '#src/plugins/core/orders/held-orders';
import type { PayingCard } from '#src/plugins/saved-card/saved-cards';
import { SavedCards } from '#src/plugins/saved-card/saved-cards';
import type { Completion, Refusal } from './completion';
import { discountOver, PlacingRefused, soldOut } from './completion';
import { Dues, leftOf } from './dues';
import { PaymentSessions } from './payment-sessions';

/** Names the payment method of the shop and its handler. */
export const hostedPaymentCode = 'hosted-payment';

/** A payment by card, and the card where the order's owner has it kept. */
interface PaidByCard {
  readonly session: PaymentSession;
  readonly card: PayingCard | undefined;
}

/**
 * Takes an order from the cart to being placed, in one go: first the payers before the card, then the card, and last
 * the stock, which other orders wait for. A refused order is a cart again, with nothing taken: only the card's own
 * outcome is kept, by its session.
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly orders: OrderService,
    private readonly sessions: PaymentSessions,
    private readonly dues: Dues,
    private readonly cards: SavedCards,
    private readonly channels: ChannelService,
    private readonly held: HeldOrders,
    private readonly allocations: Allocations,
    private readonly connection: TransactionalConnection,
  ) {}

  /** Places an order with a paid session. */
  async paid(ctx: RequestContext, order: Order, session: PaymentSession): Promise<Completion> {
    if (!isAtPayment(order)) return changed;
    return this.place(ctx, order, { session, card: await this.cards.payingCard(order, session) });
  }

  /** Refuses to charge a card for an order that has changed since the amount was asked for; undefined when nothing did. */
  async refusalToCharge(ctx: RequestContext, order: Order, { amount }: PaymentSession): Promise<Refusal | undefined> {
    const isOwed = isAtPayment(order) && (await this.dues.amountDue(ctx, order)) === amount;
    return isOwed ? undefined : changed;
  }

  /** Places an order that owes nothing to a card. */
  async free(ctx: RequestContext, order: Order): Promise<Completion> {
    return this.place(ctx, order);
  }

  /**
   * Promises an order its stock; throws PlacingRefused when there is less. Orders with the same cans wait for this lock, so it is taken
   * last, and held for the shortest time.
   */
  async promiseStock(ctx: RequestContext, order: Order): Promise<void> {
    if (!(await this.allocations.add(ctx, order))) throw new PlacingRefused(soldOut);
  }

  private async place(ctx: RequestContext, order: Order, paid?: PaidByCard): Promise<Completion> {
    try {
      await this.connection.withTransaction(ctx, (inside) =>
        this.held.hold(inside, order, () => this.take(inside, order, paid)),
      );
      return { kind: 'completed' };
    } catch (error) {
      if (!(error instanceof PlacingRefused)) throw error;
      await this.afterRefusal(ctx, order, error);
      return error.refusal;
    }
  }

  private async take(ctx: RequestContext, order: Order, paid?: PaidByCard): Promise<void> {
    const shares = await this.dues.shares(ctx, order);
    if (leftOf(order, shares) !== (paid?.session.amount ?? 0)) throw new PlacingRefused(changed);
    if (lacksSubscriber(order)) throw new PlacingRefused(noCustomer);
    if (!order.customer) await this.addGuest(ctx, order);
    let { state } = order;
    if (state !== 'ArrangingPayment') {
      const ready = await this.orders.transitionToState(ctx, order.id, 'ArrangingPayment');
      if (isGraphQlErrorResult(ready)) throw new PlacingRefused({ ...changed, message: ready.transitionError });
    }
    for (const { payer, amount } of shares)
      for (const payment of await payer.take(ctx, order, amount)) state = await this.addPayment(ctx, order, payment);
    if (!placedStates.has(state)) state = await this.payByCard(ctx, order, paid);
    if (!placedStates.has(state)) throw new Error(`The paid order ${order.code} is ${state} and not placed.`);
    await this.allocations.finishBefore(ctx);
    await this.promiseStock(ctx, order);
  }

  /**
   * Vendure wants a payment with each placed order, of one that costs nothing, too. The card is kept first: a subscription that
   * the order begins is paid with it.
   */
  private async payByCard(ctx: RequestContext, order: Order, paid?: PaidByCard): Promise<OrderState> {
    if (paid?.card) await this.cards.keepPaying(ctx, paid.card);
    // The handler accepts only marked sessions, so that no call bypasses the checks above.
    if (paid) await this.sessions.markPlaced(ctx, paid.session);
    const metadata = paid ? { sessionId: paid.session.sessionId } : {};
    return this.addPayment(ctx, order, { method: hostedPaymentCode, metadata });
  }

  private async addPayment(ctx: RequestContext, order: Order, payment: PaymentInput): Promise<OrderState> {
    const paid = await this.orders.addPaymentToOrder(ctx, order.id, payment);
    if (!isGraphQlErrorResult(paid)) return paid.state;
    if ('removedCouponCodes' in paid) throw new PlacingRefused(changed, paid.removedCouponCodes);
    throw new PlacingRefused({ ...declined, message: paid.message });
  }

  /**
   * Prices an order anew whose price is another one by now, so that the new total can be paid: a code that somebody else has used up
   * in the meantime is taken off.
   */
  private async afterRefusal(
    ctx: RequestContext,
    { id }: Order,
    { refusal, lostCodes }: PlacingRefused,
  ): Promise<void> {
    for (const code of lostCodes) await this.orders.removeCouponCode(ctx, id, code);
    if (refusal === soldOut) await this.orders.updateCustomFields(ctx, id, { checkoutStep: 'payment' });
    // To take a code off prices the order anew, too.
    if (refusal !== discountOver || lostCodes.length > 0) return;
    const order = await this.orders.findOne(ctx, id);
    if (order) await this.orders.applyPriceAdjustments(ctx, order);
  }

  /**
   * Vendure requires a customer for each placed order; a guest's has no user, and belongs to no account. Codes that are
   * invalid for that customer are removed.
   */
  private async addGuest(ctx: RequestContext, order: Order): Promise<void> {
    const { contactEmail } = order.customFields;
    const { fullName = '', phoneNumber = '' } = order.shippingAddress;
    // The first address of a group order is somebody else's.
    const { firstName, lastName } = groupOrderOf(order) ?? { firstName: fullName, lastName: '' };
    const guest = new Customer({ emailAddress: contactEmail ?? '', firstName, lastName, phoneNumber });
    await this.channels.assignToCurrentChannel(guest, ctx);
    const saved = await this.connection.getRepository(ctx, Customer).save(guest);
    const { couponCodes, totalWithTax } = order;
    // Vendure looks at the codes of the order, and saves all of it.
    if (couponCodes.length > 0) await this.orders.addCustomerToOrder(ctx, order, saved);
    else await this.connection.getRepository(ctx, Order).update(order.id, { customer: { id: saved.id } });
    Object.assign(order, { customer: saved, customerId: saved.id });
    if (order.totalWithTax === totalWithTax) return;
    const lostCodes = couponCodes.filter((code) => !order.couponCodes.includes(code));
    throw new PlacingRefused(changed, lostCodes);
  }
}

/** True at the steps of the checkout at which only paying is left. */
function isAtPayment({ customFields }: Order): boolean {
  return customFields.checkoutStep === 'payment' || customFields.checkoutStep === 'confirm';
}

const placedStates: ReadonlySet<OrderState> = new Set(['PaymentAuthorized', 'PaymentSettled']);

const changed = {
  kind: 'refused',
  code: 'AMOUNT_CHANGED',
  message: 'The order has changed since it was paid. Please pay the new total.',
} as const;
const noCustomer = { kind: 'refused', code: 'NO_CUSTOMER', message: signInToSubscribe } as const;
const declined = { kind: 'refused', code: 'DECLINED' } as const;
