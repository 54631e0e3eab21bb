import { createRequire } from 'node:module';
import type { StytchClient } from '@stytch/vanilla-js/headless';
import type * as headless from '@stytch/vanilla-js/headless';
import { Window } from 'happy-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listMails } from '#sandbox/shop/outbox';
import { localKeys } from '#sandbox/sign-in/project';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { startTestSandbox, storefrontUrl, type TestSandbox } from '#test/sandbox/support/test-sandbox';
import { enter, forgetVisits } from './browser';

const callback = `${storefrontUrl}/en-US/authenticate`;
const session_duration_minutes = 60;

const browser = new Window({ url: callback });
/** The client takes hold of the storage when it is loaded, and tests of the adapter in this process have loaded the other form. */
const require = createRequire(import.meta.url);

let sandbox: TestSandbox;
let client: StytchClient;
let visitors = 0;

beforeAll(async () => {
  // A storefront of its own for each visitor: the client keeps their state by the public token.
  const publicTokens = Array.from({ length: 100 }, (_, index) => `public-token-test-${index}`);
  sandbox = await startTestSandbox({ signInKeys: { ...localKeys, publicTokens } });
});
beforeEach(async () => {
  // Cookies live by the browser's clock, which has to be that of the sandbox. The client's own timers end with the test.
  vi.useFakeTimers({
    now: sandbox.clock.now(),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  enter(browser);
  forgetVisits(browser);
  visitors += 1;
  client = load();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await browser.happyDOM.close();
  await sandbox.close();
});

/** Makes the page's client, as after a reload; each visitor has one of their own. */
function load(): StytchClient {
  const { createStytchClient } = require('@stytch/vanilla-js/headless') as typeof headless;
  const options: object = { keepSessionAlive: true, endpoints: { testAPIURL: sandbox.url, liveAPIURL: sandbox.url } };
  return createStytchClient(`public-token-test-${visitors}`, options);
}

async function mail(): Promise<{ text: string; link: string }> {
  const [newest] = await listMails(sandbox.database);
  return { text: newest!.text, link: newest!.links[0] ?? '' };
}

async function askForLink(email: string): Promise<string> {
  await client.magicLinks.email.loginOrCreate(email, {
    login_magic_link_url: callback,
    signup_magic_link_url: callback,
  });
  return (await mail()).link;
}

async function signInByLink(email: string): Promise<void> {
  browser.happyDOM.setURL(await askForLink(email));
  await client.authenticateByUrl({ session_duration_minutes });
}

const shopStatus = async (bearer: string) =>
  (await new ShopClient(sandbox, { bearer }).send('GET', '/api/users/me')).status;

describe('The provider’s own client, unchanged (spec §4 Sign-in session, §7 Sign-in provider)', () => {
  it('signs in by magic link, writes its cookies, and the shop takes its JWT', async () => {
    await signInByLink('ada@example.test');
    const { session_token, session_jwt } = client.session.getTokens()!;
    expect(browser.document.cookie).toContain(`stytch_session=${session_token}`);
    expect(browser.document.cookie).toContain(`stytch_session_jwt=${session_jwt}`);
    expect(client.session.getSync()).toMatchObject({
      authentication_factors: [{ type: 'magic_link' }],
      expires_at: '2026-11-20T16:00:00.000Z',
    });
    expect((await client.user.get()).emails).toMatchObject([{ email: 'ada@example.test', verified: true }]);
    expect(await shopStatus(session_jwt)).toBe(200);
  });

  it('keeps name and metadata, and shows refusals of its fields as errors of the schema', async () => {
    await signInByLink('ada@example.test');
    await client.user.update({ name: { first_name: 'Ada' }, untrusted_metadata: { size: 'L' } });
    expect(client.user.getSync()).toMatchObject({ name: { first_name: 'Ada' }, untrusted_metadata: { size: 'L' } });
    const wrong = client.user.update({ name: 'Ada' as unknown as { first_name: string } });
    await expect(wrong).rejects.toThrow('Request does not match expected schema\n.name: should be object');
  });
});
