import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { EventBus } from '@vendure/core';
import type { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { Allocations } from '#src/plugin/catalogue/shared/allocations';
import type { ChargeRefusal } from './charge-refused-event';
import { ChargeRefusedEvent } from './charge-refused-event';
import type { Completion, Refusal } from './completion';
import { givenUp, soldOut } from './completion';
import { PlaceOrder } from './place-order';

/** The purpose of a charge. All of it is done in the transaction that holds the order's lock. */
export interface ChargePurpose {
  /** Says what came of it already, or why the card must not be charged any more; undefined when it is to be charged. */
  insteadOfCharging(ctx: RequestContext, order: Order, session: PaymentSession): Promise<Completion | undefined>;
  /** Does what was paid for. A refusal is returned, with nothing of it written: then the money is given back. */
  paid(ctx: RequestContext, order: Order, session: PaymentSession): Promise<Completion>;
  /** Says why a charge was given up at the provider: the process that did so may have ended before it wrote the reason. */
  reasonOfGivingUp(ctx: RequestContext, order: Order): Promise<Refusal>;
  /** Writes that the charge is over and took nothing, or that what it took is given back. */
  refused(ctx: RequestContext, order: Order, why: ChargeRefusal): Promise<void>;
}

/** Places the order that a card is charged for. */
@Injectable()
export class ChargeForOrder implements ChargePurpose {
  constructor(
    private readonly placing: PlaceOrder,
    private readonly allocations: Allocations,
    private readonly events: EventBus,
  ) {}

  async insteadOfCharging(ctx: RequestContext, order: Order, session: PaymentSession): Promise<Completion | undefined> {
    return order.orderPlacedAt ? { kind: 'completed' } : this.placing.refusalToCharge(ctx, order, session);
  }

  paid(ctx: RequestContext, order: Order, session: PaymentSession): Promise<Completion> {
    return this.placing.paid(ctx, order, session);
  }

  async reasonOfGivingUp(ctx: RequestContext, order: Order): Promise<Refusal> {
    return (await this.allocations.isEnough(ctx, order)) ? givenUp : soldOut;
  }

  async refused(ctx: RequestContext, order: Order, why: ChargeRefusal): Promise<void> {
    await this.events.publish(new ChargeRefusedEvent(ctx, order, why));
  }
}
