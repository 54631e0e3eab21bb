import { Window } from 'happy-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserPrivacyStorage } from '#src/infrastructure/browser/browser-privacy-storage';
import { BrowserReportedOrders } from '#src/infrastructure/browser/browser-reported-orders';
import { CookieClickIdStorage } from '#src/infrastructure/browser/cookie-click-id-storage';
import { NavigatorPrivacySignal } from '#src/infrastructure/browser/navigator-privacy-signal';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

afterEach(() => vi.unstubAllGlobals());

const browser = () => {
  const window = new Window();
  vi.stubGlobal('window', window);
  const local = window.localStorage as unknown as Storage;
  const open = () => new BrowserPrivacyStorage(new SafeStorage(() => local));
  return { window, local, open };
};

describe('The privacy choice in local storage (docs/adr/0056)', () => {
  it('outlives a reload', () => {
    const { open } = browser();
    expect(open().read()).toBeUndefined();
    open().write({ allowed: ['statistics', 'emails'], chosenAt: 7 });
    expect(open().read()).toEqual({ allowed: ['statistics', 'emails'], chosenAt: 7 });
  });

  it.each([
    'nonsense',
    '[]',
    'null',
    '{"allowed":"statistics","chosenAt":7}',
    '{"allowed":["statistics"]}',
    '{"allowed":["statistics"],"chosenAt":"7"}',
    '{"allowed":["statistics"],"chosenAt":1e400}',
  ])('is none when %s stands there', (stored) => {
    const { local, open } = browser();
    local.setItem('privacy-choice', stored);
    expect(open().read()).toBeUndefined();
  });

  it('allows nothing that nobody knows', () => {
    const { local, open } = browser();
    local.setItem('privacy-choice', '{"allowed":["__proto__",7,"affiliates"],"chosenAt":7}');
    expect(open().read()?.allowed).toEqual(['affiliates']);
  });

  it('tells of a choice in this tab and in others, until nobody wants to hear', () => {
    const { window, open } = browser();
    const storage = open();
    let heard = 0;
    const stop = storage.onChange(() => (heard += 1));
    storage.write({ allowed: [], chosenAt: 7 });
    expect(heard).toBe(1);
    for (const key of ['cart-number', 'privacy-choice', null])
      window.dispatchEvent(new window.StorageEvent('storage', { key: key! }));
    expect(heard).toBe(3);
    stop();
    storage.write({ allowed: [], chosenAt: 8 });
    window.dispatchEvent(new window.StorageEvent('storage', { key: 'privacy-choice' }));
    expect(heard).toBe(3);
  });

  it('can be kept only where the browser lets sites keep anything', () => {
    expect(browser().open().canKeep()).toBe(true);
    expect(new BrowserPrivacyStorage(new SafeStorage(() => undefined)).canKeep()).toBe(false);
  });
});

describe('Global Privacy Control (docs/adr/0056)', () => {
  it.each([
    { navigator: { globalPrivacyControl: true }, isOn: true },
    { navigator: { globalPrivacyControl: false }, isOn: false },
    { navigator: {}, isOn: false },
    { navigator: undefined, isOn: false },
  ])('is read from $navigator', ({ navigator, isOn }) => {
    vi.stubGlobal('navigator', navigator);
    expect(new NavigatorPrivacySignal().isOn()).toBe(isOn);
  });
});

describe('The orders of which this browser has told', () => {
  it('are the last twenty', () => {
    const { local } = browser();
    const open = () => new BrowserReportedOrders(new SafeStorage(() => local));
    for (let count = 1; count <= 21; count += 1) open().add(`R${count}`);
    expect([open().has('R1'), open().has('R2'), open().has('R21'), open().has('R')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('Reading the cookie ir_click_id (spec §2 ir_click_id)', () => {
  const withCookie = (cookie: string) =>
    new CookieClickIdStorage(() => ({ document: { cookie }, hostname: 'localhost' }));

  it.each([
    ['other=1; ir_click_id=a%3Bb', 'a;b'],
    ['my_ir_click_id=a', undefined],
    ['ir_click_id=', undefined],
    ['ir_click_id=%E0%A4%A', undefined],
    [`ir_click_id=${'x'.repeat(201)}`, undefined],
  ])('of %s gives %s', (cookie, clickId) => {
    expect(withCookie(cookie).read()).toBe(clickId);
  });

  it('is undefined where cookies are forbidden', () => {
    const document = {
      get cookie(): string {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    expect(new CookieClickIdStorage(() => ({ document, hostname: 'localhost' })).read()).toBeUndefined();
  });

  it('finds nothing once it is cleared', () => {
    const document = { cookie: 'ir_click_id=a' };
    new CookieClickIdStorage(() => ({ document, hostname: 'localhost' })).clear();
    expect(document.cookie).toBe('ir_click_id=; Path=/; Max-Age=0; SameSite=Lax');
  });
});
