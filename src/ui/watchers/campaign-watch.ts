import type { KeepCampaign } from '#src/application/promo-code/keep-campaign';
import type { NavigationPresenter } from '#src/ui/app/navigation.presenter';
import type { PromoCodeQueue } from './promo-code-queue';
import type { ReferralQueue } from './referral-queue';
import { watchAddress } from './watch-address';

/** Reads the parameters of every address for campaigns, and puts what waits on the cart (spec §2 Query parameters read on load). */
export class CampaignWatch {
  constructor(
    private readonly navigation: NavigationPresenter,
    private readonly keepCampaign: KeepCampaign,
    private readonly codes: PromoCodeQueue,
    private readonly referral: ReferralQueue,
  ) {}

  mount(): () => void {
    this.codes.start();
    this.referral.start();
    return watchAddress(this.navigation, (search) => this.read(search));
  }

  /** Keeps what the parameters of an address tell, and tries it on the cart. */
  read(search: string): void {
    const arrived = this.keepCampaign.execute([...new URLSearchParams(search)]);
    void this.codes.expect(arrived);
    void this.referral.run();
  }
}
