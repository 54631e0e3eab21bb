import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReportedOrders } from '#src/application/ports/browser/reported-orders';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { StoredPrivacyChoice } from '#src/application/ports/browser/stored-privacy-choice';
import { NavigatorPrivacySignal } from '#src/infrastructure/browser/navigator-privacy-signal';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

afterEach(() => vi.unstubAllGlobals());

const browser = () => {
  const shared = new StoringBrowser();
  const window = shared.openTab();
  const open = () => storedIn(window).get(StoredPrivacyChoice);
  return { shared, window, local: window.localStorage, open };
};

describe('The privacy choice in local storage (docs/adr/0013)', () => {
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

  it('allows nothing unknown', () => {
    const { local, open } = browser();
    local.setItem('privacy-choice', '{"allowed":["__proto__",7,"affiliates"],"chosenAt":7}');
    expect(open().read()?.allowed).toEqual(['affiliates']);
  });

  it('reports a choice in other tabs, until no listener is left', () => {
    const { shared, open } = browser();
    const { localStorage: another } = shared.openTab();
    let heard = 0;
    const stop = open().onChange(() => (heard += 1));
    another.setItem('cart-number', 'R1');
    expect(heard).toBe(0);
    another.setItem('privacy-choice', '{}');
    another.clear();
    expect(heard).toBe(2);
    stop();
    another.setItem('privacy-choice', '{}');
    expect(heard).toBe(2);
  });

  it('can be kept only where the browser lets sites keep anything', () => {
    const { shared, open } = browser();
    expect(open().isLasting).toBe(true);
    shared.isFull = true;
    expect([open().isLasting, storedIn(undefined).get(StoredPrivacyChoice).isLasting]).toEqual([false, false]);
  });
});

describe('Global Privacy Control (docs/adr/0013)', () => {
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
    const reported = storedIn(browser().window).get(ReportedOrders);
    for (let count = 1; count <= 21; count += 1) reported.write([...(reported.read() ?? []), `R${count}`]);
    expect(reported.read()).toEqual(Array.from({ length: 20 }, (_, index) => `R${index + 2}`));
  });
});

describe('Reading the cookie ir_click_id (spec §2 ir_click_id)', () => {
  const withCookie = (cookie: string) =>
    storedIn({ ...browser().window, document: { cookie } }).get(StoredCampaign).clickId;

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
    expect(
      storedIn({ ...browser().window, document })
        .get(StoredCampaign)
        .clickId.read(),
    ).toBeUndefined();
  });

  it('finds nothing once it is cleared', () => {
    const document = { cookie: 'ir_click_id=a' };
    storedIn({ ...browser().window, document })
      .get(StoredCampaign)
      .clickId.clear();
    expect(document.cookie).toBe('ir_click_id=; Path=/; Max-Age=0; SameSite=Lax');
  });
});
