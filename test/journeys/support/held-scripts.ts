import type { Tab } from './tab';

const scripts = /\/assets\/[^/]+\.js$/;
const entry = /\/assets\/index-[^/]+\.js$/;

/** A moment of a page's start: without any code of the shop, or with the entry, which waits for the page's own. */
export type Moment = 'before the entry arrives' | 'between the entry and the code of the page';

/** The end of scripts that were held back. */
type Outcome = 'arrive' | 'fail';

/** Opens a page, without waiting until it is alive, and holds its scripts back until they are let go. */
export async function openAt(moment: Moment, { page }: Tab, path: string): Promise<(outcome: Outcome) => void> {
  let letGo: (outcome: Outcome) => void = () => undefined;
  const held = new Promise<Outcome>((resolve) => (letGo = resolve));
  await page.route(scripts, async (route) => {
    const isHeld = moment === 'before the entry arrives' || !entry.test(route.request().url());
    if (isHeld && (await held) === 'fail') await route.abort('internetdisconnected');
    else await route.continue();
  });
  const entryIsThere = page.waitForResponse(entry).then((response) => response.finished());
  const opened = page.goto(`/en-US${path}`, { waitUntil: 'commit' });
  // Only the other moment waits for it: here the entry fails when the test says so.
  if (moment === 'before the entry arrives') void entryIsThere.catch(() => undefined);
  else await entryIsThere;
  await opened;
  return letGo;
}
