import { ReportedOrders } from '#src/application/ports/browser/reported-orders';
import type { DependenciesOf } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { type Order, type OrderReceipt, unitCount } from '#src/domain/cart/order';
import { ReportReferredOrder } from './report-referred-order';

/**
 * Reports a placed order, once for each: the fact to analytics, and the click that led to it to the affiliate network (spec §7
 * Other calls). No code waits for it; a failure is only logged (spec §8).
 */
export class ReportOrder {
  static readonly dependencies: DependenciesOf<typeof ReportOrder> = [
    ReportedOrders,
    EventTracker,
    ReportReferredOrder,
  ];

  constructor(
    private readonly reported: ReportedOrders,
    private readonly events: EventTracker,
    private readonly referred: ReportReferredOrder,
  ) {}

  /** The order as well, where this browser may read it. */
  async execute(receipt: OrderReceipt, order?: Order): Promise<void> {
    const { number } = receipt;
    const reported = this.reported.read() ?? [];
    if (reported.includes(number)) return;
    this.reported.write([...reported, number]);
    this.events.track('order_placed', {
      number,
      ...(order && { units: unitCount(order), total: order.total }),
    });
    await this.referred.execute(receipt);
  }
}
