import { type Container, ContainerModule } from 'inversify';
import type { Authorization } from '#src/application/ports/identity/authorization';
import { AcceptSession } from '#src/application/session/accept-session';
import { AwaitSignIn } from '#src/application/session/await-sign-in';
import { BringCartAlong } from '#src/application/session/bring-cart-along';
import { CompleteSignIn } from '#src/application/session/complete-sign-in';
import { EndSession } from '#src/application/session/end-session';
import { FinishPasswordReset } from '#src/application/session/finish-password-reset';
import { FollowSession } from '#src/application/session/follow-session';
import { ForgetVisitor } from '#src/application/session/forget-visitor';
import { HandleSignInCallback } from '#src/application/session/handle-sign-in-callback';
import { HideCustomer } from '#src/application/session/hide-customer';
import { IdentifyCustomer } from '#src/application/session/identify-customer';
import { KeepSessionFresh } from '#src/application/session/keep-session-fresh';
import { LoadUser } from '#src/application/session/load-user';
import { MergeCartOnSignIn } from '#src/application/session/merge-cart-on-sign-in';
import { PutCartAway } from '#src/application/session/put-cart-away';
import { RequestMagicLink } from '#src/application/session/request-magic-link';
import { RestoreSession } from '#src/application/session/restore-session';
import { SessionAuthorization } from '#src/application/session/session-authorization';
import { SignInByWallet } from '#src/application/session/sign-in-by-wallet';
import { SignOut } from '#src/application/session/sign-out';
import { StartOAuth } from '#src/application/session/start-oauth';
import { StartPasswordReset } from '#src/application/session/start-password-reset';
import { StartSession } from '#src/application/session/start-session';
import { TabOwner } from '#src/application/session/tab-owner';
import { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import { adapt, construct } from '#src/composition/bind';
import { loadModules } from '#src/composition/lazy';
import { ports } from '#src/composition/tokens';
import { WindowEthereumWallet } from '#src/infrastructure/browser/window-ethereum-wallet';
import { StytchCalls } from '#src/infrastructure/stytch/stytch-calls';
import { StytchClientSource } from '#src/infrastructure/stytch/stytch-client-source';
import { StytchCryptoWalletGateway } from '#src/infrastructure/stytch/stytch-crypto-wallet-gateway';
import { StytchMagicLinkGateway } from '#src/infrastructure/stytch/stytch-magic-link-gateway';
import { StytchOAuthGateway } from '#src/infrastructure/stytch/stytch-oauth-gateway';
import { StytchPasscodeGateway } from '#src/infrastructure/stytch/stytch-passcode-gateway';
import { StytchPasskeyGateway } from '#src/infrastructure/stytch/stytch-passkey-gateway';
import { StytchPasswordGateway } from '#src/infrastructure/stytch/stytch-password-gateway';
import { StytchSessionGateway } from '#src/infrastructure/stytch/stytch-session-gateway';
import { StytchSignInCallbackReader } from '#src/infrastructure/stytch/stytch-sign-in-callback-reader';
import { StytchSignInUserGateway } from '#src/infrastructure/stytch/stytch-sign-in-user-gateway';
import { StytchTotpGateway } from '#src/infrastructure/stytch/stytch-totp-gateway';
import { ObservableSessionState } from '#src/ui/session/observable-session-state';
import { SignedOutNotice } from '#src/ui/session/signed-out-notice';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { absoluteUrl } from '#src/ui/shell/site-identity';
import { DefaultReminderAlert } from '#src/ui/subscription/default-reminder-alert';
import { addressBookModule } from './address-book-module';
import { cartModule } from './cart-module';
import { cartOwnerModule } from './cart-owner-module';
import { groupOrderStorageModule } from './group-order-storage-module';
import { orderLinkModule } from './order-link-module';
import { randomModule } from './random-module';

/** The sign-in provider's adapters; its own client is loaded when the first of them is called. */
const identityModule = new ContainerModule(({ bind }) => {
  construct(bind, StytchClientSource, [ports.signInSettings, ports.logger]);
  construct(bind, StytchCalls, [StytchClientSource, ports.scheduler, ports.logger]);
  adapt(bind, ports.signInCallbackReader, StytchSignInCallbackReader, []);
  adapt(bind, ports.sessionGateway, StytchSessionGateway, [StytchCalls, ports.clock]);
  adapt(bind, ports.magicLinkGateway, StytchMagicLinkGateway, [StytchCalls]);
  adapt(bind, ports.passcodeGateway, StytchPasscodeGateway, [StytchCalls]);
  adapt(bind, ports.oauthGateway, StytchOAuthGateway, [StytchCalls]);
  adapt(bind, ports.passwordGateway, StytchPasswordGateway, [StytchCalls]);
  adapt(bind, ports.passkeyGateway, StytchPasskeyGateway, [StytchCalls]);
  adapt(bind, ports.totpGateway, StytchTotpGateway, [StytchCalls]);
  adapt(bind, ports.cryptoWalletGateway, StytchCryptoWalletGateway, [StytchCalls]);
  adapt(bind, ports.signInUserGateway, StytchSignInUserGateway, [StytchCalls]);
  adapt(bind, ports.ethereumWallet, WindowEthereumWallet, []);
});

const session = new ContainerModule(({ bind }) => {
  adapt(bind, ports.sessionState, ObservableSessionState, []);
  bind(ports.callbackUrl).toResolvedValue(
    (site, { callbackPath }) => absoluteUrl(site, `${callbackPath}/`),
    [ports.siteIdentity, ports.signInSettings],
  );

  construct(bind, LoadSubscriptions, [ports.subscriptionGateway, ports.customerState, ports.subscriptionsState]);
  construct(bind, HideCustomer, [
    ports.customerState,
    ports.subscriptionsState,
    ports.ordersState,
    ports.addressBookState,
  ]);
  construct(bind, ForgetVisitor, [
    ports.draftStorage,
    ports.groupOrderStorage,
    ports.cartStorage,
    ports.orderLinkStorage,
    ports.anonymousId,
  ]);
  construct(bind, EndSession, [
    ports.signInStorage,
    ports.cartStorage,
    ports.sessionState,
    ports.cartState,
    ports.tabChannel,
    HideCustomer,
    ForgetVisitor,
  ]);
  construct(bind, TabOwner, [ports.draftStorage, ports.groupOrderStorage, ports.orderLinkStorage]);
  construct(bind, LoadUser, [
    ports.signInStorage,
    ports.cartStorage,
    TabOwner,
    ports.sessionState,
    EndSession,
    PutCartAway,
    IdentifyCustomer,
    LoadSubscriptions,
    ports.cartChangeNotifier,
    ports.logger,
  ]);
  construct(bind, BringCartAlong, [
    MergeCartOnSignIn,
    ports.cartStorage,
    ports.sessionState,
    ports.scheduler,
    ports.cartChangeNotifier,
    ports.logger,
  ]);
  construct(bind, CompleteSignIn, [LoadUser, BringCartAlong]);
  construct(bind, AcceptSession, [ports.sessionState, CompleteSignIn]);
  construct(bind, SignOut, [ports.sessionGateway, ports.signInStorage, EndSession]);
  construct(bind, SessionAuthorization, [ports.sessionGateway, ports.sessionState, EndSession]);

  construct(bind, RestoreSession, [
    ports.sessionGateway,
    ports.signInStorage,
    ports.cartStorage,
    ports.sessionState,
    LoadUser,
    BringCartAlong,
    EndSession,
    ports.logger,
  ]);
  construct(bind, KeepSessionFresh, [ports.sessionGateway, EndSession, ports.scheduler, ports.randomSource]);
  construct(bind, FollowSession, [
    ports.sessionGateway,
    ports.signInStorage,
    ports.sessionState,
    ports.customerState,
    LoadUser,
    EndSession,
    KeepSessionFresh,
    ports.scheduler,
    ports.logger,
  ]);
  construct(bind, StartSession, [ports.sessionState, RestoreSession, FollowSession]);
  construct(bind, DefaultReminderAlert, [
    ports.subscriptionsState,
    AlertBarState,
    NavigationPresenter,
    ports.draftStorage,
    ports.clock,
  ]);
  construct(bind, SignedOutNotice, [ports.sessionState, AlertBarState, NavigationPresenter]);

  construct(bind, RequestMagicLink, [ports.magicLinkGateway, ports.signInStorage, ports.callbackUrl]);
  construct(bind, AwaitSignIn, [ports.sessionGateway, CompleteSignIn, ports.scheduler]);
  construct(bind, HandleSignInCallback, [
    ports.magicLinkGateway,
    ports.oauthGateway,
    ports.signInStorage,
    ports.draftStorage,
    CompleteSignIn,
  ]);
  construct(bind, StartOAuth, [ports.oauthGateway, ports.signInStorage, ports.draftStorage, ports.callbackUrl]);
  construct(bind, StartPasswordReset, [ports.passwordGateway, ports.signInStorage, ports.callbackUrl]);
  construct(bind, FinishPasswordReset, [ports.passwordGateway, ports.signInStorage, CompleteSignIn]);
  construct(bind, SignInByWallet, [ports.ethereumWallet, ports.cryptoWalletGateway, AcceptSession]);
});

/** Sign-in with everything it needs: for start-up and for the pages of the account. */
export const sessionModules = [
  identityModule,
  cartModule,
  cartOwnerModule,
  addressBookModule,
  groupOrderStorageModule,
  orderLinkModule,
  randomModule,
  session,
];

/**
 * Starts the session, in a chunk that visitors who never signed in do not load: restores the stored session, or leaves that
 * to the page of the sign-in callback, and follows the other tabs (spec §4 Start-up 3).
 */
export function openSession(container: Container): Authorization {
  loadModules(container, sessionModules);
  container.get(SignedOutNotice).mount();
  container.get(DefaultReminderAlert).mount();
  const { prefix } = container.get(ports.siteIdentity);
  const { callbackPath } = container.get(ports.signInSettings);
  const isCallback = ['/authenticate', callbackPath].some((path) => window.location.pathname.startsWith(prefix + path));
  void container.get(StartSession).execute({ isCallback });
  return container.get(SessionAuthorization);
}
