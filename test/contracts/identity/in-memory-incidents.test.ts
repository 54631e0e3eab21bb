import { beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { rejection } from '#test/contracts/shop/rejection';
import { InMemoryIdentityTab } from '#test/fakes/identity/in-memory-identity-tab';
import { callbackUrl } from './identity-under-test';

const lost = new GatewayError({ code: 'network_error' });
const email = 'ada@example.com';

describe('Incidents that a test arranges at the in-memory sign-in provider', () => {
  let tab: InMemoryIdentityTab;
  beforeEach(() => {
    tab = new InMemoryIdentityTab();
  });

  it('fail the next call before it changes anything, and only that one', async () => {
    tab.provider.failNext('magicLinks.send', lost);
    expect(await rejection(tab.magicLinks.send(email, callbackUrl))).toBe(lost);
    expect(tab.provider.outbox).toEqual([]);
    await tab.magicLinks.send(email, callbackUrl);
    expect(tab.provider.outbox).toHaveLength(1);
    expect(tab.provider.received).toEqual(['magicLinks.send', 'magicLinks.send']);
  });

  it('lose the answer of a change that was made', async () => {
    tab.provider.failAfter('magicLinks.send', lost);
    expect(await rejection(tab.magicLinks.send(email, callbackUrl))).toBe(lost);
    expect(tab.provider.outbox).toHaveLength(1);
  });

  it('hold a call before it changes anything', async () => {
    const gate = tab.provider.hold('magicLinks.send');
    const sending = tab.magicLinks.send(email, callbackUrl);
    await gate.reached;
    expect(tab.provider.outbox).toEqual([]);
    gate.release();
    await sending;
    expect(tab.provider.outbox).toHaveLength(1);
  });

  it('hold an answer', async () => {
    await tab.magicLinks.send(email, callbackUrl);
    const gate = tab.provider.holdAnswer('magicLinks.authenticate');
    const authenticating = tab.magicLinks.authenticate(tab.provider.sentTo(email).links[0]!);
    await gate.reached;
    expect(await tab.sessions.restore()).toBeDefined();
    gate.release();
    expect(await authenticating).toEqual(await tab.sessions.restore());
  });

  it('keep everything from the provider while there is no connection', async () => {
    tab.provider.disconnect();
    expect(await rejection(tab.passcodes.send('email', email))).toMatchObject({ code: 'network_error' });
    expect(tab.provider.received).toEqual([]);
    tab.provider.reconnect();
    expect(await tab.passcodes.send('email', email)).toMatch(/\S/);
  });
});

describe('Passkeys of the in-memory sign-in provider (spec §7 webauthn)', () => {
  async function signedIn(): Promise<InMemoryIdentityTab> {
    const tab = new InMemoryIdentityTab();
    await tab.passcodes.authenticate(await tab.passcodes.send('email', email), tab.provider.sentTo(email).code!);
    return tab;
  }

  it('sign in a user again who has registered one on this device', async () => {
    const tab = await signedIn();
    await tab.passkeys.register();
    const user = await tab.users.read();
    await tab.sessions.revoke();
    expect(await tab.passkeys.authenticate()).toMatchObject({ userId: user?.id, factors: [{ kind: 'passkey' }] });
  });

  it('are for the signed-in user', async () => {
    expect(await rejection(new InMemoryIdentityTab().passkeys.register())).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('can be declined', async () => {
    const tab = await signedIn();
    tab.passkeys.declines = true;
    expect(await rejection(tab.passkeys.register())).toMatchObject({ code: 'canceled' });
    expect(await rejection(tab.passkeys.authenticate())).toMatchObject({ code: 'canceled' });
    expect((await tab.users.read())?.factors.map(({ kind }) => kind)).toEqual(['email']);
  });

  it('are refused after they were taken away', async () => {
    const tab = await signedIn();
    await tab.passkeys.register();
    const passkey = (await tab.users.read())?.factors.find(({ kind }) => kind === 'passkey');
    await tab.users.deleteFactor('passkey', passkey!.id);
    expect(await rejection(tab.passkeys.authenticate())).toMatchObject({ code: 'unknown_passkey' });
  });

  it('are not there on every device', async () => {
    const tab = new InMemoryIdentityTab();
    tab.passkeys.supportsPasskeys = false;
    expect(await tab.passkeys.isSupported()).toBe(false);
    expect(await rejection(tab.passkeys.authenticate())).toMatchObject({ code: 'canceled' });
  });
});
