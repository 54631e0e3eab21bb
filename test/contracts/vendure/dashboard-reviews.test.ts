import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewsOverHttp } from '#test/contracts/reviews/http-reviews';
import { checkoutWalk, red, white } from '#test/contracts/shop/checkout-walk';
import { findBrowser } from '#tools/browser';
import { DashboardCalls } from './dashboard-calls';
import { administrator, deskWindow, isDrawn, openDesk } from './dashboard-desk';
import { testEngine } from './test-engine';
import { VendureShop } from './vendure-shop';

const minute = 60_000;
const buyer = 'reviewer-in-dashboard';
/** May change the catalogue, and publish nothing. */
const clerk = { name: 'clerk-of-the-catalogue', password: 'clerk-of-the-catalogue' };

let engine: VendureShop;
let browser: Browser;
beforeAll(async () => {
  engine = await VendureShop.start();
  browser = await chromium.launch({ executablePath: await findBrowser(console.log), args: ['--no-sandbox'] });
}, 5 * minute);
afterAll(async () => {
  await browser.close();
  await engine.close();
});

/** A window in which somebody has opened the page of reviews. */
async function open(worker: typeof clerk): Promise<Page> {
  const page = await openDesk(await browser.newContext(deskWindow), worker);
  await page.goto(`${testEngine().url}/admin/reviews`);
  await page.getByRole('button', { name: 'Sales' }).waitFor();
  await isDrawn(page);
  return page;
}

describe('Reviews in the dashboard (spec §3 Client state, reviews)', () => {
  it(
    'wait there, and are published, or rejected with a reason',
    async () => {
      const shop = await engine.make(buyer);
      shop.signIn('ada');
      const order = await checkoutWalk(() => shop).paidOrder(white(1), red(1));
      await shop.CheckoutGateway.finalizeSession(order.number, order.paymentPage!.sessionId);
      const bearer = await engine.tokenOf(buyer);
      const own = reviewsOverHttp(testEngine().url, () => bearer);
      const text = { score: 5, body: 'Cold.\nAnd <b>good</b>.', author: 'Ada E.' };
      await own.submit('WHITE-1', { ...text, title: 'To be published' });
      await own.submit('RED-1', { ...text, title: 'To be rejected' });

      const page = await open(administrator);
      const row = (title: string): Locator =>
        page.getByRole('table', { name: 'Reviews' }).getByRole('row').filter({ hasText: title });
      const dialog = page.getByRole('dialog');
      await row('To be published').getByText('And <b>good</b>.').waitFor();
      await row('To be published').getByRole('link', { name: 'Customer', exact: true }).waitFor();
      if (process.env['SCREENSHOTS']) await page.screenshot({ path: `${process.env['SCREENSHOTS']}/reviews.png` });
      await row('To be published').getByRole('button', { name: 'Publish' }).click();
      await expect.poll(() => row('To be published').count()).toBe(0);
      const published = (await own.readProduct('WHITE-1')).reviews;
      expect(published.filter(({ title }) => title === 'To be published')).toHaveLength(1);

      await row('To be rejected').getByRole('button', { name: 'Reject' }).click();
      await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
      await dialog.getByText('Say why.').waitFor();
      await dialog.getByLabel('Reason').fill('Not about the wine');
      await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => row('To be rejected').count()).toBe(0);
      await page.getByRole('button', { name: 'Rejected', exact: true }).click();
      await row('To be rejected').getByText('Rejected: Not about the wine').waitFor();
      expect((await own.readOwn('RED-1')).review?.status).toBe('rejected');
      await page.context().close();
    },
    2 * minute,
  );

  it('are offered to those alone who may', async () => {
    const permissions = ['ReadCatalog', 'UpdateCatalog', 'ReadOrder'];
    await new DashboardCalls(testEngine().url).hire(clerk.name, clerk.password, permissions);
    const page = await open(clerk);
    expect(await page.getByRole('button', { name: 'Waiting' }).count()).toBe(0);
    await page.goto(`${testEngine().url}/admin/products`);
    await page.getByRole('link', { name: 'Products', exact: true }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Reviews' }).count()).toBe(0);
    await page.context().close();
  });
});
