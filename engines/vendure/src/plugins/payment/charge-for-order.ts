import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import type { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { Allocations } from '#src/plugins/core/catalogue/allocations';
import type { Completion, Refusal } from './completion';
import { givenUp, soldOut } from './completion';
import { PlaceOrder } from './place-order';

/**
 * Says why an order was not paid with a saved card. `declined` also stands for a card that is gone; `changed` means that the order
 * was not the same any more when it was placed.
 */
export interface ChargeRefusal {
  readonly reason: 'declined' | 'authentication-required' | 'sold-out' | 'changed';
  /** The answer to the caller, in the words of the bank where it declined. */
  readonly answer: Refusal;
  /** False when the bank forbids another try with this card: card schemes fine a shop that repeats it. */
  readonly mayBeTriedAgain: boolean;
}

/** The purpose of a charge. All of it is done in the transaction that holds the order's lock. */
export interface ChargePurpose {
  /**
   * Returns an earlier outcome, or the reason that the card must not be charged any more; undefined when it is to be
   * charged.
   */
  insteadOfCharging(ctx: RequestContext, order: Order, session: PaymentSession): Promise<Completion | undefined>;
  /**
   * Carries out the purpose of a paid charge. A refusal is returned with all its writes rolled back: then the money is
   * given back.
   */
  paid(ctx: RequestContext, order: Order, session: PaymentSession): Promise<Completion>;
  /**
   * Returns the reason that a charge was given up at the provider: the process that did so may have ended before it
   * wrote the reason.
   */
  reasonOfGivingUp(ctx: RequestContext, order: Order): Promise<Refusal>;
  /**
   * Records that the charge is over and took nothing, or that its money is given back. Returns the answer to the
   * caller.
   */
  refused(ctx: RequestContext, order: Order, why: ChargeRefusal): Promise<Refusal>;
  /** Returns the answer to a caller whose charge another call has ended. */
  refusedBefore(ctx: RequestContext, order: Order): Promise<Refusal>;
}

/** Handles the orders that a plugin makes by itself when their payment fails. */
export interface MakerOfOrders extends Pick<ChargePurpose, 'refused' | 'refusedBefore'> {
  hasMade(order: Order): boolean;
}

/** Places the order that a card is charged for. */
@Injectable()
export class ChargeForOrder implements ChargePurpose {
  private readonly makers: MakerOfOrders[] = [];

  constructor(
    private readonly placing: PlaceOrder,
    private readonly allocations: Allocations,
  ) {}

  /** Lets a plugin decide of its orders from the start of a process on. */
  serve(maker: MakerOfOrders): void {
    this.makers.push(maker);
  }

  async insteadOfCharging(ctx: RequestContext, order: Order, session: PaymentSession): Promise<Completion | undefined> {
    return order.orderPlacedAt ? { kind: 'completed' } : this.placing.refusalToCharge(ctx, order, session);
  }

  paid(ctx: RequestContext, order: Order, session: PaymentSession): Promise<Completion> {
    return this.placing.paid(ctx, order, session);
  }

  async reasonOfGivingUp(ctx: RequestContext, order: Order): Promise<Refusal> {
    return (await this.allocations.isEnough(ctx, order)) ? givenUp : soldOut;
  }

  async refused(ctx: RequestContext, order: Order, why: ChargeRefusal): Promise<Refusal> {
    return (await this.makerOf(order)?.refused(ctx, order, why)) ?? why.answer;
  }

  async refusedBefore(ctx: RequestContext, order: Order): Promise<Refusal> {
    return (await this.makerOf(order)?.refusedBefore(ctx, order)) ?? givenUp;
  }

  private makerOf(order: Order): MakerOfOrders | undefined {
    return this.makers.find((maker) => maker.hasMade(order));
  }
}
