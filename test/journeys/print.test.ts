import { mkdir } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
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

/** Elements on paper that nobody can use there. */
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
});
