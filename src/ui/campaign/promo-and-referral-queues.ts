import type { DependenciesOf } from '#src/application/ports/token';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import type { ArrivedCode } from '#src/domain/promo-code/promo-code';
import { PromoCodeQueue } from '#src/ui/promo-code/shared/promo-code-queue';
import { ReferralQueue } from '#src/ui/referral/shared/referral-queue';
import type { CampaignQueues } from './shared/campaign-watch';

export class PromoAndReferralQueues implements CampaignQueues {
  static readonly dependencies: DependenciesOf<typeof PromoAndReferralQueues> = [
    PendingPromoCodes,
    PromoCodeQueue,
    ReferralQueue,
  ];

  constructor(
    private readonly pendingPromoCodes: PendingPromoCodes,
    private readonly codes: PromoCodeQueue,
    private readonly referral: ReferralQueue,
  ) {}

  run(arrived: readonly ArrivedCode[]): Promise<void> {
    this.codes.start();
    this.referral.start();
    void this.codes.expect(arrived);
    void this.referral.run();
    return Promise.resolve();
  }

  add(code: ArrivedCode): Promise<void> {
    this.pendingPromoCodes.keep(code);
    this.codes.start();
    void this.codes.expect([code]);
    return Promise.resolve();
  }
}
