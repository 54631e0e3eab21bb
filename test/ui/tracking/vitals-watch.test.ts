import { beforeEach, describe, expect, it } from 'vitest';
import { StoredPrivacyChoice } from '#src/application/ports/browser/stored-privacy-choice';
import { GatewayError } from '#src/application/ports/gateway-error';
import { Privacy } from '#src/application/privacy/privacy';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';
import type { PageVital } from '#src/domain/tracking/tracked-events';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { PageRoutes } from '#src/ui/shell/page-route';
import { VitalsWatch } from '#src/ui/tracking/vitals-watch';
import { openTab, type TestTab } from '#test/support/test-tab';
import { at, textPage } from '#test/ui/shell/walking';

let tab: TestTab;
let isReachable: boolean;
/** Reports values as the browser does; undefined while nothing is measured. */
let tell: ((vital: PageVital) => void) | undefined;
beforeEach(async () => {
  tab = openTab();
  tab.world.stored.get(StoredPrivacyChoice).clear();
  tab.content.pages = ['/about/', '/privacy-policy/'].map(textPage);
  await tab.get(NavigationPresenter).goTo(at('/about/?email=ada@example.com'));
  [isReachable, tell] = [true, undefined];
});

const vitals = {
  observe: (listener: (vital: PageVital) => void) => {
    if (!isReachable) return Promise.reject(new GatewayError({ code: 'network_error' }));
    tell = listener;
    return Promise.resolve();
  },
};

const choose = (...allowed: readonly TrackingPurpose[]) =>
  tab.world.stored.get(StoredPrivacyChoice).write({ allowed, chosenAt: tab.scheduler.clock.now() });

const watch = () =>
  new VitalsWatch({
    navigation: tab.get(NavigationPresenter),
    routes: tab.get(PageRoutes),
    vitals,
    events: tab.events,
    privacy: tab.get(Privacy),
    idle: tab.world.idle,
  }).mount();

describe('How a page felt (docs/adr/0013: only of visitors who agreed)', () => {
  it('is told by the name of the first page’s route, also when another is shown by then', async () => {
    choose('statistics');
    watch();
    await tab.get(NavigationPresenter).goTo(at('/privacy-policy/'));
    tell?.({ vital: 'LCP', value: 1234 });
    tell?.({ vital: 'CLS', value: 0.012 });
    expect(tab.events.arrived.map(({ name, properties }) => [name, properties])).toEqual([
      ['page_measured', { name: 'static-page', vital: 'LCP', value: 1234 }],
      ['page_measured', { name: 'static-page', vital: 'CLS', value: 0.012 }],
    ]);
  });

  it('is measured once the browser rests, and not when the shop has ended by then', () => {
    choose('statistics');
    tab.world.idle.keepBusy();
    const stop = watch();
    expect(tell).toBeUndefined();
    stop();
    tab.world.idle.rest();
    expect(tell).toBeUndefined();
  });

  it.each([
    { who: 'has not chosen', prepare: () => undefined },
    { who: 'allowed something else', prepare: () => choose('emails') },
    {
      who: 'has a browser that refuses',
      prepare: () => {
        choose('statistics');
        tab.world.isPrivacyAsked = true;
      },
    },
  ])('is not measured of a visitor who $who', ({ prepare }) => {
    prepare();
    watch();
    expect(tell).toBeUndefined();
  });

  it('is not measured before a choice', () => {
    watch();
    choose('statistics');
    expect(tell).toBeUndefined();
  });

  it('costs a line in the log when the measuring library cannot be loaded', async () => {
    choose('statistics');
    isReachable = false;
    watch();
    await tab.scheduler.settle();
    expect(tab.logger.entries).toEqual([{ message: 'The page is not measured', details: { code: 'network_error' } }]);
  });
});
