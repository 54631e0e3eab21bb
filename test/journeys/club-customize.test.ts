import { describe, expect } from 'vitest';
import { customizeMessages } from '#src/ui/club/customize-messages';
import { joinMessages } from '#src/ui/club/shared/club-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { reminderMessages } from '#src/ui/subscription/shared/reminder-messages';
import { isAccessible } from './support/axe';
import { eventsOf, hasTracked } from './support/events';
import { chenin, gamay } from './support/goods';
import { it } from './support/journey';
import { countCalls } from './support/network';
import { linkTo } from './support/sign-in-provider';
import type { Tab } from './support/tab';

/** A member whose next box is near; every person who signs in with her address is her. */
const dora = 'due@ringpull.example';

async function signInAsDora(tab: Tab, path = '/account/'): Promise<void> {
  await tab.open(path);
  await tab.account.askForLink(dora);
  await tab.page.goto(await linkTo(dora));
}

const holds = (tab: Tab, chosen: number) =>
  tab.page.getByRole('progressbar', { name: customizeMessages.progress(chosen, 12) }).waitFor();

describe('Choosing the cans of a subscription (spec §2 /account/club/customize, §4 Customization)', () => {
  it(
    'leads from the reminder to the cans, keeps them, and tells analytics that they were saved',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab } = await visit({ consent: ['statistics'] });
      await signInAsDora(tab);
      await tab.link(reminderMessages.choose).waitFor();
      await isAccessible(tab.page, 'account-reminder');
      await tab.link(reminderMessages.choose).click();
      await tab.arrivesAt(customizeMessages.title);
      await holds(tab, 12);
      await isAccessible(tab.page, 'customize');
      const before = await tab.page
        .getByRole('spinbutton', { name: customizeMessages.quantity(gamay.name) })
        .inputValue();
      await tab.button(customizeMessages.fewer(gamay.name)).click();
      await tab.button(customizeMessages.more(chenin.name)).click();
      await tab.button(customizeMessages.save).click();
      await tab.sees(customizeMessages.saved.text);
      await tab.focuses(tab.button(customizeMessages.save));
      await isAccessible(tab.page, 'customize-saved');
      const id = /customize\/([\w-]+)\//.exec(tab.page.url())![1]!;
      await hasTracked(tab.page, `saved club_customization ${id} 12`);
      expect((await eventsOf(tab.page)).find(({ name }) => name === 'saved')!.userId).toBeTruthy();

      await tab.open(`/account/club/customize/${id}/`);
      await holds(tab, 12);
      await expect
        .poll(() => tab.page.getByRole('spinbutton', { name: customizeMessages.quantity(gamay.name) }).inputValue())
        .toBe(String(Number(before) - 1));
    },
  );

  it('reminds on the shelf of a phone, and keeps the draft over a reload and a bad moment of the shop', async ({
    visit,
  }) => {
    const { tab, faults, trouble } = await visit({ viewport: 'phone' });
    await signInAsDora(tab);
    await tab.link(reminderMessages.choose).waitFor();
    await tab.open('/shop/');
    await tab.sees(reminderMessages.alert);
    await isAccessible(tab.page, 'shop-reminder');
    await tab.link(reminderMessages.choose).click();
    await holds(tab, 12);
    await tab.noLongerSees(reminderMessages.alert);
    await isAccessible(tab.page, 'customize');
    await tab.button(customizeMessages.fewer(gamay.name)).click();
    await tab.isAtAddress(/\?cans=/);
    await tab.reload();
    await holds(tab, 11);
    await tab.button(customizeMessages.more(chenin.name)).click();

    trouble.expect(/^500 PUT /);
    await faults.order({ kind: 'status', method: 'PUT', path: '/api/users/*/subscriptions/*', status: 500 });
    await tab.button(customizeMessages.save).click();
    await tab.page.getByRole('main').getByRole('alert').filter({ hasText: /./ }).waitFor();
    await isAccessible(tab.page, 'customize-refused');
    await holds(tab, 12);

    trouble.expect(/^500 GET \/api\/variants$/);
    await faults.order({ kind: 'status', method: 'GET', path: '/api/variants', status: 500 });
    await tab.reload();
    await tab.sees(customizeMessages.variantsFailed);
    await isAccessible(tab.page, 'customize-failed');
    await tab.button(kitMessages.tryAgain).click();
    await holds(tab, 12);
    await tab.open('/account/club/customize/nonsense/');
    await tab.arrivesAt(customizeMessages.unknown.title);
    await isAccessible(tab.page, 'customize-unknown');
  });
});

describe('Tracking (spec §4 Each step change is tracked, §7 Other calls, §8 Analytics failures)', () => {
  it('tells each step of joining the club once, and nothing of visitors who refused', async ({ visit }) => {
    const { tab } = await visit({ consent: ['statistics'] });
    await tab.open('/can-club/join/12/');
    await tab.link('Red only').click();
    await tab.reads(joinMessages.titles.default);
    await tab.link(joinMessages.takeIt).click();
    await tab.reads(joinMessages.titles.review);
    await hasTracked(
      tab.page,
      'club_join_step type 12',
      'club_join_step default 12 red',
      'club_join_step review 12 red',
    );

    const { tab: private_ } = await visit({
      consent: 'unasked',
      initScript: `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`,
    });
    const told = countCalls(private_.page, { method: 'POST', path: '/events' });
    await private_.open('/can-club/join/12/');
    await private_.link('Red only').click();
    await private_.reads(joinMessages.titles.default);
    await private_.comesToRest();
    expect(told.count).toBe(0);
    expect(await private_.page.evaluate(() => localStorage.getItem('anonymous-id'))).toBeNull();
  });

  it('never shows that the endpoint is down', async ({ visit }) => {
    const { tab, faults, trouble } = await visit({ viewport: 'phone', consent: ['statistics'] });
    trouble.expect(/^500 POST \/events$/, /^console warning: Events cannot be sent/);
    await faults.order({ kind: 'status', method: 'POST', path: '/events', status: 500, times: 30 });
    await tab.open('/can-club/join/12/?step=customize&type=red');
    await tab.link(joinMessages.toReview).click();
    await tab.reads(joinMessages.titles.review);
    await tab.doesNotShow(tab.page.getByRole('alert').filter({ hasText: /./ }));
  });
});
