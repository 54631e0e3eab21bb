import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserGeolocationStorage } from '#src/infrastructure/browser/browser-geolocation-storage';
import { isBot } from '#src/infrastructure/browser/is-bot';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

const open = () =>
  new BrowserGeolocationStorage(
    new SafeStorage(() => window.localStorage),
    new SafeStorage(() => window.sessionStorage),
  );
const utah = { place: { country: 'United States', region: 'Utah' }, isChosen: true };

beforeEach(() => vi.stubGlobal('window', new Window()));
afterEach(() => vi.unstubAllGlobals());

describe('BrowserGeolocationStorage (spec §3 Local storage keys: geolocation state and country)', () => {
  it('knows nothing at first', () => {
    expect([open().read(), open().wasAsked(), open().isUnderstood('UT')]).toEqual([undefined, false, false]);
  });

  it('keeps state and country under a key each', () => {
    open().write(utah);
    expect(open().read()).toEqual(utah);
    expect(window.localStorage.getItem('geolocation-state')).toBe('Utah');
    expect(window.localStorage.getItem('geolocation-country')).toBe('United States');
  });

  it('takes a state without a country to be in the United States (spec §3 defaults)', () => {
    window.localStorage.setItem('geolocation-state', 'Utah');
    expect(open().read()).toEqual({ ...utah, isChosen: false });
  });

  it('remembers the question for the tab alone', () => {
    open().writeAsked();
    expect(open().wasAsked()).toBe(true);
    window.sessionStorage.clear();
    expect(open().wasAsked()).toBe(false);
  });

  it('remembers each place of which the warning was understood', () => {
    open().writeUnderstood('UT');
    open().writeUnderstood('france');
    open().writeUnderstood('UT');
    expect(['UT', 'france', 'HI', ''].map((key) => open().isUnderstood(key))).toEqual([true, true, false, false]);
  });

  it('hears other tabs until it is told to stop', () => {
    let heard = 0;
    const stop = open().onChange(() => (heard += 1));
    const { Event } = window;
    const tell = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    tell('geolocation-state');
    tell('cart-number');
    tell(null);
    expect(heard).toBe(2);
    stop();
    tell('geolocation-state');
    expect(heard).toBe(2);
  });

  it('works within the page where storage is forbidden', () => {
    const forbidden = new SafeStorage(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    const storage = new BrowserGeolocationStorage(forbidden, forbidden);
    storage.write(utah);
    storage.writeAsked();
    storage.writeUnderstood('UT');
    expect([storage.read(), storage.wasAsked(), storage.isUnderstood('UT')]).toEqual([utah, true, true]);
  });
});

describe('Programs that read pages (spec §9: skipped for bots)', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['facebookexternalhit/1.1', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
      false,
    ],
    ['', false],
  ])('%s', (userAgent, expected) => expect(isBot(userAgent)).toBe(expected));
});
