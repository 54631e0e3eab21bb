import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import { shopMessages } from '#src/ui/catalogue/shop-messages';
import { compareMessages } from '#src/ui/comparison/shared/comparison-messages';
import { contactPageMessages } from '#src/ui/contact/parts/contact-page-messages';
import { mailingListMessages } from '#src/ui/mailing-list/parts/mailing-list-messages';
import { searchMessages } from '#src/ui/search/search-messages';
import { messages, notStartedMessages } from '#src/ui/shell/shell-messages';
import { axeViolations } from './support/axe';
import { mailsTo, orderOnServer } from './support/back-end';
import { chenin, gamay, redPack } from './support/goods';
import { type Moment, openAt } from './support/held-scripts';
import { it } from './support/journey';
import { countCalls } from './support/network';
import type { Tab } from './support/tab';

const moments: readonly Moment[] = ['before the entry arrives', 'between the entry and the code of the page'];
const additions = { method: 'POST', path: '/api/orders' } as const;

/** Presses when React has been given the page and plans its work, and has not looked at the buttons. */
const pressesDuringHydration = `
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message) {
    const root = document.getElementById('root');
    const add = document.querySelector('main button[aria-label^="Add "]');
    const isOf = (element, key) => Object.keys(element).some((name) => name.startsWith(key));
    if (!document.documentElement.dataset.pressed && isOf(root, '__reactContainer')) {
      document.documentElement.dataset.pressed = isOf(add, '__reactFiber') ? 'too late' : 'before it was hydrated';
      document.querySelector('main button[aria-label="${productMessages.more}"]').click();
      add.click();
    }
    return post.call(this, message);
  };
`;

/** The button's busy state. */
function busyButtons({ page }: Tab): Promise<readonly string[]> {
  return page
    .locator('button[aria-busy="true"]')
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? button.textContent));
}

/** Returns the place of an element in the document, however far that is scrolled. */
function placeOf(element: Locator): Promise<readonly number[]> {
  return element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + window.scrollX, y + window.scrollY, width, height];
  });
}

describe('Early input before the page is hydrated (spec §2 Page shell, docs/adr/0010)', () => {
  for (const moment of moments) {
    it(
      `puts a product into the cart, ${moment}`,
      { tags: moment === moments[0] ? ['core'] : [] },
      async ({ visit }) => {
        const { tab } = await visit();
        const calls = countCalls(tab.page, additions);
        const letGo = await openAt(moment, tab, gamay.path);
        const add = tab.shelf.addButton(gamay.name);
        const place = await placeOf(add);
        await tab.button(productMessages.more).click();
        await tab.button(productMessages.more).click();
        await add.click();
        await add.click();
        expect(await busyButtons(tab)).toEqual([productMessages.more, await add.getAttribute('aria-label')]);
        expect(await placeOf(add)).toEqual(place);

        letGo('arrive');
        await tab.carries(3);
        await tab.shelf.flyout.waitFor();
        expect(calls.count).toBe(1);
        expect((await orderOnServer(await tab.myCart())).lines).toEqual([`3 × ${gamay.name}`]);
        await tab.shelf.closeFlyout();
        expect(await busyButtons(tab)).toEqual([]);
        await tab.shelf.add(gamay.name);
        await tab.carries(6);
      },
    );

    it(`is done by keys too, ${moment}`, async ({ visit }) => {
      const { tab } = await visit();
      const letGo = await openAt(moment, tab, gamay.path);
      const quantity = tab.page.getByRole('spinbutton', { name: productMessages.quantity });
      await quantity.fill('abc');
      await quantity.press('Enter');
      await quantity.fill('4');
      await quantity.press('Enter');
      await quantity.press('ArrowUp');
      await tab.button(productMessages.fewer).focus();
      await tab.page.keyboard.press('Space');
      await tab.shelf.addButton(gamay.name).focus();
      await tab.page.keyboard.press('Enter');
      letGo('arrive');
      await tab.carries(4);
    });

    it(`opens cart and place from the header of any page, ${moment}`, async ({ visit }) => {
      const { tab } = await visit({ basket: { [gamay.sku]: 1 } });
      for (const path of ['/', '/blog/', '/solid-wine/']) {
        const letGo = await openAt(moment, tab, path);
        await tab.cartButton.click();
        letGo('arrive');
        await tab.shelf.flyout.waitFor();
        await tab.cart.shows(gamay.name, 1);
      }
      const letGo = await openAt(moment, tab, '/');
      await tab
        .button(/^Ships to/)
        .filter({ visible: true })
        .click();
      letGo('arrive');
      await tab.page.getByRole('dialog').waitFor();
    });

    it(`chooses on the shelf, on top of the filters of the address, ${moment}`, async ({ visit }) => {
      const { tab } = await visit();
      const letGo = await openAt(moment, tab, '/shop/?family=pack');
      // It is no pack: the filters take it away as soon as the page is hydrated.
      await tab.shelf.addButton(gamay.name).click();
      await tab.page.getByRole('button', { name: compareMessages.compareNamed(chenin.name), exact: true }).click();
      await tab.page.getByLabel(shopMessages.sort).selectOption('price-up');
      await tab.shelf.addButton(redPack.name).click();
      letGo('arrive');
      await tab.carries(2);
      expect([...(await orderOnServer(await tab.myCart())).lines].sort()).toEqual(
        [`1 × ${gamay.name}`, `1 × ${redPack.name}`].sort(),
      );
      await tab.shelf.closeFlyout();
      await tab.isAtAddress(/\?(?=.*family=pack)(?=.*sort=price-up)/);
      await expect.poll(() => tab.page.getByLabel(shopMessages.sort).inputValue()).toBe('price-up');
      await tab.sees(compareMessages.chosen(1));
    });

    it(`keeps the focus on the shelf, ${moment}`, async ({ visit }) => {
      const { tab } = await visit();
      const letGo = await openAt(moment, tab, '/shop/?family=wine');
      const compare = tab.button(compareMessages.compareNamed(chenin.name));
      await compare.focus();
      letGo('arrive');
      await tab.arrivesAt(shopMessages.families.wine);
      await tab.focuses(compare);
      await tab.page.keyboard.press('Enter');
      await tab.hears(compareMessages.added(chenin.name));
    });

    it(`knows where the shopper had scrolled, ${moment}`, async ({ visit }) => {
      const { tab } = await visit();
      const letGo = await openAt(moment, tab, '/shop/');
      await tab.shelf.card(chenin.name).getByRole('link', { name: chenin.name }).focus();
      await tab.scrollEnds();
      const top = await tab.scrollTop();
      expect(top).toBeGreaterThan(0);
      // The cart comes once the page is hydrated.
      const hydrated = tab.page.waitForRequest(/\/assets\/shopper-/);
      letGo('arrive');
      await hydrated;
      await tab.page.keyboard.press('Enter');
      await tab.hears(messages.navigatedTo(chenin.name));
      await tab.page.goBack();
      await tab.shelf.addButton(chenin.name).waitFor();
      await tab.page.waitForFunction((before) => Math.abs(window.scrollY - before) < 3, top);
    });

    it(`follows a filter as the link that it is, ${moment}`, async ({ visit }) => {
      const { tab } = await visit();
      const letGo = await openAt(moment, tab, '/shop/');
      const families = tab.page.getByRole('navigation', { name: shopMessages.family });
      await families.getByRole('link', { name: shopMessages.families.pack, exact: true }).click();
      await tab.isAtAddress(/\/shop\/\?family=pack$/);
      letGo('arrive');
      await tab.reads(shopMessages.families.pack);
    });

    it(`sends typed text and choices of a form, ${moment}`, async ({ visit }) => {
      const { tab } = await visit();
      const letGo = await openAt(moment, tab, '/contact/');
      const { page } = tab;
      await page.getByLabel(contactPageMessages.topic).selectOption('damage');
      await page.getByLabel(contactPageMessages.order).fill('R123456789');
      await page.getByLabel(contactPageMessages.name).fill('Ada');
      await page.getByLabel(contactPageMessages.email).fill(tab.email);
      await page.getByLabel(contactPageMessages.text).fill('Two of the twelve came with a dent.');
      const calls = countCalls(page, { method: 'POST', path: '/api/contact_messages' });
      await tab.button(contactPageMessages.send).click();
      await tab.isAtAddress(/\/contact\/$/);
      letGo('arrive');
      await tab.reads(contactPageMessages.sent);
      expect([calls.count, await mailsTo(tab.email)]).toEqual([1, [expect.stringContaining('R123456789')]]);
    });

    it(`keeps text that is being typed, ${moment}`, async ({ visit }) => {
      const { tab } = await visit();
      const letGo = await openAt(moment, tab, '/newsletter/');
      const field = tab.main.getByLabel(mailingListMessages.email);
      await field.pressSequentially(tab.email.slice(0, 8));
      letGo('arrive');
      await tab.comesToRest();
      await field.press('End');
      await field.pressSequentially(tab.email.slice(8));
      await field.press('Enter');
      await tab.sees(mailingListMessages.lists.newsletter.asked(tab.email));
    });

    it(`searches, ${moment}`, async ({ visit }) => {
      const { tab } = await visit();
      const letGo = await openAt(moment, tab, '/search/');
      await tab.main.getByLabel(searchMessages.field).fill('gamay');
      await tab.main.getByLabel(searchMessages.field).press('Enter');
      await tab.isAtAddress(/\/search\/$/);
      letGo('arrive');
      await tab.main.getByRole('link', { name: gamay.name }).first().waitFor();
    });
  }

  it('is done between the start of hydration and its end', async ({ visit }) => {
    const { tab } = await visit({ initScript: pressesDuringHydration });
    const calls = countCalls(tab.page, additions);
    await tab.page.goto(`/en-US${gamay.path}`);
    await tab.carries(2);
    expect(calls.count).toBe(1);
    expect(await tab.page.evaluate(() => document.documentElement.dataset['pressed'])).toBe('before it was hydrated');
  });

  it('is forgotten with a page that was left', async ({ visit }) => {
    const { tab } = await visit();
    const letGo = await openAt('before the entry arrives', tab, gamay.path);
    await tab.shelf.addButton(gamay.name).click();
    await tab.page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
    await tab.isAtAddress(/\/en-US\/shop\/$/);
    letGo('arrive');
    await tab.doesNotShow(tab.shelf.flyout);
    await tab.carries(0);
  });

  it('comes to nothing where the scripts do not come, and the shopper is told', async ({ visit }) => {
    const { tab, trouble } = await visit();
    for (const moment of moments) {
      trouble.expect(/^failed GET \/assets\//);
      trouble.tolerate(/^page error: .*(dynamically imported module|module script)/i);
      const letGo = await openAt(moment, tab, gamay.path);
      await tab.shelf.addButton(gamay.name).click();
      expect(await busyButtons(tab)).toHaveLength(1);
      letGo('fail');
      await tab.page.getByRole('alert').filter({ hasText: notStartedMessages.text }).waitFor();
      expect(await busyButtons(tab)).toEqual([]);
      expect(await axeViolations(tab.page)).toEqual([]);
      await tab.page.unrouteAll();
    }

    await tab.link(notStartedMessages.action).click();
    await tab.shelf.add(gamay.name);
    await tab.carries(1);
  });
});
