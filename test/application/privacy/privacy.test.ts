import { beforeEach, describe, expect, it } from 'vitest';
import { SaveCampaign } from '#src/application/campaign/save-campaign';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { StoredPrivacyChoice } from '#src/application/ports/browser/stored-privacy-choice';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import { ChoosePrivacy } from '#src/application/privacy/choose-privacy';
import { Privacy } from '#src/application/privacy/privacy';
import { choiceLifetime, trackingPurposes } from '#src/domain/privacy/privacy-choice';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
let privacy: Privacy;
beforeEach(() => {
  tab = openTab();
  tab.world.stored.get(StoredPrivacyChoice).clear();
  privacy = tab.get(Privacy);
});

const choose = (...allowed: Parameters<ChoosePrivacy['execute']>[0]) => tab.get(ChoosePrivacy).execute(allowed);
const allowed = () => trackingPurposes.filter((purpose) => privacy.allows(purpose));
const refused = () => trackingPurposes.filter((purpose) => privacy.refuses(purpose));
const arrive = (search: string) => tab.get(SaveCampaign).execute([...new URLSearchParams(search)]);
const clicks = () => ({
  shareSaleId: tab.world.stored.get(StoredCampaign).shareSaleId.read(),
  clickId: tab.world.stored.get(StoredCampaign).clickId.read(),
});

describe('The consent of a visitor (docs/adr/0013)', () => {
  it('is nothing before they are asked, and they have refused nothing either', () => {
    expect([privacy.isUndecided, allowed(), refused()]).toEqual([true, [], []]);
  });

  it('covers the chosen purposes, and the rest is refused', () => {
    choose('statistics');
    expect([privacy.isUndecided, allowed(), refused()]).toEqual([
      false,
      ['statistics'],
      trackingPurposes.filter((purpose) => purpose !== 'statistics'),
    ]);
    choose();
    expect([privacy.isUndecided, allowed(), refused()]).toEqual([false, [], trackingPurposes]);
  });

  it('reaches each listener when they choose in this tab or in another', () => {
    let heard = 0;
    const stop = privacy.onChange(() => (heard += 1));
    choose('statistics');
    tab.world.stored.get(StoredPrivacyChoice).write({ allowed: [], chosenAt: tab.scheduler.clock.now() });
    expect(heard).toBe(2);
    stop();
    choose();
    tab.world.stored.get(StoredPrivacyChoice).clear();
    expect(heard).toBe(2);
  });

  it('is asked anew after a year', async () => {
    choose(...trackingPurposes);
    await tab.scheduler.advance(choiceLifetime);
    expect([privacy.isUndecided, allowed()]).toEqual([true, []]);
  });

  it('covers nothing where the browser refuses for them, whatever was chosen, without a question', () => {
    tab.world.isPrivacyAsked = true;
    expect([privacy.isUndecided, allowed(), refused()]).toEqual([false, [], trackingPurposes]);
    choose(...trackingPurposes);
    expect(allowed()).toEqual([]);
  });

  it('is not asked on every page of a browser that cannot remember the answer', () => {
    tab.world.browser.isFull = true;
    expect([privacy.isUndecided, allowed()]).toEqual([false, []]);
  });
});

describe('Refusing (docs/adr/0013)', () => {
  it('forgets the id of statistics and the clicks of affiliates', () => {
    choose(...trackingPurposes);
    arrive('?sscid=61k8&ir_click_id=abc');
    const id = tab.world.stored.get(AnonymousId).read();
    choose('emails');
    expect(clicks()).toEqual({ shareSaleId: undefined, clickId: undefined });
    expect(tab.world.stored.get(AnonymousId).read()).not.toBe(id);
  });

  it('leaves allowed purposes alone', () => {
    arrive('?sscid=61k8&ir_click_id=abc');
    const id = tab.world.stored.get(AnonymousId).read();
    choose('statistics', 'affiliates');
    expect(clicks()).toEqual({ shareSaleId: '61k8', clickId: 'abc' });
    expect(tab.world.stored.get(AnonymousId).read()).toBe(id);
  });

  it('keeps no click of a later address, but its codes and referral (spec §2 Query parameters read on load)', () => {
    choose('statistics');
    expect(arrive('?sscid=61k8&ir_click_id=abc&promo=TEN&ref=summer')).toEqual([{ key: 'promo', code: 'ten' }]);
    expect(clicks()).toEqual({ shareSaleId: undefined, clickId: undefined });
    expect(tab.world.stored.get(StoredCampaign).referral.read()).toBe('summer');
  });
});
