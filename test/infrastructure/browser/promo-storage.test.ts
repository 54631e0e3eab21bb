import { beforeEach, describe, expect, it } from 'vitest';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import type { Container } from '#src/composition/container';
import { cents } from '#src/domain/money/money';
import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';
import type { StoringWindow } from '#src/infrastructure/browser/browser-storage';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

const welcome: PendingPromoCode = { key: 'promo', code: 'welcome10', receivedAt: 1_767_225_600_000, tries: 0 };
const refused: PendingPromoCode = {
  ...welcome,
  key: 'aff',
  code: 'over50',
  tries: 2,
  denial: { reason: 'item_total_too_low', message: 'Too little.', neededItemTotal: cents(10_000) },
  deniedIn: 'x1',
};

let local: Storage;
let window: StoringWindow;
let page: Container;
const reloaded = () => storedIn(window);
const codesIn = (container: Container) => container.get(StoredCampaign).promoCodes.read() ?? [];
const denialsIn = (container: Container) => [...(container.get(StoredCampaign).denials.read() ?? [])];
const kept = (...entries: readonly unknown[]) => {
  local.setItem('maker-promos', JSON.stringify(entries));
  return codesIn(page).map(({ code }) => code);
};
beforeEach(() => {
  window = new StoringBrowser().openTab();
  local = window.localStorage;
  page = reloaded();
});

describe('Codes kept in the browser (spec §3 Local storage keys, maker-promos)', () => {
  it('are none at first, and none are left behind by an empty list', () => {
    expect(codesIn(page)).toEqual([]);
    page.get(StoredCampaign).promoCodes.write([welcome]);
    page.get(StoredCampaign).promoCodes.write([]);
    expect(local.getItem('maker-promos')).toBeNull();
  });

  it('outlive a reload in their order, with their refusals', () => {
    page.get(StoredCampaign).promoCodes.write([welcome, refused]);
    expect(codesIn(reloaded())).toEqual([welcome, refused]);
    expect(JSON.parse(local.getItem('maker-promos')!)).toMatchObject([
      { key: 'promo', value: 'welcome10', receivedAt: 1_767_225_600_000 },
      { key: 'aff' },
    ]);
  });

  it('are all of sixty, and the newest hundred of more', () => {
    const codes = Array.from({ length: 102 }, (_, index) => ({ ...welcome, code: `code${index}` }));
    page.get(StoredCampaign).promoCodes.write(codes.slice(0, 60));
    expect(codesIn(reloaded())).toEqual(codes.slice(0, 60));
    page.get(StoredCampaign).promoCodes.write(codes);
    expect(codesIn(reloaded())).toEqual(codes.slice(2));
  });

  it.each([
    ['no JSON', '[{"key":"promo"'],
    ['no list', '{"key":"promo","value":"ten"}'],
    ['a number', '7'],
    ['null', 'null'],
    ['megabytes', JSON.stringify([{ ...welcome, value: 'ten', more: 'x'.repeat(3_000_000) }])],
    ['a list of other things', '[null,1,"ten",[],{}]'],
    ['a prototype', '[{"__proto__":{"key":"promo","value":"ten","receivedAt":1,"tries":0}}]'],
  ])('are none when there is %s, which the next code replaces', (_what, text) => {
    local.setItem('maker-promos', text);
    expect(codesIn(page)).toEqual([]);
    page.get(StoredCampaign).promoCodes.write([welcome]);
    expect(codesIn(reloaded())).toEqual([welcome]);
    expect(({} as Record<string, unknown>)['key']).toBeUndefined();
  });

  it('are without those entries that are broken', () => {
    const entry = { key: 'promo', value: 'ten', receivedAt: 1, tries: 0 };
    expect(
      kept(
        entry,
        { ...entry, key: 'other', value: 'a' },
        { ...entry, value: 'B' },
        { ...entry, value: '' },
        { ...entry, value: 'c'.repeat(65) },
        { ...entry, value: ['d'] },
        { ...entry, value: 'e', receivedAt: 'today' },
        { ...entry, value: 'f', tries: -1 },
        { ...entry, value: 'g', tries: 0.5 },
        { ...entry, value: 'h', denial: 7, deniedIn: {} },
      ),
    ).toEqual(['ten', 'h']);
    expect(codesIn(page)[1]).toEqual({ key: 'promo', code: 'h', receivedAt: 1, tries: 0 });
  });

  it('are kept with the longest words there are against every one of them', () => {
    const denial: CodeDenial = { reason: 'other', message: '\u0000'.repeat(5000) };
    const codes = Array.from({ length: 100 }, (_, index) => ({
      ...refused,
      code: `${index}`.padStart(64, 'c'),
      denial,
    }));
    page.get(StoredCampaign).promoCodes.write(codes);
    expect(codesIn(page).map(({ code, denial: messages }) => [code, messages?.message.length])).toEqual(
      codes.map(({ code }) => [code, 300]),
    );
  });

  it('last as long as the page where storage is forbidden', () => {
    const forbidden = storedIn(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    forbidden.get(StoredCampaign).promoCodes.write([welcome]);
    forbidden.get(StoredCampaign).shareSaleId.write('sale-1');
    expect(codesIn(forbidden)).toEqual([welcome]);
    expect(forbidden.get(StoredCampaign).shareSaleId.read()).toBe('sale-1');
  });
});

describe('Refusals of codes (spec §8 denial reason)', () => {
  it('outlives a reload, of the newest hundred', () => {
    const denials = new Map<string, CodeDenial>(
      Array.from({ length: 101 }, (_, index) => [`code${index}`, { reason: 'other', message: `No ${index}` }]),
    );
    page.get(StoredCampaign).denials.write(denials);
    expect(denialsIn(reloaded())).toEqual([...denials].slice(1));
  });

  it.each([
    { reason: 'coupon_code_expired' },
    {},
    { reason: '__proto__' },
    { reason: 7 },
    { reason: 'expired', message: 7 },
  ])('is forgotten when another version has stored it (%j), and the code is kept', (stored) => {
    const denial = { message: 'Too old', ...stored };
    local.setItem('maker-promo-denials', JSON.stringify([{ value: 'ten', ...denial }]));
    expect(denialsIn(page)).toEqual([]);
    expect(kept({ key: 'promo', value: 'ten', receivedAt: 1, tries: 3, denial, deniedIn: 'x' })).toEqual(['ten']);
    expect(codesIn(page)[0]).not.toHaveProperty('denial');
  });

  it('is read without an amount that makes no sense', () => {
    const denial = { reason: 'item_total_too_low', message: 'Too little.' };
    local.setItem('maker-promo-denials', JSON.stringify([{ value: 'ten', ...denial, neededItemTotal: '100' }]));
    expect(denialsIn(page)).toEqual([['ten', denial]]);
  });

  it('is nothing when it is broken', () => {
    local.setItem(
      'maker-promo-denials',
      '[{"value":"ten"},{"value":1,"reason":"other","message":"No"},{"value":"pct","reason":"other","message":"Yes"}]',
    );
    expect(denialsIn(page)).toEqual([['pct', { reason: 'other', message: 'Yes' }]]);
  });
});

describe('The share-sale id (spec §3 Local storage keys, maker-sscid)', () => {
  it('stands under its key as it came', () => {
    page.get(StoredCampaign).shareSaleId.write('61k8_abc');
    expect([local.getItem('maker-sscid'), reloaded().get(StoredCampaign).shareSaleId.read()]).toEqual([
      '61k8_abc',
      '61k8_abc',
    ]);
  });

  it('is none when something huge stands there', () => {
    local.setItem('maker-sscid', 'x'.repeat(129));
    expect(page.get(StoredCampaign).shareSaleId.read()).toBeUndefined();
  });
});
