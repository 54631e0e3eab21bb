import { beforeEach, describe, expect, it } from 'vitest';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { StoredPrivacyChoice } from '#src/application/ports/browser/stored-privacy-choice';
import { AffiliateGateway } from '#src/application/ports/tracking/affiliate-gateway';
import { ReportOrder } from '#src/application/tracking/report-order';
import { given } from '#src/composition/container';
import { cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';
import { openTab, type TestTab } from '#test/support/test-tab';

const order = { ...anOrder({ lineItems: [aLine({ quantity: 3 })] }), total: cents(4200) };
const { number, id } = order;

let tab: TestTab;
beforeEach(() => {
  tab = openTab();
  tab.world.stored.get(StoredCampaign).shareSaleId.write('61k8');
  tab.world.stored.get(StoredCampaign).clickId.write('abc');
});
const report = () => tab.get(ReportOrder).execute({ number, id }, order);
const told = () => tab.world.affiliates.told;

describe('A placed order (spec §7 Other calls: GET with id and orderNumber)', () => {
  it('is told to analytics and to the affiliate network, with the clicks that led here', async () => {
    await report();
    expect(tab.events.told).toEqual([`order_placed ${number} 3 4200`]);
    expect(told()).toEqual([{ id, number, shareSaleId: '61k8', clickId: 'abc' }]);
  });

  it('is told once, however often its confirmation is opened, in any tab', async () => {
    await report();
    await report();
    await tab.openAnother().get(ReportOrder).execute({ number, id }, order);
    expect([tab.events.told.length, told().length]).toEqual([1, 1]);
  });

  it('has a number and nothing else where the browser has no key to it, and no click where none led here', async () => {
    tab.world.stored.get(StoredCampaign).shareSaleId.clear();
    tab.world.stored.get(StoredCampaign).clickId.clear();
    await tab.get(ReportOrder).execute({ number, id });
    expect(tab.events.told).toEqual([`order_placed ${number}`]);
    expect(told()).toEqual([{ id, number }]);
  });

  it.each(['refused', 'not asked yet', 'refused by the browser'])(
    'is no affiliate’s business: %s',
    async (situation) => {
      if (situation === 'refused')
        tab.world.stored.get(StoredPrivacyChoice).write({ allowed: ['statistics'], chosenAt: 0 });
      if (situation === 'not asked yet') tab.world.stored.get(StoredPrivacyChoice).clear();
      if (situation === 'refused by the browser') tab.world.isPrivacyAsked = true;
      await report();
      expect(told()).toEqual([]);
    },
  );

  it('costs a line in the log when the affiliate endpoint is down, and is not told again (spec §8)', async () => {
    tab.world.affiliates.isDown = true;
    await report();
    expect(tab.logger.entries).toEqual([
      { message: 'The affiliate network was not told of an order', details: { code: 'network_error' } },
    ]);
    tab.world.affiliates.isDown = false;
    await report();
    expect(told()).toEqual([]);
  });

  it('needs no affiliate network', async () => {
    tab = openTab({ adapters: [given(AffiliateGateway, undefined)] });
    await report();
    expect(tab.events.told).toHaveLength(1);
  });
});
