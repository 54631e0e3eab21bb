import { describe, expect, it } from 'vitest';
import { readCampaignParameters } from '#src/domain/campaign/campaign-parameters';

const read = (search: string) => readCampaignParameters([...new URLSearchParams(search)]);
const codes = (search: string) => read(search).codes.map(({ key, code }) => `${key}:${code}`);

describe('Parameters of campaigns (spec §2 Query parameters read on load)', () => {
  it('are all read from one address', () => {
    expect(read('?mwaff=PAT&aff=sam&promo=WELCOME10&sscid=61k8&ir_click_id=abc&ref=summer&utm_source=mail')).toEqual({
      codes: [
        { key: 'mwaff', code: 'pat' },
        { key: 'aff', code: 'sam' },
        { key: 'promo', code: 'welcome10' },
      ],
      shareSaleId: '61k8',
      clickId: 'abc',
      invitedBy: 'summer',
    });
  });

  it('are none in most addresses', () => {
    expect(read('?family=pack&Promo=TEN&promos=TEN&reference=x')).toEqual({
      codes: [],
      shareSaleId: undefined,
      clickId: undefined,
      invitedBy: undefined,
    });
  });

  it.each([
    ['twice', '?promo=TEN&promo=five', ['promo:ten', 'promo:five']],
    ['twice the same, in other letters', '?promo=TEN&promo=ten&promo=%20Ten%20', ['promo:ten']],
    ['as a code of an affiliate and of a campaign', '?aff=TEN&promo=ten', ['promo:ten']],
    ['as a code of a campaign and of an affiliate', '?promo=ten&aff=TEN', ['promo:ten']],
    ['with a mark that nobody sees', '?promo=TEN%E2%80%8E', ['promo:ten']],
    ['empty', '?promo=&promo&promo=%20', []],
    ['with 65 characters', `?promo=${'A'.repeat(65)}`, []],
    ['with 10 000 characters', `?promo=${'A'.repeat(10_000)}&promo=TEN`, ['promo:ten']],
    ['in another alphabet', '?promo=%D0%92%D0%95%D0%A1%D0%9D%D0%90', ['promo:весна']],
    ['with quotes', `?promo=%22TEN%22%27`, ['promo:"ten"\'']],
    [
      'with script, which stays text',
      '?promo=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      ['promo:<script>alert(1)</script>'],
    ],
    ['broken', '?promo=%E0%A4%A', ['promo:\ufffd%a']],
  ])('hold a code %s', (_how, search, expected) => {
    expect(codes(search)).toEqual(expected);
  });

  it.each(['sscid', 'ir_click_id', 'ref'])(
    'count the last of several of %s, and none that is empty or too long',
    (name) => {
      const value = (search: string) => {
        const { shareSaleId, clickId, invitedBy } = read(search);
        return shareSaleId ?? clickId ?? invitedBy;
      };
      expect(value(`?${name}=one&${name}=two&${name}=&${name}=${'x'.repeat(200)}`)).toBe('two');
      expect(value(`?${name}=`)).toBeUndefined();
    },
  );
});
