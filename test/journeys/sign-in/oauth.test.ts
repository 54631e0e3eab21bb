import { describe, expect } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { describeFailure } from '#src/ui/kit/failures';
import { callbackMessages } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { it } from '#test/journeys/support/journey';
import { OtherProvider } from '#test/journeys/support/other-provider';
import type { Tab } from '#test/journeys/support/tab';

const denied = describeFailure(new GatewayError({ code: 'access_denied' }), signInFailures);

async function opened(tab: Tab): Promise<Tab> {
  await tab.open(tab.account.path());
  return tab;
}

describe('An account elsewhere (spec §7 Browser redirect, oauth/authenticate, §9 OAuth providers)', () => {
  for (const [provider, name] of [
    ['google', 'Google'],
    ['apple', 'Apple'],
  ] as const) {
    it(`at ${name} signs in, and goes on to where one came from`, async ({ visit }) => {
      const { tab, secrets } = await visit();
      const consent = new OtherProvider(tab.page);
      await tab.open(tab.account.path('link', '/cart/'));
      await tab.account.otherAccount(provider).click();
      await consent.isOpen(name);
      const token = await consent.agreeAs(tab.email);
      await tab.isAtAddress(/\/en-US\/cart\/$/);
      await tab.arrivesAt(cartMessages.title);
      await tab.account.liveSession();
      await secrets.areKept(token);
      await tab.open('/account/');
      await tab.account.greets(tab.email);
    });
  }

  it('is the same customer each time', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await visit();
    const { tab: elsewhere } = await visit();
    const users: string[] = [];
    for (const { page, account } of await Promise.all([opened(tab), opened(elsewhere)])) {
      const consent = new OtherProvider(page);
      await account.otherAccount('microsoft').click();
      await consent.isOpen('Microsoft');
      await consent.agreeAs(tab.email);
      await account.greets(tab.email);
      users.push((await account.liveSession()).userId);
    }
    expect(users[0]).toBe(users[1]);
  });

  it('that was denied over there signs no user in, says so, and leaves every other way open', async ({ visit }) => {
    const { tab } = await visit();
    const consent = new OtherProvider(tab.page);
    await tab.open(tab.account.path());
    await tab.account.otherAccount('facebook').click();
    await consent.isOpen('Facebook');
    await consent.deny();
    await tab.sees(denied);
    await tab.comesToRest();
    expect(await tab.account.session()).toBeUndefined();
    expect(await tab.storedCart()).toBeUndefined();
    await tab.link(callbackMessages.refused.otherWay).click();
    await tab.account.email.waitFor();
  });
});
