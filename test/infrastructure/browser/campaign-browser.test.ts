import { describe, expect, it } from 'vitest';
import { DismissedAnnouncement } from '#src/application/ports/browser/dismissed-announcement';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { NavigatorClipboard } from '#src/infrastructure/browser/navigator-clipboard';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

describe('The cookie ir_click_id (spec §2 ir_click_id, §9 Cookies)', () => {
  const written = (hostname: string, clickId: string) => {
    const document = { cookie: '' };
    storedIn({ ...new StoringBrowser().openTab(), document, location: { hostname } })
      .get(StoredCampaign)
      .clickId.write(clickId);
    return document.cookie;
  };

  it('is lax, secure, and lasts 30 days', () => {
    expect(written('shop.test', 'click-1')).toBe('ir_click_id=click-1; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
  });

  it.each(['localhost', 'shop.localhost', '127.0.0.1', '[::1]'])('is not secure on %s', (hostname) => {
    expect(written(hostname, 'click-1')).toBe('ir_click_id=click-1; Path=/; Max-Age=2592000; SameSite=Lax');
  });

  it('is not there in a browser that forbids cookies, which hinders nothing else', () => {
    const document = {
      set cookie(_value: string) {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    const page = storedIn({ ...new StoringBrowser().openTab(), document });
    expect(() => page.get(StoredCampaign).clickId.write('click-1')).not.toThrow();
  });

  it('is no way to write anything else into the cookie', () => {
    expect(written('localhost', 'a; Domain=evil.test\r\n<script>')).toContain(
      'ir_click_id=a%3B%20Domain%3Devil.test%0D%0A%3Cscript%3E; Path=/',
    );
  });
});

describe('The dismissed announcement (spec §2 Page shell)', () => {
  it('is remembered over a reload, the last one only', () => {
    const window = new StoringBrowser().openTab();
    const dismissed = () => storedIn(window).get(DismissedAnnouncement);
    expect(dismissed().read()).toBeUndefined();
    dismissed().write('Orange wine is here.');
    dismissed().write('New here?');
    expect(dismissed().read()).toBe('New here?');
  });
});

describe('The referral kept in the browser (spec §2 ref)', () => {
  it('outlives a reload until it is forgotten', () => {
    const window = new StoringBrowser().openTab();
    const storage = () => storedIn(window).get(StoredCampaign).referral;
    expect(storage().read()).toBeUndefined();
    storage().write('summer');
    expect(storage().read()).toBe('summer');
    storage().clear();
    expect(storage().read()).toBeUndefined();
  });

  it('is none when something huge stands there', () => {
    const window = new StoringBrowser().openTab();
    window.localStorage.setItem('referral-identifier', 'x'.repeat(2_000_000));
    expect(storedIn(window).get(StoredCampaign).referral.read()).toBeUndefined();
  });
});

describe('The clipboard (spec §7 referral_identifiers)', () => {
  it('takes copied text', async () => {
    const taken: string[] = [];
    const clipboard = new NavigatorClipboard(() => ({ writeText: (text) => Promise.resolve(void taken.push(text)) }));
    expect([await clipboard.copy('a link'), taken]).toEqual([true, ['a link']]);
  });

  it('says when it may not, or when there is none', async () => {
    const forbidden = new NavigatorClipboard(() => ({
      writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')),
    }));
    expect([await forbidden.copy('a link'), await new NavigatorClipboard(() => undefined).copy('a link')]).toEqual([
      false,
      false,
    ]);
  });
});
