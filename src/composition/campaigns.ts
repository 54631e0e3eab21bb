import type { Container } from 'inversify';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { NavigationPresenter } from '#src/ui/app/navigation.presenter';
import { watchAddress } from '#src/ui/app/watch-address';
import { ports } from './tokens';

/** Parameters that are worth loading something for (spec §2 Query parameters read on load). */
const named = /[?&](mwaff|aff|promo|sscid|ir_click_id|ref)=/;
/** Where something may wait; the adapters of these keys come with the chunk. */
const waiting = ['maker-promos', 'referral-identifier'];
/** Addresses of this tab that were not read yet, a line each: whoever goes on before the chunk is here loses none. */
const unread = 'unread-addresses';

/** Reads the parameters of every address. Most have none, and nothing waits: then nothing is loaded. */
export function watchCampaigns(container: Container): void {
  const open = loadOnce(async () => (await import('./campaigns/open-campaigns')).openCampaigns(container));
  const local = new SafeStorage(() => window.localStorage);
  const tab = new SafeStorage(() => window.sessionStorage);
  const read = async () => {
    const keep = await open();
    const addresses = tab.read(unread)?.split('\n') ?? [];
    tab.remove(unread);
    addresses.forEach(keep);
  };
  watchAddress(container.get(NavigationPresenter), (search) => {
    const known = tab.read(unread);
    if (named.test(search)) tab.write(unread, known === undefined ? search : `${known}\n${search}`);
    else if (known === undefined && !waiting.some((key) => local.read(key))) return;
    // Not lost: the next page tries again.
    read().catch(() => container.get(ports.journal).warn('Campaigns could not be loaded'));
  });
}
