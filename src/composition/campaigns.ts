import type { Container } from 'inversify';
import { SafeStorage } from '../infrastructure/browser/safe-storage';
import { NavigationPresenter } from '../ui/app/navigation.presenter';
import { watchAddress } from '../ui/app/watch-address';
import { loadOnce } from './load-once';
import { ports } from './tokens';

/** Parameters that are worth loading something for (spec §2 Query parameters read on load). */
const named = /[?&](mwaff|aff|promo|sscid|ir_click_id|ref)=/;
/** Where something may wait; the adapters of these keys come with the chunk. */
const waiting = ['maker-promos', 'referral-identifier'];

/** Reads the parameters of every address. Most have none, and nothing waits: then nothing is loaded. */
export function watchCampaigns(container: Container): void {
  const open = loadOnce(async () => (await import('./campaigns/open-campaigns')).openCampaigns(container));
  const local = new SafeStorage(() => window.localStorage);
  const unread: string[] = [];
  const read = async () => {
    const keep = await open();
    unread.splice(0).forEach(keep);
  };
  watchAddress(container.get(NavigationPresenter), (search) => {
    if (named.test(search)) unread.push(search);
    if (unread.length === 0 && !waiting.some((key) => local.read(key))) return;
    // Not lost: the next page tries again.
    read().catch(() => container.get(ports.journal).warn('Campaigns could not be loaded'));
  });
}
