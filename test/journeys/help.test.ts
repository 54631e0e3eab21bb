import { describe, expect } from 'vitest';
import { contactPageMessages as messages } from '#src/ui/contact/parts/contact-page-messages';
import { contactMessages } from '#src/ui/contact/shared/contact-messages';
import { mailingListMessages } from '#src/ui/mailing-list/parts/mailing-list-messages';
import { isAccessible } from './support/axe';
import { mailsTo, orderOnServer, sandboxUrl } from './support/back-end';
import type { Call } from './support/calls';
import { vendure } from './support/engine';
import { it } from './support/journey';
import { countCalls } from './support/network';
import { linkTo, textOfMailTo } from './support/sign-in-provider';
import { vendureNewsletterStateOf } from './support/vendure/vendure-mailing-lists';

const sending: Call = { method: 'POST', path: '/api/contact_messages' };
const confirming: Call = { method: 'POST', path: '/api/mailing_lists/links/confirmations' };
const { newsletter } = mailingListMessages.lists;

/** Returns the state of an address at the mailing list service; `undefined` when the service does not know it. */
async function stateOnList(email: string): Promise<string | undefined> {
  if (vendure) return vendureNewsletterStateOf(vendure.databaseUrl, email);
  const { contacts } = (await (await fetch(`${sandboxUrl}/_control/mailing-lists`)).json()) as {
    readonly contacts: readonly { readonly list: string; readonly contact: string; readonly state: string }[];
  };
  return contacts.find(({ list, contact }) => list === 'newsletter' && contact === email)?.state;
}

describe('Writing to the shop (spec §2 contact)', () => {
  it('is reached from the footer, and sends one message for two presses', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await visit({ viewport: 'phone' });
    await tab.open('/upcoming-events/');
    await tab.page.getByRole('contentinfo').getByRole('link', { name: contactMessages.action }).click();
    await tab.reads(messages.formTitle);

    await tab.button(messages.send).click();
    const topic = tab.page.getByLabel(messages.topic);
    await tab.focuses(topic);
    await tab.isDescribed(topic, messages.problems.topic);
    await isAccessible(tab.page, 'help-contact-problems');

    await topic.selectOption('damage');
    await tab.page.getByLabel(messages.order).fill('R123456789');
    await tab.page.getByLabel(messages.name).fill('Ada');
    await tab.page.getByLabel(messages.email).fill(tab.email);
    await tab.page.getByLabel(messages.text).fill('Two of the twelve came with a dent.');
    await tab.reload();
    await expect.poll(() => tab.page.getByLabel(messages.text).inputValue()).toContain('with a dent');

    const calls = countCalls(tab.page, sending);
    await tab.button(messages.send).dblclick();
    await tab.focuses(tab.heading(messages.sent));
    const receipt = await textOfMailTo(tab.email, 'R123456789');
    expect([calls.count, await mailsTo(tab.email)]).toEqual([1, [expect.stringContaining('R123456789')]]);
    expect([receipt.includes('damaged or missing'), receipt.includes('with a dent')]).toEqual([true, false]);
  });
});

describe('The newsletter (spec §2 opt-in)', () => {
  it(
    'comes once the link of the mail was opened, and no more after the link of the next one',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, secrets, openTab } = await visit();
      await tab.open('/newsletter/');
      await tab.main.getByLabel(mailingListMessages.email).fill(tab.email);
      await tab.button(newsletter.action).click();
      await tab.sees(newsletter.asked(tab.email));
      expect(await stateOnList(tab.email)).toBe('asked');

      // An engine sends its mails a moment later.
      await expect.poll(() => mailsTo(tab.email)).toHaveLength(1);
      const confirmation = await linkTo(tab.email, 'Confirm');
      const linked = await openTab();
      const confirmed = countCalls(linked.page, confirming);
      await linked.page.goto(confirmation);
      await linked.button(mailingListMessages.press.confirm).click();
      await linked.sees(newsletter.confirmed);
      expect([confirmed.count, await stateOnList(tab.email)]).toEqual([1, 'subscribed']);
      await linked.isAtAddress(/\/en-US\/newsletter\/$/);
      await secrets.isInNoAddress(confirmation.split('=')[1] ?? '');

      // The page that has read one link reads the next one too, without being loaded.
      await linked.page.goto(confirmation.replace('#confirm=', '#unsubscribe='));
      await linked.button(mailingListMessages.press.unsubscribe).click();
      await linked.sees(newsletter.left);
      expect(await stateOnList(tab.email)).toBe('unsubscribed');
      await linked.reload();
      await linked.button(newsletter.action).waitFor();
      expect(await stateOnList(tab.email)).toBe('unsubscribed');
    },
  );
});

describe('A tasting (spec §2 upcoming-events)', () => {
  it('is booked where it is announced', async ({ visit }) => {
    const { tab } = await visit({ viewport: 'tablet' });
    await tab.open('/upcoming-events/');
    const tasting = tab.main
      .getByRole('article')
      .filter({ has: tab.page.getByRole('button') })
      .first();
    await tasting.getByText(/^(\d+ seats? left|Seats available)$/).waitFor();
    await tasting.getByRole('button').click();
    await tab.carries(1);
    const { lines } = await orderOnServer(await tab.myCart());
    expect(lines).toEqual([expect.stringMatching(/^1 × .*Virtual Tasting/)]);
  });
});
