import { describe, expect } from 'vitest';
import { customizeMessages } from '#src/ui/club/customize-messages';
import { savedCardMessages } from '#src/ui/saved-card/shared/saved-card-messages';
import { repairMessages } from '#src/ui/subscription/shared/repair-messages';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { isAccessible } from './support/axe';
import { vendure } from './support/engine';
import { it } from './support/journey';
import { joinClub } from './support/member';
import { cards } from './support/payment-page';
import { linkTo, textOfMailTo } from './support/sign-in-provider';
import { failDeliveryOnVendure } from './support/vendure/vendure-deliveries';

/** A member whose card was declined this morning; every person who signs in with his address is him. */
const fritz = 'failed@ringpull.example';

describe('A failed payment of a subscription (spec §1, §4 Subscription actions, §7 subscriptions)', () => {
  it(
    'leads from its mail to signing in and a new card, and the delivery goes out',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab } = await visit();
      const { page } = tab;
      // The engine has told its demo's people nothing of earlier events; the sandbox has told its own.
      const id = vendure ? await failDeliveryOnVendure(fritz) : '';
      const link = async () =>
        /Pay for this delivery:\n(http\S+)/.exec(await textOfMailTo(fritz, 'Payment for your delivery failed'))?.[1] ??
        '';
      await expect.poll(link).toMatch(new RegExp(`/account/subscriptions/${id}`));
      await page.goto(await link());
      await tab.account.asksToSignIn();
      await tab.account.askForLink(fritz);
      await page.goto(await linkTo(fritz));
      const unpaid = page.getByRole('region', { name: repairMessages.title });
      await unpaid.getByRole('radio').first().waitFor();
      await isAccessible(page, 'subscription-unpaid');

      await tab.button(repairMessages.add).click();
      await page.getByRole('heading', { name: 'Save a card', level: 1 }).waitFor();
      await page.getByLabel('Card number').fill(cards.pays);
      await page.getByLabel('Expiry date').fill('12/40');
      await page.getByLabel('Security code').fill('123');
      await page.getByLabel('Name on the card').fill('Fritz Failed');
      await page.getByRole('button', { name: 'Save card' }).click();

      await tab.sees(savedCardMessages.saved('Visa ending in 1111'));
      await expect.poll(() => unpaid.getByRole('radio', { name: /1111/ }).isChecked()).toBe(true);
      await unpaid.getByRole('button', { name: /^Pay \$/ }).click();
      await tab.sees(repairMessages.delivered.title);
      await unpaid.waitFor({ state: 'detached' });
      const past = page.getByRole('list', { name: subscriptionMessages.past.title });
      await past.getByRole('link').nth(1).waitFor();
      await past.getByRole('link').first().click();
      await tab.isAtAddress(/\/account\/orders\/R\d+\/$/);
      await tab.sees(/Visa ending in 1111/);
    },
  );
});

describe('Another size of a club (spec §9 Club sizes, Club discount)', () => {
  it('changes 12 cans to 24 in one step, with the price before', async ({ visit }) => {
    const visitor = await visit({ isSignedIn: true });
    const member = await joinClub(visitor);
    const { id } = await member.first();
    const { tab } = visitor;
    await tab.open(`/account/subscriptions/${id}/`);
    await tab.link(subscriptionMessages.settings.sizeTo(24)).click();
    await tab.page.getByRole('table', { name: customizeMessages.resize.table }).waitFor();
    await isAccessible(tab.page, 'customize-size');
    await tab.button(customizeMessages.save).click();
    await tab.sees(customizeMessages.saved.size(24));
    expect(await member.read(id)).toMatchObject({ tag_list: ['club-24'] });
  });
});
