import { orElse } from '#src/application/calls/handled';
import { log } from '#src/application/calls/log';
import { ReportedOrders } from '#src/application/ports/browser/reported-orders';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import type { DependenciesOf } from '#src/application/ports/token';
import { AffiliateGateway } from '#src/application/ports/tracking/affiliate-gateway';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { Privacy } from '#src/application/privacy/privacy';
import { type Order, type OrderReceipt, unitCount } from '#src/domain/cart/order';

/**
 * Reports a placed order, once for each: the fact to analytics, and the click that led to it to the affiliate network (spec §7
 * Other calls). No code waits for it; a failure is only logged (spec §8).
 */
export class ReportOrder {
  static readonly dependencies: DependenciesOf<typeof ReportOrder> = [
    ReportedOrders,
    EventTracker,
    AffiliateGateway,
    Privacy,
    StoredCampaign,
  ];

  constructor(
    private readonly reported: ReportedOrders,
    private readonly events: EventTracker,
    private readonly affiliates: AffiliateGateway | undefined,
    private readonly privacy: Privacy,
    private readonly campaign: StoredCampaign,
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
    const [shareSaleId, clickId] = [this.campaign.shareSaleId.read(), this.campaign.clickId.read()];
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
