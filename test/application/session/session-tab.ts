import { RestoreCart } from '../../../src/application/cart/restore-cart';
import { AssociateCart } from '../../../src/application/session/associate-cart';
import { AwaitSignIn } from '../../../src/application/session/await-sign-in';
import { CompleteSignIn } from '../../../src/application/session/complete-sign-in';
import { EndSession } from '../../../src/application/session/end-session';
import { HandleSignInCallback } from '../../../src/application/session/handle-sign-in-callback';
import { KeepSessionFresh } from '../../../src/application/session/keep-session-fresh';
import { MergeCartOnSignIn } from '../../../src/application/session/merge-cart-on-sign-in';
import { RequestMagicLink } from '../../../src/application/session/request-magic-link';
import { RestoreSession } from '../../../src/application/session/restore-session';
import { SessionAuthorization } from '../../../src/application/session/session-authorization';
import { SignOut } from '../../../src/application/session/sign-out';
import { ObservableCustomerState } from '../../../src/ui/state/observable-customer-state';
import { ObservableSessionState } from '../../../src/ui/state/observable-session-state';
import { InMemoryCartStorage } from '../../fakes/browser/in-memory-cart-storage';
import { InMemoryOtherTabs } from '../../fakes/browser/in-memory-other-tabs';
import { InMemorySignInStorage } from '../../fakes/browser/in-memory-sign-in-storage';
import { InOrderExclusiveAccess } from '../../fakes/browser/in-order-exclusive-access';
import { InMemoryIdentityTab } from '../../fakes/identity/in-memory-identity-tab';
import { InMemoryCustomerGateway } from '../../fakes/shop/in-memory-customer-gateway';
import { InMemoryOrderGateway } from '../../fakes/shop/in-memory-order-gateway';
import { InMemoryShop } from '../../fakes/shop/in-memory-shop';
import { PlainCartState } from '../../fakes/state/plain-cart-state';
import { ManualScheduler } from '../../fakes/system/manual-scheduler';
import { RecordingJournal } from '../../fakes/system/recording-journal';

export const ada = { id: 1, email: 'ada@example.test' };
export const callbackUrl = 'http://localhost:5173/en-US/authenticate/';

/** One tab with everything of the session, on fakes and in virtual time. The shop knows ada as soon as she is signed in. */
export class SessionTab {
  readonly shop = new InMemoryShop();
  readonly identity = new InMemoryIdentityTab();
  readonly scheduler = new ManualScheduler();
  readonly journal = new RecordingJournal();
  readonly signInStorage = new InMemorySignInStorage();
  readonly cartStorage = new InMemoryCartStorage();
  readonly cart = new PlainCartState();
  readonly session = new ObservableSessionState();
  readonly customer = new ObservableCustomerState();
  readonly orders = new InMemoryOrderGateway(this.shop);
  /** Takes all chance away: 0.5 is no jitter at all. */
  chance = 0.5;

  private readonly turns = new InOrderExclusiveAccess();
  private readonly otherTabs = new InMemoryOtherTabs();
  private readonly random = { next: () => this.chance };
  readonly restoreCart = new RestoreCart(this.orders, this.cartStorage, this.cart);
  readonly associateCart = new AssociateCart(this.orders, this.cartStorage, this.session);
  readonly mergeCart = new MergeCartOnSignIn(
    this.orders, this.cartStorage, this.cart, this.associateCart, this.restoreCart, this.turns, this.scheduler, this.otherTabs,
  );
  readonly completeSignIn = new CompleteSignIn(
    this.signInStorage, this.session, new InMemoryCustomerGateway(this.shop), this.customer, this.mergeCart, this.journal,
  );
  readonly endSession = new EndSession(this.signInStorage, this.cartStorage, this.session, this.cart, this.customer, this.otherTabs);
  readonly signOut = new SignOut(this.identity.sessions, this.endSession);
  readonly restoreSession = new RestoreSession(
    this.identity.sessions, this.signInStorage, this.session, this.completeSignIn, this.endSession, this.journal,
  );
  readonly keepSessionFresh = new KeepSessionFresh(this.identity.sessions, this.endSession, this.scheduler, this.random);
  readonly authorization = new SessionAuthorization(this.identity.sessions, this.session, this.endSession);
  readonly awaitSignIn = new AwaitSignIn(this.identity.sessions, this.completeSignIn, this.scheduler);
  readonly requestMagicLink = new RequestMagicLink(this.identity.magicLinks, this.signInStorage, callbackUrl);
  readonly handleCallback = new HandleSignInCallback(this.identity.magicLinks, this.identity.oauth, this.signInStorage, this.completeSignIn);

  /** A cart that the guest filled. */
  async fillCart(sku: string, quantity = 1): Promise<string> {
    const order = await this.orders.create([{ sku, quantity }]);
    this.cartStorage.write(order);
    this.cart.replace(order);
    return order.number;
  }

  /** The token of the link that was sent last. */
  async tokenOfLink(email = ada.email): Promise<string> {
    await this.requestMagicLink.execute(email, '/checkout/?step=payment');
    return this.identity.provider.sentTo(email).links[0] ?? '';
  }

  /** Signs ada in by a link. */
  async signIn(): Promise<void> {
    const token = await this.tokenOfLink();
    this.shop.customer = ada;
    await this.handleCallback.execute({ kind: 'magic-link', token });
  }
}
