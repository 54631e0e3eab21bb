import { describe, expect } from 'vitest';
import { giveawayMessages as messages } from '#src/ui/campaign/parts/giveaway-messages';
import { tradeMessages } from '#src/ui/trade/shared/trade-messages';
import { isAccessible } from './support/axe';
import { mailsTo, storefrontUrl } from './support/back-end';
import { it } from './support/journey';

describe('A giveaway (spec §2 campaign pages, sweepstakes terms)', () => {
  it(
    'is entered once with its rules at hand, and one that is over leads on to it',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab } = await visit({ viewport: 'phone' });
      await tab.open('/summer-getaway/');
      await tab.page.getByRole('link', { name: 'Enter the Great Can Count' }).click();
      await tab.main.getByLabel(messages.email).waitFor();

      await tab.button(messages.enter).click();
      await tab.focuses(tab.main.getByLabel(messages.name));
      await isAccessible(tab.page, 'giveaway-problems');

      await tab.main.getByLabel(messages.name).fill('Ada');
      await tab.main.getByLabel(messages.email).fill(tab.email);
      await tab.main.getByLabel(messages.state).selectOption('UT');
      await tab.main.getByLabel(messages.adult).check();
      await tab.main.getByLabel(messages.terms).check();
      await tab.button(messages.enter).click();
      await tab.sees(messages.problems.excluded('Utah'));
      await tab.main.getByLabel(messages.state).selectOption('CA');
      await tab.button(messages.enter).dblclick();
      await tab.sees(messages.enteredText(tab.email));
      // An engine sends its mails a moment later.
      await expect.poll(() => mailsTo(tab.email)).toHaveLength(1);
    },
  );
});

describe('The price list for the trade (spec §2 trade, materials)', () => {
  it('is a file that a spreadsheet opens', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/trade/materials/');
    const link = tab.page.getByRole('link', { name: tradeMessages.downloadPrices });
    const answer = await tab.page.request.get(new URL((await link.getAttribute('href')) ?? '', storefrontUrl).href);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect((await answer.text()).split('\r\n').length).toBeGreaterThan(50);
  });
});
