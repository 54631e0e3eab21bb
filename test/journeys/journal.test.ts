import { describe, expect } from 'vitest';
import { journalMessages } from '#src/ui/journal/shared/journal-messages';
import { isAccessible } from './support/axe';
import { it } from './support/journey';
import { tabTo } from './support/keyboard';

const making = { name: /^Making wine \d+$/, title: 'How the wine is made' };
const piquette = { title: 'Piquette: the wine made after the wine', wine: 'Second Helping Piquette' };

describe('The journal (spec §2 blog, /en-US/blog/{slug})', () => {
  it('leads by keyboard from its list over a tag to an article, and puts a wine of it into the cart', async ({
    visit,
  }) => {
    const { tab } = await visit();
    const { keyboard } = tab.page;
    await tab.open('/blog/');

    await tabTo(tab, tab.main.getByRole('link', { name: making.name }));
    await keyboard.press('Enter');
    await tab.arrivesAt(making.title);
    await tab.isAtAddress(/\/en-US\/blog\/tag\/making\/$/);
    await isAccessible(tab.page, 'journal-tag');

    await tab.main.focus();
    await tabTo(tab, tab.main.getByRole('link', { name: piquette.title }));
    await keyboard.press('Enter');
    await tab.arrivesAt(piquette.title);

    await tabTo(tab, tab.shelf.addButton(piquette.wine));
    await keyboard.press('Enter');
    await tab.shelf.flyout.getByRole('link', { name: piquette.wine }).first().waitFor();
  });

  it('keeps its page in the address, leads back from beyond its end, and has a feed', async ({ visit }) => {
    const { tab } = await visit({ viewport: 'phone' });
    await tab.open('/blog/?page=2');
    await tab.sees(/^\d+ articles, page 2 of \d$/);
    await tab.reload();
    await tab.sees(/^\d+ articles, page 2 of \d$/);
    await tab.link(journalMessages.pages.newer).click();
    await tab.isAtAddress(/\/en-US\/blog\/$/);
    await tab.open('/blog/?page=99');
    await tab.sees(journalMessages.pastEnd.title(99));
    await isAccessible(tab.page, 'journal-past-end');
    await tab.link(journalMessages.pastEnd.action).click();
    await tab.isAtAddress(/\/en-US\/blog\/$/);

    const feed = await tab.page.locator('link[type="application/atom+xml"]').getAttribute('href');
    const response = await tab.page.request.get(new URL(feed ?? '').pathname);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const entries = (await response.text()).match(/<entry>/g) ?? [];
    expect(entries.length).toBeGreaterThan(9);
  });
});
