import { beforeEach, describe, expect, it } from 'vitest';
import { PlaceStorage, StoredPlace } from '#src/application/storage/place-storage';
import type { StoringWindow } from '#src/infrastructure/browser/browser-storage';
import { isBot } from '#src/infrastructure/browser/is-bot';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

let browser: StoringBrowser;
let window: StoringWindow;
const open = () => storedIn(window).get(PlaceStorage);
const utah = { place: { country: 'United States', region: 'Utah' }, isChosen: true };

beforeEach(() => {
  browser = new StoringBrowser();
  window = browser.openTab();
});

describe('The stored place (spec §3 Local storage keys: geolocation state and country)', () => {
  it('knows nothing at first', () => {
    const page = storedIn(window);
    expect([
      open().read(),
      page.get(StoredPlace).wasAsked.read(),
      page.get(StoredPlace).dismissedWarnings.read(),
    ]).toEqual([undefined, undefined, undefined]);
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
    storedIn(window).get(StoredPlace).wasAsked.write(true);
    expect(storedIn(window).get(StoredPlace).wasAsked.read()).toBe(true);
    expect(storedIn(browser.openTab()).get(StoredPlace).wasAsked.read()).toBeUndefined();
  });

  it('remembers each place of which the warning was understood', () => {
    storedIn(window).get(StoredPlace).dismissedWarnings.write(['UT', 'france']);
    expect(window.localStorage.getItem('geolocation-understood')).toBe('UT|france');
    expect(storedIn(window).get(StoredPlace).dismissedWarnings.read()).toEqual(['UT', 'france']);
    window.localStorage.setItem('geolocation-understood', '');
    expect(storedIn(window).get(StoredPlace).dismissedWarnings.read()).toEqual([]);
  });

  it('hears other tabs until it is told to stop', () => {
    let heard = 0;
    const stop = open().onChange(() => (heard += 1));
    const { localStorage: another } = browser.openTab();
    another.setItem('geolocation-state', 'Utah');
    another.setItem('cart-number', 'R1');
    another.clear();
    expect(heard).toBe(2);
    stop();
    another.setItem('geolocation-state', 'Utah');
    expect(heard).toBe(2);
  });

  it('works within the page where storage is forbidden', () => {
    const page = storedIn(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    page.get(PlaceStorage).write(utah);
    page.get(StoredPlace).wasAsked.write(true);
    page.get(StoredPlace).dismissedWarnings.write(['UT']);
    expect([
      page.get(PlaceStorage).read(),
      page.get(StoredPlace).wasAsked.read(),
      page.get(StoredPlace).dismissedWarnings.read(),
    ]).toEqual([utah, true, ['UT']]);
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
