import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoredPrivacyChoice } from '#src/application/ports/browser/stored-privacy-choice';
import { GatewayError } from '#src/application/ports/gateway-error';
import { Privacy } from '#src/application/privacy/privacy';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { PartnerScriptWatch } from '#src/ui/tracking/partner-script-watch';
import { openTab, type TestTab } from '#test/support/test-tab';
import { at, textPage } from '#test/ui/shell/walking';

const scripts = { affiliates: 'https://affiliate.example/a.js', emails: 'https://mail.example/e.js' };

let tab: TestTab;
let loaded: readonly string[];
let isDown: boolean;
let stop: () => void;
beforeEach(async () => {
  tab = openTab();
  tab.world.stored.get(StoredPrivacyChoice).clear();
  tab.content.pages = [textPage('/about/')];
  await tab.get(NavigationPresenter).goTo(at('/about/?a=1'));
  loaded = [];
  isDown = false;
  stop = () => undefined;
});
afterEach(() => stop());

const load = (url: string): Promise<void> => {
  loaded = [...loaded, url];
  return isDown ? Promise.reject(new GatewayError({ code: 'network_error' })) : Promise.resolve();
};

function watch(): void {
  stop = new PartnerScriptWatch({
    scripts,
    privacy: tab.get(Privacy),
    loader: { load },
    idle: tab.world.idle,
    navigation: tab.get(NavigationPresenter),
    window: tab.window,
  }).mount();
}

const choose = (...allowed: readonly TrackingPurpose[]) =>
  tab.world.stored.get(StoredPrivacyChoice).write({ allowed, chosenAt: tab.scheduler.clock.now() });

describe('The scripts of affiliate network and e-mail tool (spec §2 Page shell, docs/adr/0013)', () => {
  it('wait for a visitor who allows them, and load once', () => {
    watch();
    expect(loaded).toEqual([]);
    choose('statistics');
    expect(loaded).toEqual([]);
    choose('emails');
    choose('emails', 'affiliates');
    expect(loaded).toEqual([scripts.emails, scripts.affiliates]);
  });

  it('wait until the browser rests', () => {
    choose('affiliates');
    tab.world.idle.keepBusy();
    watch();
    expect(loaded).toEqual([]);
    tab.world.idle.rest();
    expect(loaded).toEqual([scripts.affiliates]);
  });

  it('never load where the browser refuses for its visitor', () => {
    choose('affiliates', 'emails');
    tab.world.isPrivacyAsked = true;
    watch();
    expect(loaded).toEqual([]);
  });

  it('are gone when they are not allowed any more: the page is loaded anew, where it was', () => {
    choose('affiliates', 'emails');
    watch();
    choose('affiliates', 'emails', 'statistics');
    expect(tab.window.loadedPath).toBeUndefined();
    choose('affiliates');
    expect(tab.window.loadedPath).toBe('/about/?a=1');
  });

  it('cost a line in the log when they do not load, and are tried again with the next choice', async () => {
    isDown = true;
    choose('affiliates');
    watch();
    await tab.scheduler.advance(0);
    expect(tab.logger.entries).toEqual([
      {
        message: 'The script of a partner did not load',
        details: { purpose: 'affiliates', code: 'network_error' },
      },
    ]);
    choose('affiliates');
    expect(loaded).toEqual([scripts.affiliates, scripts.affiliates]);
  });
});
