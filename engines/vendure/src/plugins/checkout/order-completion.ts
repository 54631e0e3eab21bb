import { Injectable } from '@nestjs/common';
import type { Customer, ID, Order, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { OrderDraft } from '#src/plugins/core/checkout/order-draft';
import { lacksSubscriber, signInToSubscribe } from '#src/plugins/core/order-line/subscriber';
import { OrderAccess } from '#src/plugins/core/orders/order-access';
import { insufficientStock, invalid, notFound, ShopFailure, unauthorized } from '#src/plugins/core/shop-failure';
import { Charges } from '#src/plugins/payment/charges';
import type { Completion, Refusal } from '#src/plugins/payment/completion';
import { orderChanged } from '#src/plugins/payment/completion';
import { Dues } from '#src/plugins/payment/dues';
import { HostedPayments } from '#src/plugins/payment/hosted-payments';
import { requireChargeable } from '#src/plugins/payment/least-charge';
import { OrderDigest } from '#src/plugins/payment/order-digest';
import type { CardToCharge, Choice } from '#src/plugins/payment/payment-sessions';
import { PaymentSessions } from '#src/plugins/payment/payment-sessions';
import { SavedCards } from '#src/plugins/saved-card/saved-cards';

export interface OrderReceipt {
  readonly id: ID;
  readonly number: string;
}

/** Takes the payment of an order and completes it, once. */
@Injectable()
export class OrderCompletion {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly access: OrderAccess,
    private readonly draft: OrderDraft,
    private readonly payments: HostedPayments,
    private readonly sessions: PaymentSessions,
    private readonly charges: Charges,
    private readonly cards: SavedCards,
    private readonly dues: Dues,
    private readonly digest: OrderDigest,
  ) {}

  /** Opens the page of an order. It asks whether to keep the card when the payer is the owner of the order. */
  async prepare(ctx: RequestContext, order: Order, payer: Customer | undefined): Promise<Order> {
    requireStep(order, 'payment', 'confirm');
    requireSubscriber(order);
    const isOwner = isOwnerOf(order, payer);
    // A page that anybody has opened with the order's token takes nothing of its owner's credit.
    if (!isOwner && (await this.dues.takeOwners(ctx, order))) await this.draft.set(ctx, order, { isCreditKept: true });
    await this.payments.prepare(ctx, order, isOwner && payer ? await this.cards.vaultCustomerOf(ctx, payer) : null);
    return order;
  }

  /** Takes the payment step with a saved card of the payer. Throws NOT_FOUND for any other card, and for a guest. */
  async submitCard(ctx: RequestContext, order: Order, payer: Customer | undefined, cardId: ID): Promise<Order> {
    requireStep(order, 'payment', 'confirm');
    requireSubscriber(order);
    if (!payer) throw notFound('card');
    const due = await this.dues.amountDue(ctx, order);
    requireChargeable(due);
    const { id: savedCardId, vaultCard, brand, lastDigits } = await this.cards.find(ctx, payer.id, cardId);
    await this.sessions.choose(ctx, order.id, due, {
      card: {
        kind: 'saved-card',
        savedCardId,
        customer: await this.cards.vaultCustomerOf(ctx, payer),
        card: { id: vaultCard, lastDigits, ...(brand === null ? {} : { brand }) },
      },
      orderDigest: await this.digest.of(ctx, order),
    });
    await this.draft.set(ctx, order, { checkoutStep: 'confirm' });
    return order;
  }

  /** Takes the payment step of an order that is paid, or that costs nothing. */
  async submitPayment(ctx: RequestContext, order: Order): Promise<Order> {
    requireStep(order, 'payment', 'confirm');
    requireSubscriber(order);
    const payments = await this.payments.paymentsOf(ctx, order.id);
    const paid = payments.filter(({ kind, state }) => kind === 'card' && state === 'authorized');
    const amount = paid.reduce((sum, one) => sum + one.amount, 0);
    const due = await this.dues.amountDue(ctx, order);
    if (amount < due) throw invalid({ base: ['No payment found'] });
    await this.sessions.choose(ctx, order.id, due);
    await this.draft.set(ctx, order, { checkoutStep: 'confirm' });
    return order;
  }

  /**
   * Completes the order of the headers, for which a saved card that was chosen is charged. Said again, it answers the same order. Only
   * the session of their owner lets a saved card or store credit pay, for the order as it was when the card was chosen: throws
   * UNAUTHORIZED for others, and INVALID for another order, whose payment has to be chosen again.
   */
  async complete(ctx: RequestContext, caller: Customer | undefined): Promise<Order> {
    const { order, isCharged } = await this.settle(ctx, async (inside) => {
      const order = await this.access.open(inside, await this.access.lockNamed(inside));
      if (!order.active) return { order };
      const choice = await this.sessions.chosen(inside, order.id);
      await this.requireOwner(inside, order, caller, choice);
      if (choice && !(await this.isChosenFor(inside, order, choice))) return { order, refusal: orderChanged };
      requireStep(order, 'confirm');
      return { order, card: choice?.card };
    });
    // A charge has read the order in transactions of its own.
    return isCharged ? this.access.open(ctx, order.id) : order;
  }

  /** Completes the order of a paid session, which proves only that much: no order is opened by it. */
  async completeSession(ctx: RequestContext, number: string, sessionId: string): Promise<OrderReceipt> {
    const { order } = await this.settle(ctx, async (inside) => {
      const orderId = await this.payments.orderOfSession(inside, number, sessionId);
      if (orderId === undefined) throw unauthorized();
      await this.access.lock(inside, orderId);
      return { order: await this.access.open(inside, orderId), sessionId };
    });
    return { id: order.id, number };
  }

  /** Refuses a caller who does not own the payment source. */
  private async requireOwner(
    ctx: RequestContext,
    order: Order,
    caller: Customer | undefined,
    choice: Choice | undefined,
  ): Promise<void> {
    if (choice && choice.card.customer !== caller?.customFields.paymentCustomer) throw unauthorized();
    if ((await this.dues.takeOwners(ctx, order)) && !isOwnerOf(order, caller)) throw unauthorized();
  }

  /** False for an order that has changed since, of which no choice is left. */
  private async isChosenFor(ctx: RequestContext, order: Order, { orderDigest }: Choice): Promise<boolean> {
    const isConfirmed = order.customFields.checkoutStep === 'confirm';
    // A charge that another call has begun goes on.
    if (orderDigest === null || (isConfirmed && orderDigest === (await this.digest.of(ctx, order)))) return true;
    await this.sessions.choose(ctx, order.id, 0);
    await this.draft.payAgain(ctx, order);
    return false;
  }

  private async settle(ctx: RequestContext, find: FindOrder): Promise<Settled> {
    const { order, next } = await this.connection.withTransaction(ctx, async (inside) => {
      const { order: found, sessionId, card, refusal } = await find(inside);
      return { order: found, next: card ?? refusal ?? (await this.completeOne(inside, found, sessionId)) };
    });
    const isCharged = 'savedCardId' in next;
    // Outside of the transaction: a charge has some of its own.
    const completion = isCharged ? await this.charges.charge(ctx, order.id, next) : next;
    if (completion.kind === 'refused') throw refusalOf(completion);
    return { order, isCharged };
  }

  private async completeOne(ctx: RequestContext, order: Order, sessionId: string | undefined): Promise<Completion> {
    if (!order.active) return { kind: 'completed' };
    const isReady = ['payment', 'confirm'].includes(order.customFields.checkoutStep);
    if (!isReady) {
      await this.payments.giveBack(ctx, order.id);
      return { kind: 'refused', code: 'AMOUNT_CHANGED', message: 'The order has changed since it was paid' };
    }
    const completion = await this.payments.completeOrder(ctx, order, sessionId);
    // There may be another amount to pay by now.
    if (completion.kind === 'refused') await this.draft.payAgain(ctx, order);
    return completion;
  }
}

/** Finds an order that is to be completed, by a page that was paid or by a card that is charged now. */
type FindOrder = (ctx: RequestContext) => Promise<{
  readonly order: Order;
  readonly sessionId?: string;
  readonly card?: CardToCharge | undefined;
  readonly refusal?: Refusal;
}>;

/** An order that is complete; one that was charged is not as it was read. */
interface Settled {
  readonly order: Order;
  readonly isCharged: boolean;
}

function isOwnerOf({ customerId }: Order, caller: Customer | undefined): boolean {
  return caller !== undefined && customerId !== null && String(customerId) === String(caller.id);
}

function requireStep({ customFields }: Order, ...steps: readonly string[]): void {
  if (steps.includes(customFields.checkoutStep)) return;
  throw invalid({ state: [`The order stands at ${customFields.checkoutStep}`] });
}

/** Refuses a guest's order with something that comes again (spec §3 Subscription). */
function requireSubscriber(order: Order): void {
  if (lacksSubscriber(order)) throw invalid({ base: [signInToSubscribe] });
}

function refusalOf({ code, message }: Extract<Completion, { kind: 'refused' }>): ShopFailure {
  return code === 'INSUFFICIENT_STOCK'
    ? insufficientStock()
    : new ShopFailure('INVALID', message, { fields: { base: [message] } });
}
