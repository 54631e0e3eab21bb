import { describe, expect } from 'vitest';
import { storeMapMessages as messages } from '#src/ui/geography/shared/store-map-messages';
import { isAccessible } from './support/axe';
import { it } from './support/journey';

describe('Finding a store (spec §2 find-us-in-stores)', () => {
  it('is done by zip code and by city from the keyboard, with Back, and can be shared', async ({ visit }) => {
    const { tab } = await visit({});
    const { page } = tab;
    await tab.open('/find-us-in-stores/');
    const field = page.getByLabel(messages.field);
    const first = page.locator('ol').getByRole('heading', { level: 3 }).first();
    await field.fill('94609');
    await page.keyboard.press('Enter');
    await tab.isAtAddress(/\/find-us-in-stores\/\?near=94609$/);
    await page.getByText(/within 100 miles of 94609/).waitFor();
    await expect.poll(() => first.innerText()).toContain('The Second Glass');
    expect(await page.locator('svg[role="img"] text').count()).toBeGreaterThan(2);
    await isAccessible(page, 'stores-near');

    await field.fill('Portland');
    await page.keyboard.press('Enter');
    await tab.isAtAddress(/near=Portland$/);
    await expect.poll(() => first.innerText()).toContain('Rain Check');
    await page.goBack();
    await tab.isAtAddress(/near=94609$/);
    await page.getByText(/within 100 miles of 94609/).waitFor();
    await expect.poll(() => field.inputValue()).toBe('94609');

    await tab.open('/find-us-in-stores/?near=59401');
    await page.getByText(/No store within 100 miles of 59401/).waitFor();
    await field.fill('Atlantis');
    await page.keyboard.press('Enter');
    await page.getByText(messages.problems.unknown).waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });
});
