import { describe, expect } from 'vitest';
import { shopMessages } from '#src/ui/catalogue/shop-messages';
import { joinMessages } from '#src/ui/club/shared/club-messages';
import { compareMessages } from '#src/ui/comparison/shared/comparison-messages';
import { tasteHintMessages } from '#src/ui/taste/shared/taste-hint-messages';
import { tasteMessages } from '#src/ui/taste/taste-messages';
import { isAccessible } from './support/axe';
import { linesOnServer } from './support/back-end';
import { chenin, gamay } from './support/goods';
import { it } from './support/journey';

describe('Choosing a wine (spec §2 Screens and routes, §3 productFilters, reviews)', () => {
  it(
    'narrows by every feature, sorts by rating, compares by keyboard and buys from the comparison',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab } = await visit({});
      const { page } = tab;
      await tab.open('/shop/?family=wine');
      // The document was built without the address's filters: they come with the script.
      await tab.arrivesAt(shopMessages.families.wine);
      await page.getByRole('list', { name: shopMessages.families.wine }).waitFor();
      const count = async () => parseInt((await page.locator('p[role="status"]').innerText()).trim(), 10);
      const feature = (name: string) =>
        page.getByRole('group', { name: shopMessages.groups.features }).getByRole('link', { name });
      const all = await count();
      await feature('Vegan').click();
      await tab.isAtAddress(/with=Vegan/);
      // The count follows the chip.
      await expect.poll(count).toBeLessThan(all);
      const vegan = await count();
      const promised = parseInt((await feature('Native yeast').innerText()).replace(/\D+/, ''), 10);
      await feature('Native yeast').click();
      await tab.isAtAddress(/with=Native\+yeast/);
      await expect.poll(count).toBe(promised);
      expect([vegan < all, promised < vegan]).toEqual([true, true]);
      await page.getByRole('combobox', { name: shopMessages.sort }).selectOption('rating');
      await tab.isAtAddress(/sort=rating/);
      await expect.poll(() => page.getByRole('article').first().innerText()).toMatch(/\d\.\d \(\d+\)/);

      await tab.open('/shop/?family=wine');
      for (const { name } of [gamay, chenin]) {
        await tab.button(compareMessages.compareNamed(name)).focus();
        await page.keyboard.press('Enter');
        await tab.hears(compareMessages.added(name));
      }
      await isAccessible(page, 'shop-comparing');
      await tab.link(compareMessages.open(2)).focus();
      await page.keyboard.press('Enter');
      await tab.isAtAddress(/\/shop\/compare\/\?cans=GAMAY-01,CHENIN-02$/);
      await page.getByRole('rowheader', { name: 'Sugar' }).waitFor();
      await isAccessible(page, 'compare');
      await tab.shelf.add(chenin.name);
      expect((await linesOnServer(await tab.myCart())).length).toBe(1);
    },
  );

  it('leads from three questions to the club, with Back through the questions, on a phone', async ({ visit }) => {
    const { tab } = await visit({ viewport: 'phone' });
    const { page } = tab;
    const { questions, club } = tasteMessages;
    await tab.open('/shop/');
    await tab.link(tasteHintMessages.action).click();
    await tab.reads(questions.wine);
    await isAccessible(page, 'taste');
    await page.getByRole('link', { name: 'Red', exact: true }).click();
    await tab.reads(questions.dryness);
    await tab.focuses(tab.heading(questions.dryness));
    await page.goBack();
    await tab.reads(questions.wine);
    await page.goForward();
    await page.getByRole('link', { name: 'Dry', exact: true }).click();
    await page.getByRole('link', { name: 'Black coffee', exact: true }).click();
    await tab.reads(tasteMessages.results.fits);
    await isAccessible(page, 'taste-results');
    await tab.link(club.actions.red).click();
    await tab.isAtAddress(/\/can-club\/join\/12\/\?type=red$/);
    await tab.sees(joinMessages.chosen);
    await tab.open('/links/quillfeather/');
    await isAccessible(page, 'maker');
  });
});
