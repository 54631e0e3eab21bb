import { describe, expect } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { describeFailure } from '#src/ui/kit/failures';
import { securityMessages } from '#src/ui/session/security-messages';
import { accountMessages, callbackMessages, loginMessages } from '#src/ui/session/shared/account-messages';
import { passwordFailures } from '#src/ui/session/shared/sign-in-failures';
import { it } from '#test/journeys/support/journey';
import { goodPassword } from '#test/journeys/support/remembered-session';
import { linkTo, sessionIsOver, sessionsOf, tokenOf } from '#test/journeys/support/sign-in-provider';
import type { Tab } from '#test/journeys/support/tab';

const messages = loginMessages.password;
const other = 'fourteen lemons under a quiet bridge';
const wrong = describeFailure(new GatewayError({ code: 'wrong_credentials' }), passwordFailures);

async function enter(tab: Tab, password: string): Promise<void> {
  await tab.open(tab.account.path('password'));
  await tab.account.enterPassword(tab.email, password);
}

async function signOut(tab: Tab): Promise<void> {
  await tab.open('/account/');
  await tab.account.greets(tab.email);
  await tab.comesToRest();
  await tab.account.signOut.click();
  await tab.arrivesAt(accountMessages.signedOut.title);
}

describe('A password (spec §7 passwords, §9 Sign-in methods)', () => {
  it(
    'makes an account, when it is hard enough to guess, and signs in from then on',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, trouble, secrets } = await visit();
      await tab.open(tab.account.path('create-password'));
      await tab.account.email.fill(tab.email);
      const field = tab.account.password(messages.newPassword);
      await field.fill('password1');
      await tab.sees(loginMessages.strength.breached);
      await tab.account.button(messages.create).click();
      await tab.focuses(field);
      await field.fill('wine.and');
      await tab.sees(loginMessages.strength.levels[2]);
      await tab.account.button(messages.create).click();
      await tab.isDescribed(field, loginMessages.problems.newPassword);
      await field.fill(goodPassword);
      await tab.sees(loginMessages.strength.levels[4]);
      await tab.account.button(messages.create).click();
      await tab.account.greets(tab.email);
      const { userId } = await tab.account.liveSession();
      await secrets.areKept(goodPassword);
      await signOut(tab);

      trouble.expect(/^401 POST \/sdk\/v1\/passwords\/authenticate$/);
      await enter(tab, other);
      await tab.sees(wrong);
      await tab.comesToRest();
      expect(await tab.account.session()).toBeUndefined();
      await tab.account.password(messages.password).fill(goodPassword);
      await tab.account.button(messages.signIn).click();
      await tab.account.greets(tab.email);
      expect(await tab.account.liveSession()).toMatchObject({ userId });
      await secrets.areKept(goodPassword, other);
    },
  );

  it(
    'that was forgotten is set anew by a link, and ends the sessions there were',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab: elsewhere, trouble: troubleElsewhere } = await visit({ isSignedIn: true });
      const { email } = elsewhere;
      const { tab, trouble, secrets } = await visit({ email });
      await tab.open(tab.account.path('forgot-password'));
      await tab.account.email.fill(email);
      await tab.account.button(messages.sendReset).click();
      await tab.sees(messages.resetSent(email));

      const link = await linkTo(email, 'Set a new password');
      await tab.page.goto(link);
      await tab.arrivesAt(callbackMessages.choosePassword.title);
      await tab.account.password(messages.newPassword).fill(other);
      await tab.account.button(callbackMessages.choosePassword.save).click();
      await tab.account.greets(email);
      const { id, userId } = await tab.account.liveSession();
      expect((await sessionsOf(userId)).filter((session) => !session.isRevoked).map((session) => session.id)).toEqual([
        id,
      ]);
      await secrets.areKept(tokenOf(link), other);

      troubleElsewhere.expect(...sessionIsOver);
      await elsewhere.open('/account/');
      await elsewhere.arrivesAt(accountMessages.ended.title);
      trouble.expect(/^40\d POST \/sdk\/v1\/passwords\/email\/reset$/);
      await signOut(tab);
      await tab.page.goto(link);
      await tab.arrivesAt(callbackMessages.choosePassword.title);
      await tab.account.password(messages.newPassword).fill(goodPassword);
      await tab.account.button(callbackMessages.choosePassword.save).click();
      await tab.arrivesAt(callbackMessages.usedUp.title);
    },
  );

  it('that is forgotten by a stranger tells nothing about accounts', async ({ visit }) => {
    const { tab, trouble } = await visit();
    trouble.expect(/^40\d POST \/sdk\/v1\/passwords\/email\/reset\/start$/);
    await tab.open(tab.account.path('forgot-password'));
    await tab.account.email.fill(tab.email);
    await tab.account.button(messages.sendReset).click();
    await tab.sees(messages.resetSent(tab.email));
  });

  it('is changed on the security page by the one there is', { tags: ['core'] }, async ({ visit }) => {
    const { tab, trouble, secrets } = await visit({ isSignedIn: true });
    await tab.open('/account/security/');
    await tab.account.openWay(securityMessages.add.changePassword);
    await tab.account.password(securityMessages.add.currentPassword).fill(other);
    await tab.account.password(messages.newPassword).fill(other);
    trouble.expect(/^401 POST \/sdk\/v1\/passwords\/existing_password\/reset$/);
    await tab.account.button(securityMessages.add.savePassword).click();
    await tab.sees(wrong);
    await tab.account.password(securityMessages.add.currentPassword).fill(goodPassword);
    await tab.account.button(securityMessages.add.savePassword).click();
    await tab.hears(securityMessages.added);
    await tab.account.liveSession();
    await secrets.areKept(goodPassword, other);
    await signOut(tab);
    await enter(tab, other);
    await tab.account.greets(tab.email);
  });
});
