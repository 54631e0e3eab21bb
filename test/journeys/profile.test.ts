import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { profileMessages } from '#src/ui/customer/profile-messages';
import { accountHomeMessages } from '#src/ui/customer/shared/account-home-messages';
import { accountMessages } from '#src/ui/session/shared/account-messages';
import { isAccessible } from './support/axe';
import { mailsTo } from './support/back-end';
import { it } from './support/journey';
import { linkTo, tokenOf } from './support/sign-in-provider';

const { name, email, data, remove } = profileMessages;

describe('Looking after oneself in the account (spec §2 /account/*, §3 User, Sign-in user, §7 users)', () => {
  it('changes name and e-mail, and takes the data along', { tags: ['core'] }, async ({ visit }) => {
    const { tab, secrets } = await visit({ isSignedIn: true });
    const to = `new-${tab.email}`;
    await tab.open('/account/profile/');
    await tab.sees(email.present(tab.email));
    await isAccessible(tab.page, 'profile');
    await tab.account.textbox(name.label).fill('Leah Lane');
    await tab.button(name.save).click();
    await tab.sees(name.saved);

    await tab.account.textbox(email.label).fill(to);
    await tab.button(email.send).click();
    await tab.sees(email.waiting(to));
    const link = await linkTo(to);
    await tab.page.goto(link);
    await tab.sees(email.changed(to));
    await secrets.areKept(tokenOf(link));

    const [download] = await Promise.all([tab.page.waitForEvent('download'), tab.button(data.download).click()]);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
    expect(file).toMatchObject({
      missing: [],
      profile: { name: 'Leah Lane', email: to },
      signIn: [{ kind: 'email', name: to, isVerified: true }],
      orders: [],
    });
  });

  it('deletes the account, and begins an empty one', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await visit();
    // An address that is not proven gets no mail.
    await tab.open(tab.account.path());
    await tab.account.askForLink(tab.email);
    await tab.page.goto(await linkTo(tab.email));
    await tab.account.greets(tab.email);
    await tab.open('/account/profile/');
    await tab.account.textbox(name.label).fill('Leah Lane');
    await tab.button(name.save).click();
    await tab.sees(name.saved);
    await tab.button(remove.open).click();
    await tab.page.getByLabel(remove.typeWord(remove.word)).fill(remove.word);
    await tab.page.getByRole('alertdialog').getByRole('button', { name: remove.confirm }).click();
    await tab.arrivesAt(remove.done.title);
    expect(await mailsTo(tab.email)).toContain('Your account is deleted');

    await tab.open(tab.account.path());
    await tab.account.askForLink(tab.email);
    await tab.page.goto(await linkTo(tab.email));
    await tab.arrivesAt(accountMessages.title);
    await tab.sees(accountHomeMessages.lastOrder.none);
    await tab.open('/account/profile/');
    await tab.sees(email.present(tab.email));
    expect(await tab.account.textbox(name.label).inputValue()).toBe('');
    await tab.open('/account/nonsense/');
    await tab.arrivesAt(accountHomeMessages.notFound.title);
    await isAccessible(tab.page, 'account-not-found');
  });
});
