import { AcceptSession } from '#src/application/session/accept-session';
import { AwaitSignIn } from '#src/application/session/await-sign-in';
import { BringCartAlong } from '#src/application/session/bring-cart-along';
import { CompleteSignIn } from '#src/application/session/complete-sign-in';
import { EndSession } from '#src/application/session/end-session';
import { FinishPasswordReset } from '#src/application/session/finish-password-reset';
import { FollowSession } from '#src/application/session/follow-session';
import { HandleSignInCallback } from '#src/application/session/handle-sign-in-callback';
import { KeepSessionFresh } from '#src/application/session/keep-session-fresh';
import { LoadUser } from '#src/application/session/load-user';
import { RequestMagicLink } from '#src/application/session/request-magic-link';
import { RestoreSession } from '#src/application/session/restore-session';
import { SessionAuthorization } from '#src/application/session/session-authorization';
import { SignOut } from '#src/application/session/sign-out';
import { StartOAuth } from '#src/application/session/start-oauth';
import { StartPasswordReset } from '#src/application/session/start-password-reset';
import { StartSession } from '#src/application/session/start-session';
import { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { Tab } from '#test/application/tab';
import { InMemoryCartStorage } from '#test/fakes/browser/in-memory-cart-storage';
import { InMemoryDraftStorage } from '#test/fakes/browser/in-memory-draft-storage';
import { InMemorySignInStorage } from '#test/fakes/browser/in-memory-sign-in-storage';
import { InMemoryTabChannel } from '#test/fakes/browser/in-memory-tab-channel';
import { InOrderTabLock } from '#test/fakes/browser/in-order-tab-lock';
import { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';
import { InMemoryBrowser } from '#test/fakes/identity/in-memory-browser';
import { InMemoryIdentityProvider } from '#test/fakes/identity/in-memory-identity-provider';
import { InMemoryIdentityTab } from '#test/fakes/identity/in-memory-identity-tab';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { InMemorySubscriptionGateway } from '#test/fakes/shop/in-memory-subscription-gateway';
import type { PlainCustomerState } from '#test/fakes/state/plain-customer-state';
import { PlainSessionState } from '#test/fakes/state/plain-session-state';
import { PlainSubscriptionsState } from '#test/fakes/state/plain-subscriptions-state';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';

export const callbackUrl = 'http://localhost:5173/en-US/authenticate/';
export const ada = 'ada@example.com';

/** What the tabs of one browser share of sign-in. */
interface Around {
  readonly identity: InMemoryIdentityTab;
  readonly signInStorage: InMemorySignInStorage;
  /** Jitter of the pauses after failures: 0 to 1, half way unless told. */
  readonly chance: { value: number };
}

/** The shop, open in one tab of a browser in which people sign in: every use case of the session, on fakes. */
export class AccountTab {
  readonly session = new PlainSessionState();
  readonly subscriptionGateway: InMemorySubscriptionGateway;
  readonly subscriptions = new PlainSubscriptionsState();
  readonly drafts: InMemoryDraftStorage;
  readonly loadUser: LoadUser;
  readonly completeSignIn: CompleteSignIn;
  readonly acceptSession: AcceptSession;
  readonly requestMagicLink: RequestMagicLink;
  readonly awaitSignIn: AwaitSignIn;
  readonly handleCallback: HandleSignInCallback;
  readonly startOAuth: StartOAuth;
  readonly startPasswordReset: StartPasswordReset;
  readonly finishPasswordReset: FinishPasswordReset;
  readonly restoreSession: RestoreSession;
  readonly keepSessionFresh: KeepSessionFresh;
  readonly followSession: FollowSession;
  readonly startSession: StartSession;
  readonly authorization: SessionAuthorization;
  readonly signOut: SignOut;
  readonly endSession: EndSession;

  constructor(
    readonly shopTab: Tab,
    private readonly tabChannel: InMemoryTabChannel,
    private readonly turns: InOrderTabLock,
    private readonly around: Around,
  ) {
    const { identity, signInStorage, chance } = around;
    const { session } = this;
    const { cart, storage, customer, scheduler, shop, logger } = shopTab;
    this.drafts = new InMemoryDraftStorage(signInStorage);
    this.subscriptionGateway = new InMemorySubscriptionGateway(() => shop.customer?.id);
    const loadSubscriptions = new LoadSubscriptions(this.subscriptionGateway, customer, this.subscriptions);
    this.endSession = new EndSession(
      signInStorage,
      storage,
      this.drafts,
      session,
      cart,
      customer,
      this.subscriptions,
      tabChannel,
    );
    this.loadUser = new LoadUser(
      signInStorage,
      storage,
      this.drafts,
      session,
      this.endSession,
      shopTab.putCartAway,
      shopTab.identifyCustomer,
      loadSubscriptions,
      shopTab.newsDesk,
      logger,
    );
    const bringCartAlong = new BringCartAlong(shopTab.mergeCart, storage, session, scheduler, shopTab.newsDesk, logger);
    this.completeSignIn = new CompleteSignIn(this.loadUser, bringCartAlong);
    this.acceptSession = new AcceptSession(session, this.completeSignIn);
    this.requestMagicLink = new RequestMagicLink(identity.magicLinks, signInStorage, callbackUrl);
    this.awaitSignIn = new AwaitSignIn(identity.sessions, this.completeSignIn, scheduler);
    this.handleCallback = new HandleSignInCallback(
      identity.magicLinks,
      identity.oauth,
      signInStorage,
      this.drafts,
      this.completeSignIn,
    );
    this.startOAuth = new StartOAuth(identity.oauth, signInStorage, this.drafts, callbackUrl);
    this.startPasswordReset = new StartPasswordReset(identity.passwords, signInStorage, callbackUrl);
    this.finishPasswordReset = new FinishPasswordReset(identity.passwords, signInStorage, this.completeSignIn);
    this.restoreSession = new RestoreSession(
      identity.sessions,
      signInStorage,
      storage,
      session,
      this.loadUser,
      bringCartAlong,
      this.endSession,
      logger,
    );
    this.keepSessionFresh = new KeepSessionFresh(identity.sessions, this.endSession, scheduler, {
      next: () => chance.value,
    });
    this.followSession = new FollowSession(
      identity.sessions,
      signInStorage,
      session,
      customer,
      this.loadUser,
      this.endSession,
      this.keepSessionFresh,
      scheduler,
      logger,
    );
    this.startSession = new StartSession(session, this.restoreSession, this.followSession);
    this.authorization = new SessionAuthorization(identity.sessions, session, this.endSession);
    this.signOut = new SignOut(identity.sessions, this.endSession);
  }

  /** The only tab of a fresh browser. */
  static open(): AccountTab {
    const clock = new ManualClock();
    const shop = new InMemoryShop({ now: () => clock.now() });
    const identity = new InMemoryIdentityTab(
      new InMemoryBrowser(new InMemoryIdentityProvider({ clock, sessionMinutes: 525_600 })),
    );
    // The shop knows its customers by the bearer, which the browser has as long as it has a session.
    identity.browser.listeners.add(
      (session) => (shop.customer = session && customerOf(identity.provider, session.userId)),
    );
    const [turns, tabChannel] = [new InOrderTabLock(), new InMemoryTabChannel()];
    const signIn = new InMemorySignInStorage();
    const surroundings = {
      shop,
      storage: new InMemoryCartStorage(),
      tabChannel,
      turns,
      scheduler: new ManualScheduler(clock),
      content: new InMemoryContentReader(),
      signIn,
    };
    return new AccountTab(new Tab(surroundings), tabChannel, turns, {
      identity,
      signInStorage: signIn,
      chance: { value: 0.5 },
    });
  }

  /** Another tab of the same browser. */
  openAnother(): AccountTab {
    const { around } = this;
    return new AccountTab(this.shopTab.openAnother(), this.tabChannel.otherTab(), this.turns, {
      ...around,
      identity: around.identity.otherTab(),
    });
  }

  /** The same tab after a reload: what lives in memory is gone. */
  reload(): AccountTab {
    return this.openAnother();
  }

  get customer(): PlainCustomerState {
    return this.shopTab.customer;
  }

  get identity(): InMemoryIdentityTab {
    return this.around.identity;
  }

  get provider(): InMemoryIdentityProvider {
    return this.identity.provider;
  }

  get storage(): InMemorySignInStorage {
    return this.around.signInStorage;
  }

  get shop(): InMemoryShop {
    return this.shopTab.shop;
  }

  get scheduler(): ManualScheduler {
    return this.shopTab.scheduler;
  }

  /** Skus of the cart that this tab shows. */
  get skus(): readonly string[] | undefined {
    return this.shopTab.cart.current?.lineItems.map(({ sku }) => sku);
  }

  jitter(value: number): void {
    this.around.chance.value = value;
  }

  /** Gets a session from the provider, as any way to sign in does; nothing else follows yet. */
  async authenticate(email = ada): Promise<SignInSession> {
    await this.identity.magicLinks.send(email, callbackUrl);
    return this.identity.magicLinks.authenticate(this.provider.sentTo(email).links[0]!);
  }

  /** Signs in to the end. */
  async signIn(email = ada): Promise<void> {
    await this.completeSignIn.execute(await this.authenticate(email));
  }
}

function customerOf(provider: InMemoryIdentityProvider, userId: string) {
  const index = provider.users.findIndex(({ id }) => id === userId);
  return { id: `customer-${index + 1}`, email: provider.users[index]?.factors[0]?.name ?? '' };
}
