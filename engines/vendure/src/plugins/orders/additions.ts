import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { Allocations } from '#src/plugins/core/catalogue/allocations';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { NewLines } from '#src/plugins/core/order-line/new-lines';
import { requireQuantity } from '#src/plugins/core/order-line/quantity';
import { additionsEnd } from '#src/plugins/core/orders/additions-end';
import { OrderAccess, orderLocked } from '#src/plugins/core/orders/order-access';
import { insufficientStock, invalid, ShopFailure } from '#src/plugins/core/shop-failure';
import { AddedLines } from '#src/plugins/payment/added-lines';
import { Charges } from '#src/plugins/payment/charges';
import type { Completion, Refusal } from '#src/plugins/payment/completion';
import { Addition } from '#src/plugins/payment/entities/addition.entity';
import type { CardToCharge } from '#src/plugins/payment/payment-sessions';
import { PaymentSessions } from '#src/plugins/payment/payment-sessions';
import { PlacedAdditions } from '#src/plugins/payment/placed-additions';
import { AdditionAccess } from './addition-access';

/** Something that is asked for, by the name of its goods. */
interface Asked {
  readonly sku: string;
  readonly quantity: number;
}

/**
 * Adds to orders that were just placed (spec §7 PUT cross_sell): with tax, without promotions and without more shipping, paid by
 * the card of the order without its owner's presence. A refusal leaves the order as it was.
 */
@Injectable()
export class Additions {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly access: OrderAccess,
    private readonly charges: Charges,
    private readonly sessions: PaymentSessions,
    private readonly placed: PlacedAdditions,
    private readonly lines: AddedLines,
    private readonly newLines: NewLines,
    private readonly variants: Variants,
    private readonly allocations: Allocations,
    private readonly additionAccess: AdditionAccess,
  ) {}

  /** The moment until which the order takes additions of the caller; undefined for one that takes none (any more). */
  async endOf(ctx: RequestContext, order: Order): Promise<Date | undefined> {
    const end = additionsEnd(order, new Date());
    return end && (await this.cardFor(ctx, order)) ? end : undefined;
  }

  /**
   * Adds to the order of the headers and returns it as it is then. Throws NOT_ALLOWED for an order that takes nothing (any more), and
   * for a caller who has not paid it and is not its owner; INVALID for gift cards, and for more than the order cost; ORDER_LOCKED while
   * another addition runs. Two concurrent calls for the same add it once.
   */
  async add(ctx: RequestContext, asked: Asked): Promise<Order> {
    const { id, next } = await this.connection.withTransaction(ctx, async (inside) => {
      const order = await this.access.open(inside, await this.access.lockNamed(inside));
      return { id: order.id, next: await this.begin(inside, order, asked) };
    });
    // Outside of the transaction: a charge has some of its own.
    const completion = next instanceof PaymentSession ? await this.charges.finish(ctx, next) : next;
    if (completion.kind === 'refused') throw failureOf(completion);
    return this.access.open(ctx, id);
  }

  /** Stores the charge of an addition. A free one is added at once. */
  private async begin(ctx: RequestContext, order: Order, asked: Asked): Promise<PaymentSession | Completion> {
    const { sku, quantity } = asked;
    const card = additionsEnd(order, new Date()) && (await this.cardFor(ctx, order));
    if (!card) throw closed();
    const variant = await this.variants.require(ctx, sku);
    requireQuantity(quantity, variant);
    // The code of a gift card is money for its holder, and no parcel can be stopped.
    if (variant.customFields.kind === 'gift-card') throw invalid({ line_items: [`${sku} is a gift card`] });
    // It refuses goods that need more than a sku: a pack to fill, a gift card of any amount.
    await this.newLines.fieldsOf(ctx, variant, asked);
    const running = await this.sessions.chargingFor(ctx, order.id, 'addition');
    if (running) return this.join(ctx, running, asked);
    const added = await this.lines.make(ctx, order, variant, quantity);
    if (!(await this.lines.canShip(ctx, order, added.line)))
      throw invalid({ line_items: [`${sku} cannot be shipped with this order`] });
    if (!(await this.allocations.isEnough(ctx, { lines: [added.line] }))) throw insufficientStock();
    if (added.subTotalWithTax > (await this.placed.allowance(ctx, order)))
      throw invalid({ line_items: ['All that is added may cost at most as much as the order'] });
    if (added.subTotalWithTax === 0) return this.placed.place(ctx, order, added);
    const session = await this.sessions.addCharge(ctx, order.id, added.subTotalWithTax, card);
    await this.connection.getRepository(ctx, Addition).insert({ sessionId: session.id, sku, quantity });
    return session;
  }

  /** Finds the card that the caller may have charged. */
  private async cardFor(ctx: RequestContext, order: Order): Promise<CardToCharge | undefined> {
    const paidWith = await this.placed.paidWith(ctx, order);
    return paidWith && (await this.additionAccess.mayAdd(ctx, order)) ? paidWith.card : undefined;
  }

  /** Goes on with a charge that another call has begun, or a process that ended since has left, when it is for the same. */
  private async join(ctx: RequestContext, running: PaymentSession, asked: Asked): Promise<PaymentSession> {
    const { sku, quantity } = await this.connection
      .getRepository(ctx, Addition)
      .findOneByOrFail({ sessionId: running.id });
    if (sku !== asked.sku || quantity !== asked.quantity) throw orderLocked();
    return running;
  }
}

function closed(): ShopFailure {
  return new ShopFailure('NOT_ALLOWED', 'Nothing can be added to this order any more');
}

function failureOf({ code, message }: Refusal): ShopFailure {
  if (code === 'CLOSED') return closed();
  return code === 'INSUFFICIENT_STOCK'
    ? insufficientStock()
    : new ShopFailure('INVALID', message, { fields: { base: [message] } });
}
