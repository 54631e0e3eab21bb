import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { EventBus } from '@vendure/core';
import { Allocations } from '#src/plugin/catalogue/allocations';
import type { ChargePurpose } from './charge-purpose';
import type { ChargeRefusal } from './charge-refused-event';
import { ChargeRefusedEvent } from './charge-refused-event';
import type { Completion, Refusal } from './completion';
import { givenUp, soldOut } from './completion';
import type { PaymentSession } from './payment-session.entity';
import { PlaceOrder } from './place-order';

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
