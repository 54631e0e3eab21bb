import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import type { DependenciesOf } from '#src/application/ports/token';
import { Privacy } from '#src/application/privacy/privacy';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { readCampaignParameters } from '#src/domain/campaign/campaign-parameters';
import type { ArrivedCode } from '#src/domain/promo-code/promo-code';

/** Stores the campaign parameters of a URL until there is a cart (spec §2 Query parameters read on load). */
export class SaveCampaign {
  static readonly dependencies: DependenciesOf<typeof SaveCampaign> = [PendingPromoCodes, StoredCampaign, Privacy];

  constructor(
    private readonly pendingPromoCodes: PendingPromoCodes,
    private readonly stored: StoredCampaign,
    private readonly privacy: Privacy,
  ) {}

  /**
   * Takes the parameters of the URL and returns the codes among them. The clicks of affiliates are kept until the visitor
   * refuses, and leave the browser only if they agree.
   */
  execute(parameters: readonly (readonly [string, string])[]): readonly ArrivedCode[] {
    const { codes, shareSaleId, clickId, referralIdentifier } = readCampaignParameters(parameters);
    codes.forEach((arrived) => this.pendingPromoCodes.keep(arrived));
    const keepsClicks = !this.privacy.refuses('affiliates');
    if (keepsClicks && shareSaleId !== undefined) this.stored.shareSaleId.write(shareSaleId);
    if (keepsClicks && clickId !== undefined) this.stored.clickId.write(clickId);
    if (referralIdentifier !== undefined) this.stored.referral.write(referralIdentifier);
    return codes;
  }
}
