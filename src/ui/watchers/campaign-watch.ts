import { reaction } from 'mobx';
import type { SaveCampaign } from '#src/application/promo-code/save-campaign';
import type { NavigationPresenter } from '#src/ui/app/navigation.presenter';
import type { PromoCodeQueue } from './promo-code-queue';
import type { ReferralQueue } from './referral-queue';

/** Reads the parameters of every address for campaigns, and puts what waits on the cart (spec §2 Query parameters read on load). */
export class CampaignWatch {
  constructor(
    private readonly navigation: NavigationPresenter,
    private readonly saveCampaign: SaveCampaign,
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
    const arrived = this.saveCampaign.execute([...new URLSearchParams(search)]);
    void this.codes.expect(arrived);
    void this.referral.run();
  }
}

/** Tells the parameters of every address that is shown, the first one included; returns the way to stop. */
export function watchAddress(navigation: NavigationPresenter, hear: (search: string) => void): () => void {
  return reaction(
    () => navigation.shown?.location,
    (location) => location && hear(location.search),
    { fireImmediately: true },
  );
}
