import type { Used } from '#src/application/ports/token';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import type { ArrivedCode } from '#src/domain/promo-code/promo-code';
import { PromoCodeQueue } from '#src/ui/promo-code/shared/promo-code-queue';
import { ReferralQueue } from '#src/ui/referral/shared/referral-queue';
import type { CampaignQueues } from './shared/campaign-watch';

export class PromoAndReferralQueues implements CampaignQueues {
  static readonly uses = { pendingPromoCodes: PendingPromoCodes, codes: PromoCodeQueue, referral: ReferralQueue };

  constructor(private readonly use: Used<typeof PromoAndReferralQueues.uses>) {}

  run(arrived: readonly ArrivedCode[]): Promise<void> {
    this.use.codes.start();
    this.use.referral.start();
    void this.use.codes.expect(arrived);
    void this.use.referral.run();
    return Promise.resolve();
  }

  add(code: ArrivedCode): Promise<void> {
    this.use.pendingPromoCodes.keep(code);
    this.use.codes.start();
    void this.use.codes.expect([code]);
    return Promise.resolve();
  }
}
