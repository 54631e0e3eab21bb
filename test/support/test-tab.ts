import type { Container, Newable, ServiceIdentifier } from 'inversify';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { SessionState } from '#src/application/ports/state/session-state';
import { CompleteSignIn } from '#src/application/session/complete-sign-in';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { createContainer } from '#src/composition/container';
import { loadModules } from '#src/composition/lazy';
import { openCartAlerts } from '#src/composition/modules/cart-alerts-module';
import { type Adapters, ports } from '#src/composition/tokens';
import type { Order } from '#src/domain/cart/order';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { exampleEnvironment } from '#test/composition/example-environment';
import { InMemoryCartStorage } from '#test/fakes/browser/in-memory-cart-storage';
import { InMemoryClipboard } from '#test/fakes/browser/in-memory-clipboard';
import { InMemoryDraftStorage } from '#test/fakes/browser/in-memory-draft-storage';
import { InMemoryGeolocationStorage } from '#test/fakes/browser/in-memory-geolocation-storage';
import { InMemoryGroupOrderStorage } from '#test/fakes/browser/in-memory-group-order-storage';
import { InMemoryOrderLinkStorage } from '#test/fakes/browser/in-memory-order-link-storage';
import type { InMemorySignInStorage } from '#test/fakes/browser/in-memory-sign-in-storage';
import { InMemoryTabChannel } from '#test/fakes/browser/in-memory-tab-channel';
import { RecordingBrowserWindow } from '#test/fakes/browser/recording-browser-window';
import { RecordingFileSaver } from '#test/fakes/browser/recording-file-saver';
import type { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';
import type { InMemoryIdentityProvider } from '#test/fakes/identity/in-memory-identity-provider';
import { InMemoryIdentityTab } from '#test/fakes/identity/in-memory-identity-tab';
import type { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { RecordingCartChangeNews } from '#test/fakes/state/recording-cart-change-news';
import type { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { RecordingLogger } from '#test/fakes/system/recording-logger';
import { RecordingEventTracker } from '#test/fakes/tracking/recording-event-tracker';
import { pageModules } from './page-modules';
import { TestWorld } from './test-world';

export const ada = 'ada@example.com';
export const callbackUrl = 'http://localhost:5173/en-US/authenticate/';

/** Adapters instead of the usual fakes, by the name of their port. */
export interface TabOptions extends Adapters {
  readonly shop?: InMemoryShop;
  /** Variables of the configuration that differ from the example's. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** What a tab keeps over a reload. */
interface Kept {
  readonly storage: InMemoryCartStorage;
  readonly drafts: InMemoryDraftStorage;
  readonly orderLinks: InMemoryOrderLinkStorage;
  readonly groupOrders: InMemoryGroupOrderStorage;
  readonly tabChannel: InMemoryTabChannel;
  readonly geolocationStorage: InMemoryGeolocationStorage;
}

/** The shop in the only tab of a fresh browser. */
export function openTab({ shop, ...options }: TabOptions = {}): TestTab {
  const world = new TestWorld(shop);
  return new TestTab(world, options, {
    storage: new InMemoryCartStorage(),
    drafts: new InMemoryDraftStorage(world.signInStorage),
    orderLinks: new InMemoryOrderLinkStorage(world.signInStorage),
    groupOrders: new InMemoryGroupOrderStorage(world.signInStorage),
    tabChannel: new InMemoryTabChannel(),
    geolocationStorage: new InMemoryGeolocationStorage(),
  });
}

/** The shop in one tab of a browser: the container of the shop on fakes, with the modules of all pages. */
export class TestTab {
  readonly container: Container;
  readonly identity: InMemoryIdentityTab;
  readonly window = new RecordingBrowserWindow();
  readonly logger = new RecordingLogger();
  readonly events = new RecordingEventTracker();
  readonly clipboard = new InMemoryClipboard();
  readonly files = new RecordingFileSaver();
  readonly storage: InMemoryCartStorage;
  readonly drafts: InMemoryDraftStorage;
  readonly orderLinks: InMemoryOrderLinkStorage;
  /** What the shopper was told of the cart. */
  readonly news: RecordingCartChangeNews;

  constructor(
    readonly world: TestWorld,
    private readonly options: Omit<TabOptions, 'shop'>,
    private readonly kept: Kept,
  ) {
    const { variables = {}, ...adapters } = options;
    const { storage, drafts, orderLinks, groupOrders, tabChannel, geolocationStorage } = kept;
    this.storage = storage;
    this.drafts = drafts;
    this.orderLinks = orderLinks;
    this.identity = new InMemoryIdentityTab(world.identityBrowser);
    this.container = createContainer(readConfiguration({ ...exampleEnvironment, ...variables }), {
      ...world.adapters,
      sessionGateway: this.identity.sessions,
      magicLinkGateway: this.identity.magicLinks,
      passcodeGateway: this.identity.passcodes,
      passwordGateway: this.identity.passwords,
      passkeyGateway: this.identity.passkeys,
      oauthGateway: this.identity.oauth,
      totpGateway: this.identity.totps,
      cryptoWalletGateway: this.identity.wallets,
      signInUserGateway: this.identity.users,
      sessionHint: this.identity.hint,
      browserWindow: this.window,
      cartStorage: storage,
      draftStorage: drafts,
      orderLinkStorage: orderLinks,
      groupOrderStorage: groupOrders,
      tabChannel,
      geolocationStorage,
      clipboard: this.clipboard,
      fileSaver: this.files,
      eventTracker: this.events,
      logger: this.logger,
      ...adapters,
    });
    loadModules(this.container, pageModules);
    this.news = new RecordingCartChangeNews({ show: (news) => openCartAlerts(this.container).show(news) });
    this.container.rebind(ports.cartChangeAlerts).toConstantValue(this.news);
  }

  /** Another tab of the same browser; what it shows is yet to be loaded. */
  openAnother(adapters: Adapters = {}): TestTab {
    const { world, options, kept } = this;
    return new TestTab(
      world,
      { ...options, ...adapters },
      {
        storage: kept.storage.otherTab(),
        drafts: new InMemoryDraftStorage(world.signInStorage),
        orderLinks: new InMemoryOrderLinkStorage(world.signInStorage),
        groupOrders: kept.groupOrders.otherTab(),
        tabChannel: kept.tabChannel.otherTab(),
        geolocationStorage: kept.geolocationStorage.otherTab(),
      },
    );
  }

  /** The same tab with its document loaded anew: what lives in memory is gone. */
  reload(): TestTab {
    return new TestTab(this.world, this.options, this.kept);
  }

  /** A use case, a presenter, or a port of `ports`. */
  get<T>(name: ServiceIdentifier<T> | (abstract new (...dependencies: never[]) => T)): T {
    return this.container.get(name as Newable<T>);
  }

  get shop(): InMemoryShop {
    return this.world.shop;
  }

  get scheduler(): ManualScheduler {
    return this.world.scheduler;
  }

  get content(): InMemoryContentReader {
    return this.world.content;
  }

  get signInStorage(): InMemorySignInStorage {
    return this.world.signInStorage;
  }

  get provider(): InMemoryIdentityProvider {
    return this.identity.provider;
  }

  get cart(): CartState {
    return this.get(ports.cartState);
  }

  get customer(): CustomerState {
    return this.get(ports.customerState);
  }

  get session(): SessionState {
    return this.get(ports.sessionState);
  }

  /** Skus of the cart that this tab shows. */
  get skus(): readonly string[] | undefined {
    return this.cart.current?.lineItems.map(({ sku }) => sku);
  }

  /** The stored order as the server has it; undefined when none is stored. */
  get serverOrder(): Order | undefined {
    const key = this.storage.read();
    return key && this.shop.see(key.number);
  }

  /** Gets a session from the provider. CompleteSignIn does the rest. */
  async authenticate(email = ada): Promise<SignInSession> {
    await this.identity.magicLinks.send(email, callbackUrl);
    return this.identity.magicLinks.authenticate(this.provider.sentTo(email).links[0] ?? '');
  }

  /** Signs in to the end. */
  async signIn(email = ada): Promise<void> {
    await this.get(CompleteSignIn).execute(await this.authenticate(email));
  }
}
