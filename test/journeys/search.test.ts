import { describe, expect } from 'vitest';
import { addToCartMessages } from '#src/ui/cart/shared/add-to-cart-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { searchMessages } from '#src/ui/search/search-messages';
import { messages } from '#src/ui/shell/shell-messages';
import { isAccessible } from './support/axe';
import { gamay } from './support/goods';
import { it } from './support/journey';

/** The name of the can with two letters swapped, one missing and another case. */
const mistyped = 'nihgt bs';

describe('Search, to the cart by keyboard (spec §2 Screens and routes)', () => {
  for (const viewport of ['phone', 'desktop'] as const) {
    it(`on a ${viewport}`, async ({ visit }) => {
      const { tab } = await visit({ viewport, reducedMotion: 'reduce' });
      const { page } = tab;
      const link = tab.link(messages.search);
      const field = page.getByRole('combobox', { name: searchMessages.field });
      const add = tab.main.getByRole('button', { name: addToCartMessages.addNamed(gamay.name) });
      await tab.open('/');

      // Escape leads back to where one was.
      await link.focus();
      await page.keyboard.press('Enter');
      await tab.focuses(field);
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'hidden' });
      await tab.focuses(link);

      // The arrow keys lead through the suggestions, the focus stays in the field, Enter opens.
      await page.keyboard.press('Enter');
      await tab.focuses(field);
      await page.keyboard.type(mistyped);
      const suggestion = page.getByRole('option', { name: gamay.name }).first();
      await suggestion.waitFor();
      if (viewport === 'phone') await isAccessible(page, 'search-suggestions');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => suggestion.getAttribute('aria-selected')).toBe('true');
      await tab.focuses(field);
      await page.keyboard.press('Enter');
      await tab.isAtAddress(/\/products\//);
      await tab.arrivesAt(gamay.name);

      // Enter on the typed text leads to all results.
      await link.focus();
      await page.keyboard.press('Enter');
      await tab.focuses(field);
      await page.keyboard.type(mistyped);
      await page.keyboard.press('Enter');
      await tab.isAtAddress(/\/search\/\?q=/);
      await add.waitFor();
      await expect.poll(() => page.title()).toContain(mistyped);
      if (viewport === 'desktop') await isAccessible(page, 'search-results');
      await add.focus();
      await page.keyboard.press('Enter');
      await tab.shelf.flyout.waitFor();
      await tab.carries(1);
      await page.keyboard.press('Escape');
      await tab.focuses(add);

      // Back finds the results as they were left, also where somebody had scrolled to.
      await add.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, 200));
      await tab.scrollEnds();
      await tab.main.getByRole('link', { name: gamay.name, exact: true }).press('Enter');
      await tab.arrivesAt(gamay.name);
      await page.goBack();
      await add.waitFor();
      await expect.poll(() => tab.scrollTop()).toBe(200);

      // A reload has the same results, from the address alone.
      await tab.reload();
      await add.waitFor();
    });
  }

  it('finds nothing, and leads on; markup is text; failed loads can be repeated', async ({ visit }) => {
    const { tab, trouble } = await visit({ viewport: 'phone', reducedMotion: 'reduce' });
    await tab.open(`/search/?q=${encodeURIComponent('<img src=x onerror=alert(1)>qqq')}`);
    await tab.reads(searchMessages.nothing.title);
    await tab.reads(searchMessages.popular);
    await tab.sees('<img src=x onerror=alert(1)>qqq');
    await isAccessible(tab.page, 'search-nothing');

    trouble.expect(/^failed GET .*search\.json/);
    await tab.page.route('**/search.json', (route) => route.abort());
    await tab.open(`/search/?q=${'a'.repeat(1000)}`);
    await tab.reads(searchMessages.failed.title);
    await tab.sees(searchMessages.cut);
    await isAccessible(tab.page, 'search-failed');
    await tab.page.unroute('**/search.json');
    await tab.button(kitMessages.tryAgain).click();
    await tab.reads(searchMessages.nothing.title);
  });
});
