import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import type { ChargeRefusal } from '#src/payment/charge-refused-event';
import type { Subscription } from '#src/plugin/subscription/subscription.entity';
import type { Delivery } from './delivery.entity';

@Injectable()
export class DeliveryMails {
  async placed(
    _ctx: RequestContext,
    _order: Order,
    _delivery: Delivery,
    _change: { readonly before: Subscription; readonly after: Subscription },
  ): Promise<void> {}

  async soldOut(_ctx: RequestContext, _delivery: Delivery, _subscription: Subscription): Promise<void> {}

  async declined(
    _ctx: RequestContext,
    _order: Order,
    _delivery: Delivery,
    _refusal: ChargeRefusal,
    _subscription: Subscription,
  ): Promise<void> {}
}
