import { describe, expect } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { requirement } from '#src/infrastructure/stytch/stytch-sign-in-callback-reader';
import { describeFailure } from '#src/ui/kit/failures';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { callbackMessages } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { it } from '#test/journeys/support/journey';
import { countCalls } from '#test/journeys/support/network';
import { linkTo, tokenOf } from '#test/journeys/support/sign-in-provider';
import type { Tab } from '#test/journeys/support/tab';

const authenticate = { method: 'POST', path: '/sdk/v1/magic_links/authenticate' } as const;
const refused = /^40\d POST \/sdk\/v1\/magic_links\/authenticate$/;
const token = 'made-up-0123456789abcdefghijklmnopqrstuv';

/** Asks for a link and returns it without opening it. */
async function askForLink(tab: Tab): Promise<string> {
  await tab.open(tab.account.path());
  await tab.account.askForLink(tab.email);
  return linkTo(tab.email);
}

describe('A link that does not sign in (spec §2 sign-in callback, §5, §8 Sign-in provider)', () => {
  it('used before: is said, with a new link that works; a signed-in visitor just goes on', async ({ visit }) => {
    const { tab, context, trouble, secrets } = await visit();
    const link = await askForLink(tab);
    await tab.page.goto(link);
    await tab.account.greets(tab.email);
    await tab.comesToRest();
    trouble.expect(refused);
    await tab.page.goto(link);
    await tab.account.greets(tab.email);
    await tab.comesToRest();

    await context.clearCookies();
    await tab.page.evaluate(() => localStorage.clear());
    await tab.page.goto(link);
    await tab.arrivesAt(callbackMessages.usedUp.title);
    await tab.account.askForLink(tab.email, callbackMessages.newLink);
    await tab.page.goto(await linkTo(tab.email));
    await tab.account.greets(tab.email);
    await secrets.areKept(tokenOf(link));
  });

  it('expired: is said, with a new link', async ({ visit }) => {
    const { tab, faults, trouble } = await visit();
    const link = await askForLink(tab);
    // The provider's response to a link that has expired.
    const body = {
      status_code: 401,
      request_id: 'r',
      error_type: 'unable_to_auth_magic_link',
      error_message: 'It has expired.',
      error_url: '',
    };
    await faults.order({ kind: 'status', status: 401, ...authenticate, body });
    trouble.expect(refused);
    await tab.page.goto(link);
    await tab.arrivesAt(callbackMessages.usedUp.title);
    await tab.sees(callbackMessages.usedUp.text);
    await tab.account.button(callbackMessages.newLink).waitFor();
  });

  it('cut short on its way: is said, and the whole one still works', async ({ visit }) => {
    const { tab, trouble, secrets } = await visit();
    const link = await askForLink(tab);
    trouble.expect(refused);
    await tab.page.goto(link.slice(0, -10));
    await tab.arrivesAt(callbackMessages.usedUp.title);
    await tab.comesToRest();
    expect(await tab.account.session()).toBeUndefined();
    await secrets.areKept(tokenOf(link.slice(0, -10)));
    await tab.page.goto(link);
    await tab.account.greets(tab.email);
  });

  it('incomplete, doubled or of an unknown type: names exactly the missing part, makes no call, and keeps nothing of it', async ({
    visit,
  }) => {
    const { tab, secrets } = await visit();
    const calls = countCalls(tab.page, authenticate);
    for (const query of [
      '',
      `?token=${token}`,
      '?stytch_token_type=magic_links',
      `?token=${token}&token=${token}2&stytch_token_type=magic_links`,
      `?token=${token}&stytch_token_type=magic_links&stytch_token_type=oauth`,
      `?token=${token}&stytch_token_type=constructor`,
      `?magic_credential=${token}&auth_credential=${token}2`,
    ]) {
      await tab.open(`/authenticate/${query}`);
      await tab.arrivesAt(callbackMessages.incomplete.title);
      await tab.sees(`${requirement}.`);
      await tab.isAtAddress(/\/authenticate\/$/);
      await tab.comesToRest();
    }
    expect(calls.count).toBe(0);
    await secrets.areKept(token);
  });

  it('while the provider is out of reach: can be tried again, with the same link', async ({ visit }) => {
    const { tab, faults, trouble, secrets } = await visit();
    const link = await askForLink(tab);
    await faults.order({ kind: 'drop', ...authenticate, times: 1000 });
    trouble.expect(/^failed POST \/sdk\/v1\/magic_links\/authenticate /);
    await tab.page.goto(link);
    await tab.arrivesAt(callbackMessages.unreachable.title);
    await tab.sees(describeFailure(new GatewayError({ code: 'network_error' }), signInFailures));
    await secrets.areKept(tokenOf(link));
    await faults.end();
    await tab.account.button(kitMessages.tryAgain).click();
    await tab.account.greets(tab.email);
  });
});

describe('Other names of the token (spec §2 magic_credential, auth_credential)', () => {
  for (const name of ['magic_credential', 'auth_credential'] as const) {
    it(`${name} signs in as the token of a link does`, async ({ visit }) => {
      const { tab, secrets } = await visit();
      const given = tokenOf(await askForLink(tab));
      await tab.page.goto(`/en-US/authenticate/?${name}=${given}`);
      await tab.account.greets(tab.email);
      await tab.account.liveSession();
      await secrets.areKept(given);
    });
  }
});

describe('Where one goes on after signing in (spec §2 Route gating)', () => {
  const elsewhere = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ];

  it('is never another site, whatever the address asks for', async ({ visit }) => {
    const { tab } = await visit({ isSignedIn: true });
    for (const wanted of elsewhere) {
      await tab.open(tab.account.path(undefined, wanted));
      await tab.page.waitForURL((url) => !url.pathname.includes('/login/'));
      await tab.isAtAddress(/^http:\/\/localhost:\d+\/en-US\//);
    }
  });

  it('is never another site, whatever was put into this browser’s storage', async ({ visit }) => {
    const { tab } = await visit();
    const link = await askForLink(tab);
    await tab.page.evaluate(() => localStorage.setItem('auth-return-path', '//evil.example/en-US/account/'));
    await tab.page.goto(link);
    await tab.isAtAddress(/^http:\/\/localhost:\d+\/en-US\/account\/$/);
    await tab.account.greets(tab.email);
  });

  it('is the page one came from, with its query', async ({ visit }) => {
    const { tab } = await visit({ isSignedIn: true });
    await tab.open(tab.account.path(undefined, '/shop/?family=packs'));
    await tab.isAtAddress(/\/en-US\/shop\/\?family=packs$/);
  });
});
