import { describe, expect } from 'vitest';
import { messages } from '#src/ui/shell/shell-messages';
import { chenin, gamay, redPack, tangerine } from './support/goods';
import { it } from './support/journey';
import type { Visitor, VisitorOptions } from './support/visitor';

/** A visitor whose browser runs no script, and may still say of each script that a page asks for that it was refused. */
async function withoutScript(
  visit: (options: VisitorOptions) => Promise<Visitor>,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const visitor = await visit({ ...options, javaScriptEnabled: false });
  visitor.trouble.tolerate(/^failed GET \/assets\/[^/]+\.js csp$/);
  return visitor;
}

describe('The shop before its script, or without it (spec §2 Screens and routes)', () => {
  it('has a front door that leads to shelf and products', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await withoutScript(visit);
    const response = await tab.page.goto('/en-US/');
    expect(response?.status()).toBe(200);
    await tab.page.getByRole('heading', { level: 1 }).waitFor();
    await tab.page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
    await tab.isAtAddress(/\/en-US\/shop\/$/);
    await tab.link(gamay.name).first().click();
    await tab.isAtAddress(new RegExp(`${gamay.path}$`));
    await tab.reads(gamay.name);
    await tab.main.getByText('$8.50').first().waitFor();
  });

  it('reaches every product from the shelf', async ({ visit }) => {
    const { tab } = await withoutScript(visit);
    await tab.page.goto('/en-US/shop/');
    const sitemap = await (await tab.page.request.get('/sitemap.xml')).text();
    const products = [...sitemap.matchAll(/<loc>[^<]*?(\/en-US\/products\/[^<]+)<\/loc>/g)].map(([, path]) => path);
    const links = await tab.main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(products.length).toBeGreaterThan(40);
    expect(products.filter((path) => !links.includes(path ?? ''))).toEqual([]);
  });

  it('offers filters as links, and marks sold-out cans', async ({ visit }) => {
    const { tab } = await withoutScript(visit);
    await tab.page.goto('/en-US/shop/');
    expect(await tab.main.locator('a[href*="family=pack"]').count()).toBeGreaterThan(0);
    expect(await tab.main.locator('a[href*="type="]').count()).toBeGreaterThan(0);
    await tab.page.goto(`/en-US${tangerine.path}`);
    await tab.main.getByText('Sold out').first().waitFor();
  });

  it('has packs, articles and pages of text to read', async ({ visit }) => {
    const { tab } = await withoutScript(visit);
    await tab.page.goto(`/en-US${redPack.path}`);
    await tab.main.getByRole('link', { name: gamay.name }).first().waitFor();
    await tab.page.goto('/en-US/blog/');
    await tab.main.getByRole('article').or(tab.main.getByRole('listitem')).first().getByRole('link').first().click();
    await tab.isAtAddress(/\/en-US\/blog\/[^/]+\/$/);
    expect(((await tab.main.textContent()) ?? '').length).toBeGreaterThan(1000);
    for (const path of [
      '/faq/',
      '/about/',
      '/shipping-and-returns-policy/',
      '/privacy-policy/',
      '/accessibility/',
      '/reviews/',
    ]) {
      await tab.page.goto(`/en-US${path}`);
      await tab.page.getByRole('heading', { level: 1 }).waitFor();
      expect(((await tab.main.textContent()) ?? '').length).toBeGreaterThan(300);
    }
  });

  it('opens its menu on a phone', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await withoutScript(visit, { viewport: 'phone' });
    await tab.page.goto('/en-US/');
    await tab.page.getByRole('banner').locator('summary').click();
    await tab.page.getByRole('banner').getByRole('link', { name: 'Journal', exact: true }).click();
    await tab.isAtAddress(/\/en-US\/blog\/$/);
  });

  it('answers 404 for missing pages, in its own words', { tags: ['core'] }, async ({ visit }) => {
    const { tab, trouble } = await withoutScript(visit);
    trouble.expect(/^404 GET /);
    const response = await tab.page.goto('/en-US/products/no-such-wine/');
    expect(response?.status()).toBe(404);
    await tab.reads(messages.notFound.title);
    await tab.link(messages.notFound.action).waitFor();
  });

  it('sends bare and unslashed addresses to the one that counts', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await withoutScript(visit);
    for (const path of [chenin.path.slice(0, -1), `/en-US${chenin.path.slice(0, -1)}`, chenin.path]) {
      await tab.page.goto(path);
      await tab.isAtAddress(new RegExp(`/en-US${chenin.path}$`));
      await tab.reads(chenin.name);
    }
  });
});
