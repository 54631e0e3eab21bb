import { orElse } from '#src/application/calls/handled';
import { log } from '#src/application/calls/log';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import type { Used } from '#src/application/ports/token';
import { AffiliateGateway } from '#src/application/ports/tracking/affiliate-gateway';
import { Privacy } from '#src/application/privacy/privacy';
import type { OrderReceipt } from '#src/domain/cart/order';

/**
 * Tells the affiliate network which click a placed order came from, where the visitor allows it (spec §7 Other calls). A failure
 * is only logged (spec §8).
 */
export class ReportReferredOrder {
  static readonly uses = { affiliates: AffiliateGateway, privacy: Privacy, campaign: StoredCampaign };

  constructor(private readonly use: Used<typeof ReportReferredOrder.uses>) {}

  async execute({ number, id }: OrderReceipt): Promise<void> {
    if (!this.use.affiliates || !this.use.privacy.allows('affiliates')) return;
    const [shareSaleId, clickId] = [this.use.campaign.shareSaleId.read(), this.use.campaign.clickId.read()];
    await orElse(
      this.use.affiliates.report({
        id,
        number,
        ...(shareSaleId !== undefined && { shareSaleId }),
        ...(clickId !== undefined && { clickId }),
      }),
      (error) => log.warn('The affiliate network was not told of an order', { code: error.code }),
    );
  }
}
