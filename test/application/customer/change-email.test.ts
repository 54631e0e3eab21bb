import { beforeEach, describe, expect, it } from 'vitest';
import { ChangeEmail } from '#src/application/customer/change-email';
import { GatewayError } from '#src/application/ports/gateway-error';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import { noAnswer } from '#test/application/failures';
import { rejection } from '#test/contracts/shop/rejection';
import { InMemoryBrowser } from '#test/fakes/identity/in-memory-browser';
import { InMemoryIdentityTab } from '#test/fakes/identity/in-memory-identity-tab';
import { ada, callbackUrl, openTab, type TestTab } from '#test/support/test-tab';

const to = 'ada.new@example.com';

let tab: TestTab;
beforeEach(async () => {
  tab = openTab();
  await tab.signIn();
});

const change = (where = tab) => where.get(ChangeEmail);
/** The addresses that can sign in. */
const addresses = () =>
  tab.provider.users[0]!.factors.filter(({ kind, isVerified }) => kind === 'email' && isVerified).map(
    ({ name }) => name,
  );
const openLink = async () => {
  await tab.identity.magicLinks.authenticate(tab.provider.sentTo(to).links.at(-1)!);
};

describe('Changing the e-mail address (spec §3 Sign-in user, §7 magic_links, DELETE users/emails, PATCH users)', () => {
  it('waits for the link to the new address, and changes nothing until then', async () => {
    expect(await change().begin(` ${to} `)).toEqual({ kind: 'waiting', to });
    expect(await change().resume()).toEqual({ kind: 'waiting', to });
    expect(addresses()).toEqual([ada]);
    expect(tab.customer.current?.email).toBe(ada);
  });

  it('gives the shop the new address once the link was opened, and takes the old one away', async () => {
    await change().begin(to);
    await openLink();
    expect(await change().resume()).toEqual({ kind: 'changed', to });
    expect(addresses()).toEqual([to]);
    expect(tab.customer.current?.email).toBe(to);
    expect(await change().resume()).toEqual({ kind: 'none' });
  });

  it('goes on in another tab when this one was closed', async () => {
    await change().begin(to);
    await openLink();
    const other = tab.openAnother();
    await other.signIn(to);
    expect(await change(other).resume()).toEqual({ kind: 'changed', to });
    expect(addresses()).toEqual([to]);
  });

  it('needs no link for an address that signs in already', async () => {
    await tab.authenticate(to);
    expect(await change().begin(to)).toEqual({ kind: 'changed', to });
    expect(addresses()).toEqual([to]);
  });

  it('is not needed for the present address, however it is written', async () => {
    expect(await change().begin(ada.toUpperCase())).toEqual({ kind: 'none' });
    expect(tab.provider.users[0]!.metadata).toEqual({});
  });

  it('is refused for an address of another account', async () => {
    const other = new InMemoryIdentityTab(new InMemoryBrowser(tab.provider));
    await other.magicLinks.send(to, callbackUrl);
    await other.magicLinks.authenticate(tab.provider.sentTo(to).links[0]!);
    expect(await rejection(change().begin(to))).toMatchObject({ code: 'email_in_use' });
    expect(await change().resume()).toEqual({ kind: 'none' });
    expect(addresses()).toEqual([ada]);
  });

  it('is made by the link, when the link arrives and the answer that it was sent does not (spec §8)', async () => {
    tab.provider.failAfter('magicLinks.send', networkError);
    expect(await rejection(change().begin(to))).toBe(networkError);
    await openLink();
    expect(await change().resume()).toEqual({ kind: 'changed', to });
    expect(addresses()).toEqual([to]);
  });

  it('waits for a link that can be sent again, when the outcome of sending is unknown (spec §8)', async () => {
    tab.provider.failNext('magicLinks.send', networkError);
    await rejection(change().begin(to));
    expect(await change().begin(to)).toEqual({ kind: 'waiting', to });
    await openLink();
    expect(await change().resume()).toEqual({ kind: 'changed', to });
  });

  it('goes on waiting for the link that was sent when another one is refused', async () => {
    await change().begin(to);
    tab.provider.failNext('magicLinks.send', signInError({ code: 'too_many_attempts' }));
    await rejection(change().begin(to));
    await openLink();
    expect(await change().resume()).toEqual({ kind: 'changed', to });
  });

  it('is taken back when the shop does not take the address', async () => {
    tab.shop.unprovenEmails.add(to);
    await change().begin(to);
    await openLink();
    expect(await change().resume()).toEqual({ kind: 'refused', to });
    expect(addresses()).toEqual([ada]);
    expect(tab.customer.current?.email).toBe(ada);
    expect(await change().resume()).toEqual({ kind: 'none' });
  });

  it('is stopped while it waits: the new address cannot sign in', async () => {
    await change().begin(to);
    expect(await change().cancel()).toEqual({ kind: 'none' });
    expect(tab.provider.users[0]!.factors.map(({ name }) => name)).toEqual([ada]);
  });

  it('gives place to a change to another address: the one before cannot sign in, whether its link was opened or not', async () => {
    for (const isOpened of [false, true]) {
      const mistyped = `stranger.${isOpened}@example.com`;
      await change().begin(mistyped);
      if (isOpened) await tab.identity.magicLinks.authenticate(tab.provider.sentTo(mistyped).links.at(-1)!);
      expect(await change().begin(to)).toEqual({ kind: 'waiting', to });
      expect(tab.provider.users[0]!.factors.map(({ name }) => name)).toEqual([ada, to]);
    }
    await openLink();
    expect(await change().resume()).toEqual({ kind: 'changed', to });
    expect(addresses()).toEqual([to]);
  });

  it('is not stopped any more once the link was opened', async () => {
    await change().begin(to);
    await openLink();
    expect(await change().cancel()).toEqual({ kind: 'changed', to });
    expect(addresses()).toEqual([to]);
  });
});

describe('A change of the address that is interrupted (spec §8)', () => {
  beforeEach(async () => {
    await change().begin(to);
    await openLink();
  });

  it.each([
    ['before the shop has it', () => tab.shop.failNext('update', new GatewayError({ code: 'server_error' }))],
    ['before the old address is gone', () => tab.provider.failNext('users.deleteFactor', networkError)],
    ['after the old address is gone', () => tab.provider.failNext('users.updateMetadata', networkError)],
  ])('%s: somebody can sign in at every moment, and the next try ends it', async (_when, interrupt) => {
    interrupt();
    expect(await rejection(change().resume())).toBeInstanceOf(GatewayError);
    expect(addresses()).toContain(to);
    expect(await change().resume()).toEqual({ kind: 'changed', to });
    expect(addresses()).toEqual([to]);
    expect(tab.customer.current?.email).toBe(to);
  });

  it('leaves only the present address beside the next one, when another change follows', async () => {
    tab.provider.failNext('users.deleteFactor', networkError);
    await rejection(change().resume());
    const next = 'ada.newest@example.com';
    expect(await change().begin(next)).toEqual({ kind: 'waiting', to: next });
    expect(tab.provider.users[0]!.factors.map(({ name }) => name)).toEqual([to, next]);
  });

  it('is looked up when the shop has changed it and its answer was lost', async () => {
    tab.shop.failAfter('update', noAnswer());
    expect(await change().resume()).toEqual({ kind: 'changed', to });
  });
});

const networkError = signInError({ code: 'network_error' });
