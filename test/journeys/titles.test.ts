import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { wineTypeMessages } from '#src/ui/catalogue/shared/wine-type-messages';
import { shopMessages } from '#src/ui/catalogue/shop-messages';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { messages } from '#src/ui/shell/shell-messages';
import { listenTo } from './support/announcements';
import { gamay } from './support/goods';
import { it } from './support/journey';
import type { Tab } from './support/tab';

const banner = (tab: Tab) => tab.page.getByRole('banner');
const inMenu = (tab: Tab, name: string) => banner(tab).getByRole('link', { name, exact: true });
/** Links of the menu that are marked as the page one is on. */
const current = (tab: Tab) => banner(tab).locator('[aria-current="page"]').filter({ visible: true }).allInnerTexts();
const titleOf = async (tab: Tab) => (await tab.page.title()).replace(/ · [^·]*$/, '');

describe('The title of a view (spec §2 announcement area)', () => {
  it('is another one for each entry of a visit, and is announced', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await visit({ basket: { [gamay.sku]: 2 } });
    const heard = await listenTo(tab);
    const titles: string[] = [];
    const leadsTo = async (link: Locator, title: string) => {
      await link.click();
      await tab.hears(messages.navigatedTo(title));
      expect(await titleOf(tab)).toBe(title);
      titles.push(title);
    };

    await tab.open('/shop/?family=pack');
    const packs = shopMessages.families.pack;
    await expect.poll(() => titleOf(tab)).toBe(packs);
    await expect.poll(() => current(tab)).toEqual(['Packs']);
    expect(heard().filter((text) => text.includes(packs))).toEqual([]);

    const gifts = shopMessages.families.merch;
    const wines = shopMessages.families.wine;
    const red = `${wineTypeMessages.red} · ${wines}`;
    await leadsTo(inMenu(tab, 'Gifts'), gifts);
    expect(await current(tab)).toEqual(['Gifts']);
    await leadsTo(
      tab.page.getByRole('navigation', { name: shopMessages.family }).getByRole('link', { name: wines }),
      wines,
    );
    await leadsTo(
      tab.page.getByRole('group', { name: shopMessages.groups.wineType }).getByRole('link', { name: /^Red/ }),
      red,
    );
    await leadsTo(
      tab.main.getByRole('article').getByRole('link', { name: gamay.name, exact: true }).first(),
      gamay.name,
    );
    await tab.page.goBack();
    await tab.hears(messages.navigatedTo(red));
    expect(await titleOf(tab)).toBe(red);

    await tab.open('/cart/');
    const { title, stepNames } = checkoutMessages;
    heard();
    await tab.main.getByRole('link', { name: cartMessages.checkout, exact: true }).click();
    await tab.hears(messages.navigatedTo(title));
    // The page puts its step into the address, in the same entry: it is arrived at once.
    await expect.poll(() => titleOf(tab)).toBe(`${stepNames.address} · ${title}`);
    expect(heard().filter((text) => text.includes(title))).toEqual([messages.navigatedTo(title)]);
    await tab.checkout.giveAddress();
    await tab.hears(messages.navigatedTo(`${stepNames.delivery} · ${title}`));
    expect(new Set(titles).size).toBe(titles.length);
  });
});
