import { beforeEach, describe, expect, it } from 'vitest';
import { SaveCampaign } from '#src/application/campaign/save-campaign';
import type { Stored } from '#src/application/ports/browser/stored';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { Clock } from '#src/application/ports/system/clock';
import { given } from '#src/composition/container';
import type { PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { openTab } from '#test/support/test-tab';

let promos: Stored<readonly PendingPromoCode[]>;
let shareSaleId: Stored<string>;
let referral: Stored<string>;
let clickId: Stored<string>;
let clock: ManualClock;
let keep: SaveCampaign;
beforeEach(() => {
  clock = new ManualClock(1000);
  const tab = openTab({ adapters: [given(Clock, clock)] });
  promos = tab.world.stored.get(StoredCampaign).promoCodes;
  shareSaleId = tab.world.stored.get(StoredCampaign).shareSaleId;
  referral = tab.world.stored.get(StoredCampaign).referral;
  clickId = tab.world.stored.get(StoredCampaign).clickId;
  keep = tab.get(SaveCampaign);
});

const arrive = (search: string) => keep.execute([...new URLSearchParams(search)]);

describe('Arriving from a campaign (spec §2 Query parameters read on load)', () => {
  it('keeps everything that the address tells, each in its place', () => {
    expect(arrive('?promo=WELCOME10&aff=sam&sscid=61k8&ir_click_id=abc&ref=summer')).toEqual([
      { key: 'promo', code: 'welcome10' },
      { key: 'aff', code: 'sam' },
    ]);
    expect(promos.read()).toEqual([
      { key: 'promo', code: 'welcome10', receivedAt: 1000, tries: 0 },
      { key: 'aff', code: 'sam', receivedAt: 1000, tries: 0 },
    ]);
    expect([shareSaleId.read(), clickId.read(), referral.read()]).toEqual(['61k8', 'abc', 'summer']);
  });

  it('leaves stored parameters alone when the next address has none', () => {
    arrive('?promo=TEN&sscid=61k8&ref=summer');
    clock.advance(1);
    expect(arrive('?family=pack&promo=&ref=&sscid=')).toEqual([]);
    expect([promos.read()?.length, shareSaleId.read(), referral.read()]).toEqual([1, '61k8', 'summer']);
  });

  it('takes the newest of each', () => {
    arrive('?sscid=one&ref=one');
    arrive('?sscid=two&ref=two');
    expect([shareSaleId.read(), referral.read()]).toEqual(['two', 'two']);
  });
});
