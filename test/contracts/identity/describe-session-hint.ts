import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type IdentitySubject, type IdentityTab, type IdentityUnderTest, signIn, someone } from './identity-under-test';

export function describeSessionHint(name: string, { make, dispose }: IdentitySubject): void {
  describe(`SessionHint of ${name} (spec §6 Guest)`, () => {
    let provider: IdentityUnderTest;
    let tab: IdentityTab;
    beforeEach(async () => {
      provider = await make();
      tab = provider.openBrowser();
    });
    afterEach(dispose);

    it('hints at no user in a fresh browser, without a call', async () => {
      provider.disconnect();
      expect(await tab.hint.mayBeSignedIn()).toBe(false);
    });

    it('hints at somebody in every tab of the browser that they signed in with, and in no other', async () => {
      await signIn(provider, tab, someone());
      expect(await tab.hint.mayBeSignedIn()).toBe(true);
      expect(await tab.otherTab().hint.mayBeSignedIn()).toBe(true);
      expect(await provider.openBrowser().hint.mayBeSignedIn()).toBe(false);
    });

    it('hints at no user once the session was revoked or forgotten', async () => {
      for (const end of ['revoke', 'clear'] as const) {
        await signIn(provider, tab, someone());
        await tab.sessions[end]();
        expect(await tab.hint.mayBeSignedIn()).toBe(false);
      }
    });
  });
}
