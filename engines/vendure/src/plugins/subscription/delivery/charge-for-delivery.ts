import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import type { PaymentSession } from '#src/payment-provider/payment-session.entity';
import type { ChargePurposeOfPlugin, ChargeRefusal } from '#src/plugins/payment/charge-for-order';
import { ChargeForOrder } from '#src/plugins/payment/charge-for-order';
import { Charges } from '#src/plugins/payment/charges';
import type { Completion, Refusal } from '#src/plugins/payment/completion';
import { givenUp, soldOut } from '#src/plugins/payment/completion';
import type { DeliveryState } from '#src/plugins/subscription/entities/delivery.entity';
import { DeliveryOutcomes } from './delivery-outcomes';
import { DeliveryRows } from './delivery-rows';

/**
 * Places the order of a delivery that a card is charged for, and answers what became of the delivery: `INSUFFICIENT_STOCK` for one that
 * is sold out, `CLOSED` for one that is not wanted any more, or the words of the bank.
 */
@Injectable()
export class ChargeForDelivery implements ChargePurposeOfPlugin, OnApplicationBootstrap {
  constructor(
    private readonly charges: Charges,
    private readonly forOrder: ChargeForOrder,
    private readonly outcomes: DeliveryOutcomes,
    private readonly deliveries: DeliveryRows,
  ) {}

  onApplicationBootstrap(): void {
    this.charges.serve(this);
  }

  isFor({ customFields }: Order): boolean {
    return customFields.subscriptionId !== null;
  }

  insteadOfCharging(ctx: RequestContext, order: Order, session: PaymentSession): Promise<Completion | undefined> {
    return this.forOrder.insteadOfCharging(ctx, order, session);
  }

  paid(ctx: RequestContext, order: Order, session: PaymentSession): Promise<Completion> {
    return this.forOrder.paid(ctx, order, session);
  }

  reasonOfGivingUp(ctx: RequestContext, order: Order): Promise<Refusal> {
    return this.forOrder.reasonOfGivingUp(ctx, order);
  }

  async refused(ctx: RequestContext, order: Order, why: ChargeRefusal): Promise<Refusal> {
    return answerTo(await this.outcomes.refused(ctx, order, why), why.answer);
  }

  async refusedBefore(ctx: RequestContext, order: Order): Promise<Refusal> {
    return answerTo(await this.deliveries.outcomeOf(ctx, order.id), givenUp);
  }
}

function answerTo(state: DeliveryState | undefined, otherwise: Refusal): Refusal {
  if (state === 'sold-out') return soldOut;
  return state === 'called-off' ? calledOff : otherwise;
}

const calledOff = {
  kind: 'refused',
  code: 'CLOSED',
  message: 'The delivery is not wanted any more.',
} as const;
