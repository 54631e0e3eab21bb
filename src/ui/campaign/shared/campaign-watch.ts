import { reaction } from 'mobx';
import { log } from '#src/application/calls/log';
import { SaveCampaign } from '#src/application/campaign/save-campaign';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { type Used, token } from '#src/application/ports/token';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import type { ArrivedCode } from '#src/domain/promo-code/promo-code';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';

/** Its code loads only when there is something to apply. */
export interface CampaignQueues {
  /** Applies all pending codes, and reports the outcome of the codes that have just arrived. */
  run(arrived: readonly ArrivedCode[]): Promise<void>;
  /** Keeps a code that cannot be applied yet. */
  add(code: ArrivedCode): Promise<void>;
}

export const CampaignQueues = token<CampaignQueues>('CampaignQueues');

/** The address of a link that fills the cart, and then leads to it (docs/adr/0018). */
const cartLink = /^\/cart\/[^/]+\/?$/;

/** Stores campaign parameters at once (spec §2 Query parameters read on load); the code to apply them loads later. */
export class CampaignWatch {
  static readonly uses = {
    navigation: NavigationPresenter,
    saveCampaign: SaveCampaign,
    pendingPromoCodes: PendingPromoCodes,
    stored: StoredCampaign,
    queues: CampaignQueues,
  };

  constructor(private readonly use: Used<typeof CampaignWatch.uses>) {}

  /** A prerendered page has its parameters only after hydration, and the shopper may have left by then. */
  mount(search: string): () => void {
    this.use.saveCampaign.execute([...new URLSearchParams(search)]);
    return watchAddress(this.use.navigation, (search, pathname) => void this.read(search, pathname));
  }

  /** After a cart link, applies the parameters once the cart is filled. */
  async read(search: string, pathname = '/'): Promise<void> {
    const arrived = this.use.saveCampaign.execute([...new URLSearchParams(search)]);
    const waiting = [this.use.pendingPromoCodes.read().length > 0, this.use.stored.referral.read() !== undefined];
    if (waiting.includes(true) && !cartLink.test(pathname)) await this.apply(arrived);
  }

  private async apply(arrived: readonly ArrivedCode[]): Promise<void> {
    try {
      await this.use.queues.run(arrived);
    } catch (cause) {
      log.warn('Codes wait for the next page', { error: cause });
    }
  }
}

/** The listener gets the first address too. */
export function watchAddress(
  navigation: NavigationPresenter,
  hear: (search: string, pathname: string) => void,
): () => void {
  return reaction(
    () => navigation.shown?.location,
    (location) => location && hear(location.search, location.pathname),
    { fireImmediately: true },
  );
}
