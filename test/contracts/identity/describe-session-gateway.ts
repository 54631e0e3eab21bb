import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { rejection } from '#test/contracts/shop/rejection';
import {
  type IdentitySubject,
  type IdentityTab,
  type IdentityUnderTest,
  minute,
  signIn,
  someone,
} from './identity-under-test';

export function describeSessionGateway(name: string, { make, dispose }: IdentitySubject): void {
  describe(`SessionGateway of ${name} (spec §4 Sign-in session)`, () => {
    let provider: IdentityUnderTest;
    let tab: IdentityTab;
    beforeEach(async () => {
      provider = await make();
      tab = provider.openBrowser();
    });
    afterEach(dispose);

    it('has nothing to restore in a fresh browser', async () => {
      expect(await tab.sessions.restore()).toBeUndefined();
      expect(await tab.sessions.authorizationToken()).toBeUndefined();
    });

    it('refuses to refresh a missing session, before anything is sent', async () => {
      provider.disconnect();
      expect(await rejection(tab.sessions.refresh())).toMatchObject({
        code: 'UNAUTHORIZED',
        message: 'User is not logged in',
      });
    });

    it('has nothing to revoke without a session', async () => {
      provider.disconnect();
      await tab.sessions.revoke();
      expect(await tab.sessions.restore()).toBeUndefined();
    });

    it('hands out an authorization token once somebody has signed in', async () => {
      await signIn(provider, tab, someone());
      expect(await tab.sessions.authorizationToken()).toMatch(/\S/);
    });

    it('tells when the session began and ends, and how its owner proved who they are', async () => {
      await signIn(provider, tab, someone());
      const now = provider.now();
      expect(await tab.sessions.restore()).toEqual({
        userId: (await tab.users.read())?.id,
        startedAt: now,
        expiresAt: now + 60 * minute,
        factors: [{ kind: 'magic-link', lastUsedAt: now }],
      });
    });

    it('restores the session after a reload, also while the provider is out of reach', async () => {
      await signIn(provider, tab, someone());
      const session = await tab.sessions.restore();
      provider.disconnect();
      const reloaded = tab.otherTab();
      expect(await reloaded.sessions.restore()).toEqual(session);
      expect(await reloaded.sessions.authorizationToken()).toBe(await tab.sessions.authorizationToken());
    });

    it('restores nothing in another browser', async () => {
      await signIn(provider, tab, someone());
      expect(await provider.openBrowser().sessions.restore()).toBeUndefined();
    });

    it('counts the life of the session anew when it is refreshed', async () => {
      await signIn(provider, tab, someone());
      provider.pass(40 * minute);
      const refreshed = await tab.sessions.refresh();
      expect(refreshed).toMatchObject({ expiresAt: provider.now() + 60 * minute });
      expect(await tab.sessions.restore()).toEqual(refreshed);
    });

    it('restores no session that has expired', async () => {
      await signIn(provider, tab, someone());
      provider.pass(61 * minute);
      expect(await tab.sessions.restore()).toBeUndefined();
    });

    it('ends the session here when the provider says that it has expired', async () => {
      await signIn(provider, tab, someone());
      provider.pass(61 * minute);
      expect(await rejection(tab.sessions.refresh())).toMatchObject({ code: 'session_ended' });
      expect(await tab.sessions.authorizationToken()).toBeUndefined();
    });

    it('ends the session here when the provider knows of none', async () => {
      await signIn(provider, tab, someone());
      await provider.endSessions();
      expect(await rejection(tab.sessions.refresh())).toMatchObject({ code: 'session_ended', trace: { status: 404 } });
      expect(await tab.sessions.restore()).toBeUndefined();
      expect(await tab.otherTab().sessions.restore()).toBeUndefined();
    });

    it('keeps the session when a refresh does not reach the provider', async () => {
      await signIn(provider, tab, someone());
      provider.disconnect();
      expect(await rejection(tab.sessions.refresh())).toMatchObject({
        code: 'network_error',
        message: 'Unable to contact the servers. Are you online?',
      });
      expect(await tab.sessions.restore()).toBeDefined();
      provider.reconnect();
      expect(await tab.sessions.refresh()).toEqual(await tab.sessions.restore());
    });

    it('revokes the session here and at the provider', async () => {
      await signIn(provider, tab, someone());
      await tab.sessions.revoke();
      expect(await tab.sessions.restore()).toBeUndefined();
      expect(await tab.sessions.authorizationToken()).toBeUndefined();
      expect(await tab.otherTab().sessions.restore()).toBeUndefined();
    });

    it('revokes the session here also when the provider cannot be reached, and says so', async () => {
      await signIn(provider, tab, someone());
      provider.disconnect();
      expect(await rejection(tab.sessions.revoke())).toMatchObject({ code: 'network_error' });
      expect(await tab.sessions.restore()).toBeUndefined();
      expect(await tab.otherTab().sessions.restore()).toBeUndefined();
    });

    it('revokes a session that is over without complaint', async () => {
      await signIn(provider, tab, someone());
      await provider.endSessions();
      await tab.sessions.revoke();
      expect(await tab.sessions.restore()).toBeUndefined();
    });

    it('forgets the session here without asking anybody, in every tab', async () => {
      await signIn(provider, tab, someone());
      provider.disconnect();
      await tab.sessions.clear();
      expect(await tab.sessions.restore()).toBeUndefined();
      expect(await tab.sessions.authorizationToken()).toBeUndefined();
      expect(await tab.otherTab().sessions.restore()).toBeUndefined();
      await tab.sessions.clear();
      expect(await tab.sessions.restore()).toBeUndefined();
    });

    describe('with listeners', () => {
      let heard: (SignInSession | undefined)[];
      const listenIn = (there: IdentityTab) => there.sessions.onChange((session) => heard.push(session));
      beforeEach(() => {
        heard = [];
      });

      it('tells of a session that begins, and of its end', async () => {
        await listenIn(tab);
        await signIn(provider, tab, someone());
        expect(heard).toEqual([await tab.sessions.restore()]);
        await tab.sessions.revoke();
        expect(heard.at(-1)).toBeUndefined();
        expect(heard).toHaveLength(2);
      });

      it('tells of a session that is prolonged', async () => {
        await signIn(provider, tab, someone());
        await listenIn(tab);
        provider.pass(minute);
        const refreshed = await tab.sessions.refresh();
        expect(heard.at(-1)).toEqual(refreshed);
      });

      it('tells of an end that the provider has decided', async () => {
        await signIn(provider, tab, someone());
        await listenIn(tab);
        await provider.endSessions();
        await rejection(tab.sessions.refresh());
        expect(heard.at(-1)).toBeUndefined();
        expect(heard.length).toBeGreaterThan(0);
      });

      it('tells no more once it was stopped', async () => {
        const stop = await listenIn(tab);
        stop();
        await signIn(provider, tab, someone());
        expect(heard).toEqual([]);
      });

      it('reports changes in another tab', async () => {
        const other = tab.otherTab();
        await listenIn(other);
        await signIn(provider, tab, someone());
        expect(heard.at(-1)).toEqual(await tab.sessions.restore());
        expect(await other.sessions.restore()).toEqual(await tab.sessions.restore());
        await tab.sessions.revoke();
        expect(heard.at(-1)).toBeUndefined();
        expect(await other.sessions.restore()).toBeUndefined();
      });

      it('tells nothing of other browsers', async () => {
        await listenIn(provider.openBrowser());
        await signIn(provider, tab, someone());
        expect(heard).toEqual([]);
      });
    });
  });
}
