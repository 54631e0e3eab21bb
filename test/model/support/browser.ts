import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { vi } from 'vitest';
import type { TabChannel } from '#src/application/ports/browser/tab-channel';
import type { Configuration } from '#src/composition/configuration/configuration';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { StytchBrowser } from '#test/contracts/identity/stytch-browser';
import { InMemoryTabChannel } from '#test/fakes/browser/in-memory-tab-channel';
import { BrowserTime } from './browser-time';
import { CountedNetwork } from './counted-network';
import { BrowserLocks } from './life';
import { type ModelShop, storeSlug } from './model-shop';
import type { Surroundings } from './surroundings';
import { Tab } from './tab';

/** The original digest. The provider's client waits for it, so the clock must wait as well. */
const digest = crypto.subtle.digest.bind(crypto.subtle);

/** A browser with its tabs: storage, locks, channel and time are one for all of them. There is one at a time. */
export class Browser implements Surroundings {
  readonly configuration: Configuration;
  readonly network = new CountedNetwork();
  readonly locks = new BrowserLocks();
  readonly time: BrowserTime;
  tabs: readonly Tab[] = [];
  private readonly channel = new InMemoryTabChannel();
  private readonly stytch = new StytchBrowser();

  private constructor({ sandbox, clock }: ModelShop) {
    const example = readConfiguration(parseEnv(readFileSync('.env.example', 'utf8')));
    this.configuration = {
      ...example,
      orderApi: { ...example.orderApi, url: sandbox.url, storeSlug },
      signIn: { ...example.signIn, baseUrl: sandbox.url },
    };
    this.time = new BrowserTime(this.network, clock);
  }

  static async open(shop: ModelShop): Promise<Browser> {
    const browser = new Browser(shop);
    // The own activity of the provider's client, such as sending telemetry, ends with the visit.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    StytchBrowser.install(browser.network.fetch);
    vi.spyOn(crypto.subtle, 'digest').mockImplementation((...given) => browser.network.during(digest(...given)));
    await browser.stytch.enter();
    // Here already, so that no time passes over its loading; not earlier, since it takes hold of the storage that it finds.
    await import('@stytch/vanilla-js/headless');
    return browser;
  }

  get localStorage(): Storage {
    return localStorage;
  }

  /** Everything that all tabs share. */
  get stored(): readonly (string | null)[] {
    return this.stytch.readAll('localStorage');
  }

  joinChannel(): TabChannel {
    return this.channel.otherTab();
  }

  async openTab(path: string): Promise<Tab> {
    const tab = new Tab(this);
    this.tabs = [...this.tabs, tab];
    await tab.load(path);
    return tab;
  }

  closeTab(tab: Tab): void {
    tab.close();
    this.tabs = this.tabs.filter((other) => other !== tab);
  }

  startDocument(path: string): void {
    this.stytch.openTab();
    this.stytch.goTo(path);
  }

  async close(): Promise<void> {
    this.tabs.forEach((tab) => tab.close());
    await this.network.quiet();
    await StytchBrowser.leave();
    vi.useRealTimers();
    await this.stytch.close();
  }
}
