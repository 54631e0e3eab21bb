import { Injectable } from '@nestjs/common';
import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import type { ID, RequestContext } from '@vendure/core';
import {
  EventBus,
  HistoryService,
  isGraphQlErrorResult,
  Order,
  OrderLine,
  OrderModificationLine,
  Payment,
  PaymentService,
  TransactionalConnection,
} from '@vendure/core';
import { OrderModification } from '@vendure/core/dist/entity/order-modification/order-modification.entity';
import { IsNull, Not } from 'typeorm';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { Allocations } from '#src/plugins/core/catalogue/allocations';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { groupOrderOf } from '#src/plugins/core/group-order/group-order';
import { AdditionPlacedEvent } from '#src/plugins/core/orders/addition-placed-event';
import { isDelivery } from '#src/plugins/core/orders/is-delivery';
import { Addition } from '#src/plugins/payment/entities/addition.entity';
import type { AddedLine } from './added-lines';
import { AddedLines } from './added-lines';
import { isAdditionToken } from './addition-token';
import type { ChargePurpose, ChargeRefusal } from './charge-for-order';
import type { Completion, Refusal } from './completion';
import { givenUp, PlacingRefused, soldOut } from './completion';
import type { CardToCharge } from './payment-sessions';
import { cardOf, PaymentSessions } from './payment-sessions';
import { hostedPaymentCode } from './place-order';

/** The card that has paid an order, and whether its money was taken already. */
interface PaidWith {
  readonly card: CardToCharge;
  readonly isSettled: boolean;
}

type PaidWithRow = Pick<
  PaymentSession,
  'savedCardId' | 'vaultCustomer' | 'vaultCard' | 'cardBrand' | 'cardLastDigits'
> & { readonly isSettled: boolean };

/** States in which an order is paid, and nothing of it has left. */
const openStates: ReadonlySet<string> = new Set(['PaymentAuthorized', 'PaymentSettled']);

/** Writes additions into placed orders, each by the transaction that knows its charge to be paid, which holds the order's lock. */
@Injectable()
export class PlacedAdditions implements ChargePurpose {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly sessions: PaymentSessions,
    private readonly variants: Variants,
    private readonly lines: AddedLines,
    private readonly payments: PaymentService,
    private readonly allocations: Allocations,
    private readonly history: HistoryService,
    private readonly events: EventBus,
  ) {}

  /**
   * Finds the card that pays for additions: the last one that has paid the order. Undefined for an order that takes none: it is not
   * placed, or a delivery, or a group order, no card has paid it, or it is packed.
   */
  async paidWith(ctx: RequestContext, order: Order): Promise<PaidWith | undefined> {
    const { id, state } = order;
    if (!openStates.has(state) || isDelivery(order) || groupOrderOf(order)) return undefined;
    const [row] = (await this.connection.getRepository(ctx, Order).query(
      `SELECT session."savedCardId", session."vaultCustomer", session."vaultCard", session."cardBrand", session."cardLastDigits",
         payment.state = 'Settled' AS "isSettled"
       FROM payment_session session
       JOIN payment ON payment."orderId" = session."orderId" AND payment."transactionId" = session."sessionId"
       WHERE session."orderId" = $1 AND session.state = 'placed' AND payment.state IN ('Authorized', 'Settled')
         AND session."vaultCard" IS NOT NULL AND session."vaultCustomer" IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM order_fulfillments_fulfillment packed
           JOIN fulfillment ON fulfillment.id = packed."fulfillmentId"
           WHERE packed."orderId" = $1 AND fulfillment.state <> 'Cancelled')
       ORDER BY session."createdAt" DESC LIMIT 1`,
      [id],
    )) as readonly PaidWithRow[];
    return row && { card: cardOf(row, 'addition'), isSettled: row.isSettled };
  }

  /** Says for how much more can be added, in cents: all additions cost at most as much as the order did before them. */
  async allowance(ctx: RequestContext, { id, totalWithTax }: Order): Promise<number> {
    // An addition whose money was released is out of the order again.
    const [row] = (await this.connection.getRepository(ctx, PaymentSession).query(
      `SELECT COALESCE(SUM(session.amount), 0)::int AS added FROM payment_session session
       JOIN payment ON payment."orderId" = session."orderId" AND payment."transactionId" = session."sessionId"
       WHERE session."orderId" = $1 AND session.kind = 'addition' AND payment.state <> 'Cancelled'`,
      [id],
    )) as readonly { readonly added: number }[];
    return totalWithTax - 2 * (row?.added ?? 0);
  }

  /** Tells if a secret is that of the page on which the order was paid. */
  async isPayer(ctx: RequestContext, { id }: Order, token: string): Promise<boolean> {
    const pages = await this.connection
      .getRepository(ctx, PaymentSession)
      .findBy({ orderId: id, kind: 'page', state: 'placed', additionTokenHash: Not(IsNull()) });
    return pages.some(({ additionTokenHash: hash }) => hash !== null && isAdditionToken(token, hash));
  }

  /**
   * Refuses an addition that comes too late. One that was requested in time is accepted later, too, as long as nothing
   * is packed.
   */
  async insteadOfCharging(ctx: RequestContext, order: Order): Promise<Completion | undefined> {
    return (await this.paidWith(ctx, order)) ? undefined : closed;
  }

  async paid(ctx: RequestContext, order: Order, session: PaymentSession): Promise<Completion> {
    const additions = this.connection.getRepository(ctx, Addition);
    const { sku, quantity } = await additions.findOneByOrFail({ sessionId: session.id });
    const [variant] = await this.variants.whole(ctx, { ids: [], skus: [sku] });
    if (!variant) return soldOut;
    const added = await this.lines.make(ctx, order, variant, quantity);
    if (added.subTotalWithTax !== session.amount) return changed;
    return this.place(ctx, order, added, session);
  }

  reasonOfGivingUp(): Promise<Refusal> {
    return Promise.resolve(givenUp);
  }

  /** Nothing is written before it is paid. The waiting caller is told. */
  refused(_ctx: RequestContext, _order: Order, { answer }: ChargeRefusal): Promise<Refusal> {
    return Promise.resolve(answer);
  }

  refusedBefore(): Promise<Refusal> {
    return Promise.resolve(givenUp);
  }

  /** Adds a line, with its payment; one that costs nothing has none. Refuses it, with nothing written, when there is less in stock. */
  async place(ctx: RequestContext, order: Order, added: AddedLine, session?: PaymentSession): Promise<Completion> {
    try {
      await this.connection.withTransaction(ctx, (inside) => this.write(inside, order, added, session));
      return { kind: 'completed' };
    } catch (error) {
      if (!(error instanceof PlacingRefused)) throw error;
      return error.refusal;
    }
  }

  private async write(ctx: RequestContext, order: Order, added: AddedLine, session?: PaymentSession): Promise<void> {
    const { line, subTotal, subTotalWithTax } = added;
    const before = await this.paidWith(ctx, order);
    await this.connection.getRepository(ctx, OrderLine).save(Object.assign(line, { order: { id: order.id } }));
    // Before the money, which may be taken for good.
    if (!(await this.allocations.add(ctx, { lines: [line] }))) throw new PlacingRefused(soldOut);
    const totals = {
      subTotal: order.subTotal + subTotal,
      subTotalWithTax: order.subTotalWithTax + subTotalWithTax,
    };
    await this.connection.getRepository(ctx, Order).update(order.id, totals);
    Object.assign(order, totals);
    const payment = session && (await this.pay(ctx, order, session, before?.isSettled ?? false));
    const modificationId = await this.note(ctx, order, added, payment);
    await this.events.publish(new AdditionPlacedEvent(ctx, order, line, modificationId));
  }

  /** Reserves the money, or takes it where that of the order is taken already. */
  private async pay(ctx: RequestContext, order: Order, session: PaymentSession, isSettled: boolean): Promise<Payment> {
    const { sessionId, amount } = session;
    await this.sessions.markPlaced(ctx, session);
    const payment = await this.payments.createPayment(ctx, order, amount, hostedPaymentCode, { sessionId });
    if (isGraphQlErrorResult(payment) || payment.state !== 'Authorized')
      throw new Error(`The addition ${sessionId} to ${order.code} is not paid.`);
    if (!isSettled) return payment;
    const settled = await this.payments.settlePayment(ctx, payment.id);
    if (isGraphQlErrorResult(settled) || settled.state !== 'Settled')
      throw new Error(`The addition ${sessionId} to ${order.code} is not settled.`);
    return payment;
  }

  /** Records the addition in the history of the order, which the dashboard shows. */
  private async note(
    ctx: RequestContext,
    { id: orderId }: Order,
    { line, subTotalWithTax: priceChange }: AddedLine,
    payment: Payment | undefined,
  ): Promise<ID> {
    const repository = this.connection.getRepository(ctx, OrderModification);
    const modification = await repository.save(
      new OrderModification({
        order: { id: orderId },
        note: 'Added by the buyer after the order was placed',
        priceChange,
        ...(payment ? { payment: { id: payment.id } } : {}),
      }),
    );
    await this.connection
      .getRepository(ctx, OrderModificationLine)
      .save(new OrderModificationLine({ modification, orderLine: line, quantity: line.quantity }));
    await this.history.createHistoryEntryForOrder({
      ctx,
      orderId,
      type: HistoryEntryType.ORDER_MODIFIED,
      data: { modificationId: modification.id },
    });
    return modification.id;
  }
}

const closed = { kind: 'refused', code: 'CLOSED', message: 'Nothing can be added to this order any more.' } as const;
const changed = {
  kind: 'refused',
  code: 'AMOUNT_CHANGED',
  message: 'The price has changed. Nothing was added, and nothing was charged.',
} as const;
