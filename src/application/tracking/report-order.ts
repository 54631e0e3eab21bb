import { orElse } from '#src/application/calls/handled';
import type { Stored } from '#src/application/ports/browser/stored';
import { ClickId, ReportedOrders, ShareSaleId } from '#src/application/ports/browser/stored-values';
import { log } from '#src/application/ports/system/logger';
import type { DependenciesOf } from '#src/application/ports/token';
import { AffiliateGateway } from '#src/application/ports/tracking/affiliate-gateway';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { Privacy } from '#src/application/privacy/privacy';
import { type Order, type OrderReceipt, unitCount } from '#src/domain/cart/order';

/**
 * Tells of a placed order, once for each: analytics that there was one, and the affiliate network which click it came from
 * (spec §7 Other calls). Nobody waits for it; a failure is only logged (spec §8).
 */
export class ReportOrder {
  static readonly dependencies: DependenciesOf<typeof ReportOrder> = [
    ReportedOrders,
    EventTracker,
    AffiliateGateway,
    Privacy,
    ShareSaleId,
    ClickId,
  ];

  constructor(
    private readonly reported: Stored<readonly string[]>,
    private readonly events: EventTracker,
    private readonly affiliates: AffiliateGateway | undefined,
    private readonly privacy: Privacy,
    private readonly shareSaleId: Stored<string>,
    private readonly clickId: Stored<string>,
  ) {}

  /** The order as well, where this browser may read it. */
  async execute({ number, id }: OrderReceipt, order?: Order): Promise<void> {
    const reported = this.reported.read() ?? [];
    if (reported.includes(number)) return;
    this.reported.write([...reported, number]);
    this.events.track('order_placed', {
      number,
      ...(order && { units: unitCount(order), total: order.total }),
    });
    if (!this.affiliates || !this.privacy.allows('affiliates')) return;
    const [shareSaleId, clickId] = [this.shareSaleId.read(), this.clickId.read()];
    await orElse(
      this.affiliates.report({
        id,
        number,
        ...(shareSaleId !== undefined && { shareSaleId }),
        ...(clickId !== undefined && { clickId }),
      }),
      (error) => log.warn('The affiliate network was not told of an order', { code: error.code }),
    );
  }
}
