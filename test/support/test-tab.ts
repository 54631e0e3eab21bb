import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { Clipboard } from '#src/application/ports/browser/clipboard';
import { FileSaver } from '#src/application/ports/browser/file-saver';
import { TabChannel } from '#src/application/ports/browser/tab-channel';
import { CryptoWalletGateway } from '#src/application/ports/identity/crypto-wallet-gateway';
import { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import { PasscodeGateway } from '#src/application/ports/identity/passcode-gateway';
import { PasskeyGateway } from '#src/application/ports/identity/passkey-gateway';
import { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { SessionHint } from '#src/application/ports/identity/session-hint';
import { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import { TotpGateway } from '#src/application/ports/identity/totp-gateway';
import type { Capabilities } from '#src/application/ports/shop/capabilities';
import { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import { CartState } from '#src/application/ports/state/cart-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { SessionState } from '#src/application/ports/state/session-state';
import { Logger } from '#src/application/ports/system/logger';
import type { ConstructibleWith, Name } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { CompleteSignIn } from '#src/application/session/complete-sign-in';
import { CartStorage } from '#src/application/storage/cart-storage';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { OrderLinkStorage } from '#src/application/storage/order-link-storage';
import { PaymentStorage } from '#src/application/storage/payment-storage';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { missingPagesOf } from '#src/composition/configuration/configuration';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { type Container, type GivenAdapter, given } from '#src/composition/container';
import { createContainer } from '#src/composition/create-container';
import { ThisBrowser } from '#src/composition/modules/browser';
import { openCartAlerts } from '#src/composition/modules/cart-alerts';
import type { Order } from '#src/domain/cart/order';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { BrowserStorage, type StoringWindow } from '#src/infrastructure/browser/browser-storage';
import { exampleEnvironment } from '#test/composition/example-environment';
import { InMemoryClipboard } from '#test/fakes/browser/in-memory-clipboard';
import { InMemoryTabChannel } from '#test/fakes/browser/in-memory-tab-channel';
import { RecordingBrowserWindow } from '#test/fakes/browser/recording-browser-window';
import { RecordingFileSaver } from '#test/fakes/browser/recording-file-saver';
import type { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';
import type { InMemoryIdentityProvider } from '#test/fakes/identity/in-memory-identity-provider';
import { InMemoryIdentityTab } from '#test/fakes/identity/in-memory-identity-tab';
import type { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { RecordingCartChangeAlerts } from '#test/fakes/state/recording-cart-change-alerts';
import type { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { RecordingLogger } from '#test/fakes/system/recording-logger';
import { RecordingEventTracker } from '#test/fakes/tracking/recording-event-tracker';
import { bindAllAdapters } from './all-adapters';
import { TestWorld } from './test-world';

export const ada = 'ada@example.com';
export const callbackUrl = 'http://localhost:5173/en-US/authenticate/';

export interface TabOptions {
  readonly shop?: InMemoryShop;
  /** Adapters instead of the usual fakes. */
  readonly adapters?: readonly GivenAdapter[];
  /** Variables of the configuration that differ from the example's. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Those of the engine; all by default. */
  readonly capabilities?: Capabilities;
}

/** The shop in the only tab of a fresh browser. */
export function openTab({ shop, ...options }: TabOptions = {}): TestTab {
  const world = new TestWorld(shop);
  return new TestTab(world, options, world.browser.openTab(), new InMemoryTabChannel());
}

/** The shop in one tab of a browser: the container of the shop on fakes, with the adapters of all pages. */
export class TestTab {
  readonly container: Container;
  readonly identity: InMemoryIdentityTab;
  readonly window = new RecordingBrowserWindow();
  readonly logger = new RecordingLogger();
  readonly events = new RecordingEventTracker();
  readonly clipboard = new InMemoryClipboard();
  readonly files = new RecordingFileSaver();
  /** The changes of the cart that the shopper was notified of. */
  readonly alerts: RecordingCartChangeAlerts;

  constructor(
    readonly world: TestWorld,
    private readonly options: Omit<TabOptions, 'shop'>,
    /** It stores the values that the tab keeps over a reload. */
    private readonly storing: StoringWindow,
    private readonly tabChannel: InMemoryTabChannel,
  ) {
    const { variables = {}, adapters = [] } = options;
    const configuration = readConfiguration({ ...exampleEnvironment, ...variables });
    const { capabilities = configuration.capabilities } = options;
    const missingPages = missingPagesOf(capabilities);
    this.identity = new InMemoryIdentityTab(world.identityBrowser);
    this.alerts = new RecordingCartChangeAlerts({ show: (change) => openCartAlerts(this.container).show(change) });
    this.container = createContainer({ ...configuration, capabilities, missingPages }, [
      ...world.adapters,
      given(ThisBrowser, new BrowserStorage(() => storing)),
      given(SessionGateway, this.identity.sessions),
      given(MagicLinkGateway, this.identity.magicLinks),
      given(PasscodeGateway, this.identity.passcodes),
      given(PasswordGateway, this.identity.passwords),
      given(PasskeyGateway, this.identity.passkeys),
      given(OAuthGateway, this.identity.oauth),
      given(TotpGateway, this.identity.totps),
      given(CryptoWalletGateway, this.identity.wallets),
      given(SignInUserGateway, this.identity.users),
      given(SessionHint, this.identity.hint),
      given(BrowserWindow, this.window),
      given(TabChannel, tabChannel),
      given(Clipboard, this.clipboard),
      given(FileSaver, this.files),
      given(CartChangeAlerts, this.alerts),
      given(EventTracker, this.events),
      given(Logger, this.logger),
      ...adapters,
    ]);
    bindAllAdapters(this.container);
  }

  /** Another tab of the same browser; its view is yet to be loaded. */
  openAnother(...adapters: readonly GivenAdapter[]): TestTab {
    const { world, options, tabChannel } = this;
    const all = [...(options.adapters ?? []), ...adapters];
    return new TestTab(world, { ...options, adapters: all }, world.browser.openTab(), tabChannel.otherTab());
  }

  /** The same tab with its document loaded anew: all values in memory are gone. */
  reload(): TestTab {
    return new TestTab(this.world, this.options, this.storing, this.tabChannel);
  }

  /** A use case, a presenter or a port. */
  get<T>(name: Name<T>): T {
    return this.container.get(name);
  }

  /** A presenter with the inputs of its view. */
  make<P, Given>(Class: ConstructibleWith<P, Given>, given: Given): P {
    return this.container.make(Class, given);
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

  get storage(): CartStorage {
    return this.get(CartStorage);
  }

  get payments(): PaymentStorage {
    return this.get(PaymentStorage);
  }

  get drafts(): DraftStorage {
    return this.get(DraftStorage);
  }

  get orderLinks(): OrderLinkStorage {
    return this.get(OrderLinkStorage);
  }

  get signInStorage(): SignInStorage {
    return this.get(SignInStorage);
  }

  get provider(): InMemoryIdentityProvider {
    return this.identity.provider;
  }

  get cart(): CartState {
    return this.get(CartState);
  }

  get customer(): CustomerState {
    return this.get(CustomerState);
  }

  get session(): SessionState {
    return this.get(SessionState);
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
