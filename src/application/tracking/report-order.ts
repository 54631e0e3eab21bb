import { ReportedOrders } from '#src/application/ports/browser/reported-orders';
import type { Used } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { type Order, type OrderReceipt, unitCount } from '#src/domain/cart/order';
import { ReportReferredOrder } from './report-referred-order';

/**
 * Reports a placed order, once for each: the fact to analytics, and the click that led to it to the affiliate network (spec §7
 * Other calls). No code waits for it; a failure is only logged (spec §8).
 */
export class ReportOrder {
  static readonly uses = { reported: ReportedOrders, events: EventTracker, referred: ReportReferredOrder };

  constructor(private readonly use: Used<typeof ReportOrder.uses>) {}

  /** The order as well, where this browser may read it. */
  async execute(receipt: OrderReceipt, order?: Order): Promise<void> {
    const { number } = receipt;
    const reported = this.use.reported.read() ?? [];
    if (reported.includes(number)) return;
    this.use.reported.write([...reported, number]);
    this.use.events.track('order_placed', {
      number,
      ...(order && { units: unitCount(order), total: order.total }),
    });
    await this.use.referred.execute(receipt);
  }
}
