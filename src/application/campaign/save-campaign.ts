import type { Stored } from '#src/application/ports/browser/stored';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import type { Used } from '#src/application/ports/token';
import { Privacy } from '#src/application/privacy/privacy';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { readCampaignParameters } from '#src/domain/campaign/campaign-parameters';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';
import type { ArrivedCode } from '#src/domain/promo-code/promo-code';

/** An identifier that an address may bring, and the purpose for which it is kept, if it needs one. */
interface Identifier {
  readonly value: string | undefined;
  readonly stored: Stored<string>;
  readonly purpose?: TrackingPurpose;
}

/** Stores the campaign parameters of a URL until there is a cart (spec §2 Query parameters read on load). */
export class SaveCampaign {
  static readonly uses = { pendingPromoCodes: PendingPromoCodes, stored: StoredCampaign, privacy: Privacy };

  constructor(private readonly use: Used<typeof SaveCampaign.uses>) {}

  /**
   * Takes the parameters of the URL and returns the codes among them. The clicks of affiliates are kept until the visitor
   * refuses, and leave the browser only if they agree.
   */
  execute(parameters: readonly (readonly [string, string])[]): readonly ArrivedCode[] {
    const { codes, shareSaleId, clickId, invitedBy } = readCampaignParameters(parameters);
    codes.forEach((arrived) => this.use.pendingPromoCodes.keep(arrived));
    const identifiers: readonly Identifier[] = [
      { value: shareSaleId, stored: this.use.stored.shareSaleId, purpose: 'affiliates' },
      { value: clickId, stored: this.use.stored.clickId, purpose: 'affiliates' },
      { value: invitedBy, stored: this.use.stored.referral },
    ];
    for (const { value, stored, purpose } of identifiers) {
      const isRefused = purpose !== undefined && this.use.privacy.refuses(purpose);
      if (value !== undefined && !isRefused) stored.write(value);
    }
    return codes;
  }
}
