import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { TabChannel } from '#src/application/ports/browser/tab-channel';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { BuildReader } from '#src/application/ports/content/build-reader';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { SessionHint } from '#src/application/ports/identity/session-hint';
import { SessionState } from '#src/application/ports/state/session-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { ConstructibleWith, Name } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { type Container, given } from '#src/composition/container';
import { createContainer } from '#src/composition/create-container';
import { ThisBrowser } from '#src/composition/modules/browser';
import { openSession } from '#src/composition/modules/session';
import { loadShopApi, ShopApi } from '#src/composition/modules/shop-api';
import { startShopping } from '#src/composition/modules/shopper';
import { BrowserStorage } from '#src/infrastructure/browser/browser-storage';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import type { ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-ports';
import { CampaignWatch } from '#src/ui/campaign/shared/campaign-watch';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { PageRoutes } from '#src/ui/shell/page-route';
import { RecordingBrowserWindow } from '#test/fakes/browser/recording-browser-window';
import { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';
import { RecordingLogger } from '#test/fakes/system/recording-logger';
import { StoringBrowser } from '#test/support/storing-browser';
import { Life } from './life';
import { catalogue } from './model-shop';
import type { Surroundings } from './surroundings';

/** A page of the shop in a tab: the application as it is wired for browsers, with all that it has in memory. */
export class ShopDocument {
  readonly window = new RecordingBrowserWindow();
  readonly logger = new RecordingLogger();
  readonly container: Container;
  private readonly life = new Life();
  private unmounts: readonly (() => void)[] = [];

  constructor(
    browser: Surroundings,
    tabStorage: Storage,
    readonly address: URL,
  ) {
    const content = new InMemoryContentReader();
    content.catalogue = catalogue;
    const storing = {
      ...new StoringBrowser().openTab(),
      localStorage: browser.localStorage,
      sessionStorage: tabStorage,
    };
    this.container = createContainer(browser.configuration, [
      given(ContentReader, content),
      given(BuildReader, content),
      given(ThisBrowser, new BrowserStorage(() => (this.life.isOver() ? undefined : storing))),
      given(TabLock, browser.locks.of(this.life)),
      given(TabChannel, browser.joinChannel()),
      given(BrowserWindow, this.window),
      given(Clock, browser.time.clock),
      given(Scheduler, this.life.schedule(browser.time)),
      given(Logger, this.logger),
      given(
        ShopApi,
        loadOnce(async () => this.guarded(await loadShopApi(this.container))),
      ),
    ]);
  }

  /** Starts the page as the entry point does after hydration. */
  async start(): Promise<void> {
    const { searchParams } = this.address;
    const campaigns = this.container.get(CampaignWatch);
    campaigns.mount(this.address.search);
    await campaigns.read(this.address.search);
    if (this.container.get(SignInStorage).wasSignedIn() || this.container.get(SessionHint).mayBeSignedIn()) {
      openSession(this.container);
    }
    startShopping(this.container, searchParams);
  }

  /** Goes to a page of the shop without loading a document. */
  async visit(pattern: string): Promise<void> {
    this.unmounts.forEach((unmount) => unmount());
    this.unmounts = [];
    const route = this.container.get(PageRoutes).find((known) => known.pattern === pattern);
    if (!route) throw new Error(`The shop has no page ${pattern}`);
    await route.load();
  }

  /** Returns the presenter of a view and mounts it for as long as the page is shown. */
  present<P extends object>(Presenter: Name<P>): P;
  present<P extends object, Given extends object>(Presenter: ConstructibleWith<P, Given>, given: Given): P;
  present(Presenter: Name<object> | ConstructibleWith<object, object>, given?: object): object {
    const presenter = given
      ? this.container.make(Presenter as ConstructibleWith<object, object>, given)
      : this.container.get(Presenter as Name<object>);
    const unmount = isMountable(presenter) ? presenter.mount?.() : undefined;
    if (unmount) this.unmounts = [...this.unmounts, unmount];
    return presenter;
  }

  /** Undefined as long as nothing of sign-in was loaded. */
  get session(): SessionState | undefined {
    return this.container.isBound(SessionState) ? this.container.get(SessionState) : undefined;
  }

  get notification(): string | undefined {
    const bar = this.container.get(AlertBarState);
    return bar.isDismissed ? undefined : bar.notification;
  }

  /** The document is gone: results that it was waiting for never arrive. */
  close(): void {
    this.life.end();
  }

  private guarded(adapters: ShopApiAdapters): ShopApiAdapters {
    const guarded = Object.entries(adapters).map(([name, port]) => [name, this.life.guard(port as object)]);
    return Object.fromEntries(guarded) as ShopApiAdapters;
  }
}

function isMountable(presenter: object): presenter is Presenter {
  return 'mount' in presenter;
}
