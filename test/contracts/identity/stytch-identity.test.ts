import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { Sandbox } from '#sandbox/sandbox';
import { listMails, type Mail } from '#sandbox/shop/outbox';
import { StytchCalls } from '#src/infrastructure/stytch/stytch-calls';
import { StytchClientSource } from '#src/infrastructure/stytch/stytch-client-source';
import { StytchCryptoWalletGateway } from '#src/infrastructure/stytch/stytch-crypto-wallet-gateway';
import { StytchMagicLinkGateway } from '#src/infrastructure/stytch/stytch-magic-link-gateway';
import { StytchOAuthGateway } from '#src/infrastructure/stytch/stytch-oauth-gateway';
import { StytchPasscodeGateway } from '#src/infrastructure/stytch/stytch-passcode-gateway';
import { StytchPasswordGateway } from '#src/infrastructure/stytch/stytch-password-gateway';
import { StytchSessionGateway } from '#src/infrastructure/stytch/stytch-session-gateway';
import { StytchSessionHint } from '#src/infrastructure/stytch/stytch-session-hint';
import { StytchSignInUserGateway } from '#src/infrastructure/stytch/stytch-sign-in-user-gateway';
import { StytchTotpGateway } from '#src/infrastructure/stytch/stytch-totp-gateway';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { manualClock } from '#test/sandbox/support/manual-clock';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';
import { describeCryptoWalletGateway } from './describe-crypto-wallet-gateway';
import { describeMagicLinkGateway } from './describe-magic-link-gateway';
import { describeOAuthGateway } from './describe-oauth-gateway';
import { describePasscodeGateway } from './describe-passcode-gateway';
import { describePasswordGateway } from './describe-password-gateway';
import { describeSessionGateway } from './describe-session-gateway';
import { describeSessionHint } from './describe-session-hint';
import { describeSignInUserGateway } from './describe-sign-in-user-gateway';
import { describeTotpGateway } from './describe-totp-gateway';
import type { IdentitySubject, IdentityTab } from './identity-under-test';
import { ethereumWallet, solanaWallet } from './signing-wallets';
import { StytchBrowser } from './stytch-browser';

// The client counts in the time of this machine how long its cookies live.
const clock = manualClock(new Date());
const now = () => clock.now().getTime();
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox({ clock });
});
afterAll(() => sandbox.close());

/** Every call of a port happens in its browser, and a tab begins with its first call. */
function openTab(browser: StytchBrowser): IdentityTab {
  const settings = { publicToken: 'public-token-test-ringpull', baseUrl: sandbox.url, sessionDurationMinutes: 60 };
  const source = new StytchClientSource({ settings });
  // Nothing here waits for a time limit.
  const calls = new StytchCalls({ source, scheduler: new ManualScheduler() });
  let isOpen = false;
  const opened = <P extends object>(port: P): P =>
    new Proxy(port, {
      get:
        (target, name) =>
        async (...args: readonly unknown[]) => {
          await browser.enter();
          if (!isOpen) browser.openTab();
          isOpen = true;
          return (Reflect.get(target, name) as (...args: readonly unknown[]) => unknown).apply(target, [...args]);
        },
    });
  return {
    sessions: opened(new StytchSessionGateway({ calls, clock: { now } })),
    magicLinks: opened(new StytchMagicLinkGateway({ calls })),
    passcodes: opened(new StytchPasscodeGateway({ calls })),
    passwords: opened(new StytchPasswordGateway({ calls })),
    oauth: opened(new StytchOAuthGateway({ calls })),
    wallets: opened(new StytchCryptoWalletGateway({ calls })),
    totps: opened(new StytchTotpGateway({ calls })),
    users: opened(new StytchSignInUserGateway({ calls })),
    hint: opened(new StytchSessionHint()),
    otherTab: () => openTab(browser),
  };
}

async function newestMail(recipient: string): Promise<Mail> {
  const mail = (await listMails(sandbox.database)).find(({ to }) => to === recipient.toLowerCase());
  return mail ?? expect.fail(`Nothing was sent to ${recipient}`);
}

/** Follows the client to the provider's page and says yes there. */
async function consentAs(email: string): Promise<string> {
  const page = await fetch(StytchBrowser.takeDestination());
  const text = await page.text();
  const [, path = ''] = /<form method="post" action="([^"]+)"/.exec(text) ?? [];
  const [, consent = ''] = /name="consent" value="([^"]+)"/.exec(text) ?? [];
  const answer = await fetch(new URL(path, sandbox.url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ consent, email, do: 'continue' }),
  });
  const back = new URL(answer.headers.get('location') ?? expect.fail(`The provider said ${answer.status}`));
  expect(back.searchParams.get('stytch_token_type')).toBe('oauth');
  return back.searchParams.get('token') ?? expect.fail();
}

const stytch: IdentitySubject = {
  make: async () => {
    for (const table of ['signInUsers', 'signInChallenges'] as const)
      await sandbox.database.deleteFrom(table).execute();
    StytchBrowser.install();
    // The client's own activity, such as sending telemetry, ends with the test.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    // The client warns in the console that several clients run, one for each tab, and that it was cut off; both are intended.
    for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
    return {
      openBrowser: () => openTab(new StytchBrowser()),
      now,
      pass: (milliseconds) => clock.advance(milliseconds),
      linksTo: async (email) =>
        (await newestMail(email)).links.map((link) => new URL(link).searchParams.get('token') ?? expect.fail()),
      codeTo: async (recipient) => /\b\d{6}\b/.exec((await newestMail(recipient)).subject)?.[0] ?? expect.fail(),
      endSessions: async () => {
        await sandbox.database.updateTable('signInSessions').set({ revokedAt: clock.now() }).execute();
      },
      disconnect: () => StytchBrowser.goOnline(false),
      reconnect: () => StytchBrowser.goOnline(true),
      consentAs,
      wallet: ethereumWallet('Ada'),
      otherWallet: solanaWallet('Grace'),
    };
  },
  dispose: async () => {
    await StytchBrowser.leave();
    vi.useRealTimers();
  },
};

const name = "the provider's client";
describeSessionGateway(name, stytch);
describeSessionHint(name, stytch);
describeMagicLinkGateway(name, stytch);
describePasscodeGateway(name, stytch);
describeSignInUserGateway(name, stytch);
describePasswordGateway(name, stytch);
describeOAuthGateway(name, stytch);
describeCryptoWalletGateway(name, stytch);
describeTotpGateway(name, stytch);
