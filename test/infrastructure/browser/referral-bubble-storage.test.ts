import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import type { ReferralBubbleStorage } from '#src/application/ports/browser/referral-bubble-storage';
import { BrowserReferralBubbleStorage } from '#src/infrastructure/browser/browser-referral-bubble-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { InMemoryReferralBubbleStorage } from '#test/fakes/browser/in-memory-referral-bubble-storage';

function inBrowser({ document, localStorage } = new Window({ url: 'http://localhost/' })): ReferralBubbleStorage {
  const place = { document: document as unknown as Document, hostname: 'localhost' };
  return new BrowserReferralBubbleStorage(new SafeStorage(() => localStorage), () => place);
}

const makers: readonly (readonly [string, () => ReferralBubbleStorage])[] = [
  ['this browser', () => inBrowser()],
  ['memory', () => new InMemoryReferralBubbleStorage()],
];

describe.each(makers)('Who is invited to refer a friend, in %s (spec §3 Client state, referrals)', (_name, make) => {
  it('is a shopper who has bought, and has not hidden it', () => {
    const storage = make();
    expect([storage.hasPurchased(), storage.isHidden()]).toEqual([false, false]);
    storage.writePurchase();
    expect([storage.hasPurchased(), storage.isHidden()]).toEqual([true, false]);
    storage.writeHidden();
    expect([storage.hasPurchased(), storage.isHidden()]).toEqual([true, true]);
  });
});

describe('The cookie has-purchased (spec §9 Has-purchased cookie, Cookies)', () => {
  const written = (hostname: string) => {
    const document = { cookie: '' };
    new BrowserReferralBubbleStorage(new SafeStorage(() => undefined), () => ({ document, hostname })).writePurchase();
    return document.cookie;
  };

  it('is lax, secure, and lasts 365 days', () => {
    expect(written('shop.test')).toBe('has-purchased=true; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  });

  it.each(['localhost', 'shop.localhost', '127.0.0.1', '[::1]'])('is not secure on %s', (hostname) => {
    expect(written(hostname)).toBe('has-purchased=true; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  it.each(['not-has-purchased=true', 'a=has-purchased=true', 'has-purchased-never=true', ''])(
    'is not taken for another: %o',
    (cookie) => {
      const place = () => ({ document: { cookie }, hostname: 'shop.test' });
      expect(new BrowserReferralBubbleStorage(new SafeStorage(() => undefined), place).hasPurchased()).toBe(false);
    },
  );

  it('is not there in a browser that forbids cookies, which hinders nothing else', () => {
    const forbidden = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const document = {
      get cookie() {
        return forbidden();
      },
      set cookie(_value: string) {
        forbidden();
      },
    };
    const place = () => ({ document, hostname: 'shop.test' });
    const storage = new BrowserReferralBubbleStorage(new SafeStorage(() => undefined), place);
    storage.writePurchase();
    storage.writeHidden();
    expect([storage.hasPurchased(), storage.isHidden()]).toEqual([false, true]);
  });
});

describe('The hidden bubble (spec §3 Local storage keys)', () => {
  it('is remembered by local storage over a reload', () => {
    const window = new Window({ url: 'http://localhost/' });
    inBrowser(window).writeHidden();
    expect(window.localStorage.getItem('referral-bubble-hidden')).toBe('true');
    expect(inBrowser(window).isHidden()).toBe(true);
  });
});
