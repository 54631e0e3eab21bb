import type { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';
import type { PromoStorage } from '#src/application/ports/browser/promo-storage';
import type { ReferralStorage } from '#src/application/ports/browser/referral-storage';
import { type ArrivedCode, readCampaignParameters } from '#src/domain/promo-code/campaign-parameters';
import type { PendingPromoCodes } from './pending-promo-codes';

/** Stores the campaign parameters of a URL until there is a cart (spec §2 Query parameters read on load). */
export class SaveCampaign {
  constructor(
    private readonly pendingPromoCodes: PendingPromoCodes,
    private readonly promos: PromoStorage,
    private readonly referral: ReferralStorage,
    private readonly clickId: ClickIdStorage,
  ) {}

  /** Takes the parameters of the URL and returns the codes among them. */
  execute(parameters: readonly (readonly [string, string])[]): readonly ArrivedCode[] {
    const { codes, shareSaleId, clickId, referralIdentifier } = readCampaignParameters(parameters);
    codes.forEach((arrived) => this.pendingPromoCodes.keep(arrived));
    if (shareSaleId !== undefined) this.promos.writeShareSaleId(shareSaleId);
    if (clickId !== undefined) this.clickId.write(clickId);
    if (referralIdentifier !== undefined) this.referral.write(referralIdentifier);
    return codes;
  }
}
