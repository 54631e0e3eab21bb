import { readFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGiveawayService } from '#src/infrastructure/support/open-giveaway-service';
import { openMailingListService } from '#src/infrastructure/support/open-support-service';
import { findBrowser } from '#tools/browser';
import { DashboardCalls } from './dashboard-calls';
import { administrator, deskWindow, isDrawn, openDesk } from './dashboard-desk';
import { testEngine } from './test-engine';

const minute = 60_000;
/** May look at orders, and at no addresses of others. */
const clerk = { name: 'clerk-of-the-files', password: 'clerk-of-the-files' };

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(console.log), args: ['--no-sandbox'] });
  page = await openDesk(await browser.newContext(deskWindow), administrator);
}, 5 * minute);
afterAll(() => browser.close());

describe('Mailing lists and giveaways in the dashboard (spec §2 sms-opt-in, opt-out pages, campaign pages)', () => {
  const save = async (path: string, button: string) => {
    await page.goto(`${testEngine().url}/admin/${path}`);
    await isDrawn(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };

  it('are saved as files, by those alone who may', async () => {
    const { url } = testEngine();
    await openMailingListService(url).unsubscribe('trade', 'walked@example.test');
    const list = await save('mailing-lists', 'trade as CSV');
    expect(list.name).toBe('trade.csv');
    expect(list.text).toContain('walked@example.test,unsubscribed,');
    const entry = { name: 'Ada', state: 'CA', isOfAge: true, agreesToTerms: true };
    await openGiveawayService(url).enter('open', { ...entry, email: 'walked@example.test' });
    const entries = await save('giveaways', 'Giveaway open as CSV');
    expect([entries.name, entries.text.includes('Ada,walked@example.test,CA')]).toEqual(['open.csv', true]);

    await new DashboardCalls(url).hire(clerk.name, clerk.password, ['ReadOrder']);
    const desk = await openDesk(await browser.newContext(deskWindow), clerk);
    await desk.goto(`${url}/admin/mailing-lists`);
    await desk.getByRole('button', { name: 'Sales' }).waitFor();
    expect(await desk.getByRole('button', { name: 'trade as CSV' }).count()).toBe(0);
  });
});
