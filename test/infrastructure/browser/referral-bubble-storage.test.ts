import { describe, expect, it } from 'vitest';
import { StoredInvitation } from '#src/application/ports/browser/stored-invitation';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

const openTab = () => new StoringBrowser().openTab();

describe('The cookie has-purchased (spec §9 Has-purchased cookie, Cookies)', () => {
  const written = (hostname: string) => {
    const document = { cookie: '' };
    storedIn({ ...openTab(), document, location: { hostname } })
      .get(StoredInvitation)
      .hasPurchased.write(true);
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
      const page = storedIn({ ...openTab(), document: { cookie } });
      expect(page.get(StoredInvitation).hasPurchased.read()).toBeUndefined();
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
    const page = storedIn({ ...openTab(), document });
    page.get(StoredInvitation).hasPurchased.write(true);
    page.get(StoredInvitation).isHidden.write(true);
    expect([page.get(StoredInvitation).hasPurchased.read(), page.get(StoredInvitation).isHidden.read()]).toEqual([
      undefined,
      true,
    ]);
  });
});

describe('A purchase in this browser (spec §3 Client state, referrals)', () => {
  it.each(['true', '1', ''])('is remembered by the cookie with the value %o', (value) => {
    const page = storedIn({ ...openTab(), document: { cookie: `other=1; has-purchased=${value}` } });
    expect(page.get(StoredInvitation).hasPurchased.read()).toBe(true);
  });
});

describe('The hidden bubble (spec §3 Local storage keys)', () => {
  it('is remembered by local storage over a reload', () => {
    const window = openTab();
    expect(storedIn(window).get(StoredInvitation).isHidden.read()).toBeUndefined();
    storedIn(window).get(StoredInvitation).isHidden.write(true);
    expect(window.localStorage.getItem('referral-bubble-hidden')).toBe('true');
    expect(storedIn(window).get(StoredInvitation).isHidden.read()).toBe(true);
  });
});
