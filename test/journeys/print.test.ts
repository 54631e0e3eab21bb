import { mkdir } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { groupOrderMessages } from '#src/ui/group-order/group-order-messages';
import { orderMailLink } from './support/back-end';
import { gamay } from './support/goods';
import { it } from './support/journey';
import { payAndPlace } from './support/prepared-cart';
import type { Tab } from './support/tab';

const screens = '.cache/screens/print';

/** Shows the page as paper has it, which browsers tell the page of. The PDF is for people to look at. */
async function print({ page }: Tab, name: string): Promise<void> {
  await mkdir(screens, { recursive: true });
  await page.pdf({ path: `${screens}/${name}.pdf`, format: 'Letter' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

async function stopPrinting({ page }: Tab): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
}

/** Elements on paper that have no use there. */
async function pressable({ page }: Tab): Promise<number> {
  const useless = ':has(> main) > :not(main), main :is(nav, button, search, a[class*="button"])';
  return page.locator(useless).filter({ visible: true }).count();
}

describe('A page on paper (spec §2 Page shell and behavior)', () => {
  it('has all answers of the questions, with the addresses of links', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/faq/');
    await tab.comesToRest();
    const answers = tab.main.locator('details > :not(summary)');
    const count = await answers.count();
    expect(await answers.filter({ visible: true }).count()).toBe(0);
    await print(tab, 'faq');
    expect(await answers.filter({ visible: true }).count()).toBe(count);
    expect(await pressable(tab)).toBe(0);
    const named = await tab.main
      .locator('details p > a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(named).toMatch(/ \(.*\/en-US\/.*\)/);
    await stopPrinting(tab);
    expect(await answers.filter({ visible: true }).count()).toBe(0);
  });

  it('has the order with its date, and no button', async ({ visit }) => {
    const { cart, tab } = await visit({ basket: { [gamay.sku]: 2 }, stage: 'payment' });
    await payAndPlace(cart);
    await tab.page.goto(await orderMailLink(tab.email, cart.number));
    await tab.arrivesAt(confirmationMessages.yourOrder);
    await tab.comesToRest();
    await print(tab, 'order');
    for (const text of [confirmationMessages.number(cart.number), gamay.name, 'Fresno, CA 93650']) await tab.sees(text);
    await tab.sees(/^Placed on /);
    expect(await pressable(tab)).toBe(0);
  });

  it('has every address of a group order', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/group-order/');
    const rows = Array.from(
      { length: 40 },
      (_, index) => `Person ${index + 1},${index + 1} Ring Street,,Salem,OR,97301`,
    );
    const buffer = Buffer.from(['Holiday list,,,,,', 'Name,Street,Apt,City,State,ZIP', ...rows].join('\n'));
    await tab.page.setInputFiles('input[type=file]', { name: 'people.csv', mimeType: 'text/csv', buffer });
    await tab.sees(groupOrderMessages.imported.added(40));
    await tab.comesToRest();
    await print(tab, 'group-order');
    const list = tab.page.getByRole('list', { name: groupOrderMessages.goes.list });
    expect(await list.getByRole('listitem').filter({ visible: true }).count()).toBe(40);
    expect(await pressable(tab)).toBe(0);
  });

  it('has compared cans side by side, without the fields that choose them', async ({ visit }) => {
    const { tab } = await visit();
    const skus = ['GAMAY-01', 'PINOT-01', 'ZIN-01'];
    await tab.open(`/shop/compare/?cans=${skus.join(',')}`);
    await tab.main.getByRole('table').waitFor();
    await tab.comesToRest();
    await print(tab, 'compare');
    // A sheet of Letter between its margins, on which a phone's layout would do.
    await tab.page.setViewportSize({ width: 720, height: 960 });
    for (const row of await tab.main.locator('table tr:has(> td)').all()) {
      const cells = await row.locator('td').all();
      const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
      expect(boxes.length).toBe(skus.length);
    }
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
    expect(await tab.main.locator('select').filter({ visible: true }).count()).toBe(0);
    expect(await pressable(tab)).toBe(0);
  });

  it('has the balance of a gift card, and good advice about it', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/gift-card-balance/');
    await tab.page.getByLabel(giftCardMessages.codeLabel).fill('ringpull-500bucks');
    await tab.page.getByRole('button', { name: giftCardMessages.account.check }).click();
    const balance = giftCardMessages.account.worth('UCKS', '$500.00');
    await tab.sees(balance);
    await tab.comesToRest();
    await print(tab, 'gift-card-balance');
    await tab.sees(balance);
    const answers = tab.main.locator('details > :not(summary)');
    expect(await answers.filter({ visible: true }).count()).toBe(await answers.count());
    expect(await pressable(tab)).toBe(0);
  });
});
