import { type Container, ContainerModule } from 'inversify';
import { CurrentCart } from '#src/application/cart/current-cart';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { EthereumWallet } from '#src/application/ports/browser/ethereum-wallet';
import { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { Authorization } from '#src/application/ports/identity/authorization';
import { CryptoWalletGateway } from '#src/application/ports/identity/crypto-wallet-gateway';
import { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import { PasscodeGateway } from '#src/application/ports/identity/passcode-gateway';
import { PasskeyGateway } from '#src/application/ports/identity/passkey-gateway';
import { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { SignInCallbackReader } from '#src/application/ports/identity/sign-in-callback-reader';
import { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import { TotpGateway } from '#src/application/ports/identity/totp-gateway';
import { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { PersonalState } from '#src/application/ports/state/personal-state';
import { SessionState } from '#src/application/ports/state/session-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { RandomSource } from '#src/application/ports/system/random-source';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { AcceptSession } from '#src/application/session/accept-session';
import { AwaitSignIn } from '#src/application/session/await-sign-in';
import { BeginSession } from '#src/application/session/begin-session';
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
import { RequestMagicLink } from '#src/application/session/request-magic-link';
import { RestoreSession } from '#src/application/session/restore-session';
import { SessionAuthorization } from '#src/application/session/session-authorization';
import { SignInByWallet } from '#src/application/session/sign-in-by-wallet';
import { SignOut } from '#src/application/session/sign-out';
import { StartOAuth } from '#src/application/session/start-oauth';
import { StartPasswordReset } from '#src/application/session/start-password-reset';
import { StartSession } from '#src/application/session/start-session';
import { TabOwner } from '#src/application/session/tab-owner';
import { TakeOverSession } from '#src/application/session/take-over-session';
import { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import { adapt, construct } from '#src/composition/bind';
import { CallbackUrl, SignInSettings } from '#src/composition/configuration/configured-values';
import { loadModules } from '#src/composition/lazy';
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
import { absoluteUrl, SiteIdentity } from '#src/ui/shell/site-identity';
import { DefaultReminderAlert } from '#src/ui/subscription/default-reminder-alert';
import { addressBookModule } from './address-book-module';
import { cartModule } from './cart-module';
import { cartOwnerModule } from './cart-owner-module';
import { groupOrderStorageModule } from './group-order-storage-module';
import { orderLinkModule } from './order-link-module';
import { randomModule } from './random-module';

/** The sign-in provider's adapters; its own client is loaded when the first of them is called. */
const identityModule = new ContainerModule(({ bind }) => {
  construct(bind, StytchClientSource, [SignInSettings, Logger]);
  construct(bind, StytchCalls, [StytchClientSource, Scheduler, Logger]);
  adapt(bind, SignInCallbackReader, StytchSignInCallbackReader, []);
  adapt(bind, SessionGateway, StytchSessionGateway, [StytchCalls, Clock]);
  adapt(bind, MagicLinkGateway, StytchMagicLinkGateway, [StytchCalls]);
  adapt(bind, PasscodeGateway, StytchPasscodeGateway, [StytchCalls]);
  adapt(bind, OAuthGateway, StytchOAuthGateway, [StytchCalls]);
  adapt(bind, PasswordGateway, StytchPasswordGateway, [StytchCalls]);
  adapt(bind, PasskeyGateway, StytchPasskeyGateway, [StytchCalls]);
  adapt(bind, TotpGateway, StytchTotpGateway, [StytchCalls]);
  adapt(bind, CryptoWalletGateway, StytchCryptoWalletGateway, [StytchCalls]);
  adapt(bind, SignInUserGateway, StytchSignInUserGateway, [StytchCalls]);
  adapt(bind, EthereumWallet, WindowEthereumWallet, []);
});

const session = new ContainerModule(({ bind }) => {
  adapt(bind, SessionState, ObservableSessionState, []);
  bind(CallbackUrl).toResolvedValue(
    (site, { callbackPath }) => absoluteUrl(site, `${callbackPath}/`),
    [SiteIdentity, SignInSettings],
  );

  construct(bind, LoadSubscriptions, [SubscriptionGateway, CustomerState, SubscriptionsState]);
  bind(HideCustomer).toDynamicValue((context) => new HideCustomer(() => context.getAll(PersonalState)));
  bind(ForgetVisitor).toDynamicValue((context) => new ForgetVisitor(() => context.getAll(PersonalStorage)));
  construct(bind, EndSession, [SignInStorage, CurrentCart, SessionState, HideCustomer, ForgetVisitor]);
  bind(TabOwner).toDynamicValue(
    (context) => new TabOwner(context.get(DraftStorage), () => context.getAll(PersonalStorage)),
  );
  construct(bind, BeginSession, [SignInStorage, SessionState, TabOwner, CurrentCart, EndSession]);
  construct(bind, LoadUser, [
    BeginSession,
    SessionState,
    CurrentCart,
    IdentifyCustomer,
    LoadSubscriptions,
    CartChangeNotifier,
    Logger,
  ]);
  construct(bind, BringCartAlong, [
    MergeCartOnSignIn,
    CurrentCart,
    SessionState,
    Scheduler,
    CartChangeNotifier,
    Logger,
  ]);
  construct(bind, CompleteSignIn, [LoadUser, BringCartAlong]);
  construct(bind, AcceptSession, [SessionState, CompleteSignIn]);
  construct(bind, SignOut, [SessionGateway, SignInStorage, EndSession]);
  construct(bind, SessionAuthorization, [SessionGateway, SessionState, EndSession]);

  construct(bind, RestoreSession, [
    SessionGateway,
    SignInStorage,
    SessionState,
    LoadUser,
    BringCartAlong,
    EndSession,
    Logger,
  ]);
  construct(bind, KeepSessionFresh, [SessionGateway, EndSession, Scheduler, RandomSource]);
  construct(bind, TakeOverSession, [SessionState, CustomerState, SignInStorage, LoadUser, EndSession]);
  construct(bind, FollowSession, [SessionGateway, SessionState, TakeOverSession, KeepSessionFresh, Scheduler, Logger]);
  construct(bind, StartSession, [SessionState, RestoreSession, FollowSession]);
  construct(bind, DefaultReminderAlert, [SubscriptionsState, AlertBarState, NavigationPresenter, DraftStorage, Clock]);
  construct(bind, SignedOutNotice, [SessionState, AlertBarState, NavigationPresenter]);

  construct(bind, RequestMagicLink, [MagicLinkGateway, SignInStorage, CallbackUrl]);
  construct(bind, AwaitSignIn, [SessionGateway, CompleteSignIn, Scheduler]);
  construct(bind, HandleSignInCallback, [MagicLinkGateway, OAuthGateway, SignInStorage, DraftStorage, CompleteSignIn]);
  construct(bind, StartOAuth, [OAuthGateway, SignInStorage, DraftStorage, CallbackUrl]);
  construct(bind, StartPasswordReset, [PasswordGateway, SignInStorage, CallbackUrl]);
  construct(bind, FinishPasswordReset, [PasswordGateway, SignInStorage, CompleteSignIn]);
  construct(bind, SignInByWallet, [EthereumWallet, CryptoWalletGateway, AcceptSession]);
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
  const { prefix } = container.get(SiteIdentity);
  const { callbackPath } = container.get(SignInSettings);
  const isCallback = ['/authenticate', callbackPath].some((path) => window.location.pathname.startsWith(prefix + path));
  void container.get(StartSession).execute({ isCallback });
  return container.get(SessionAuthorization);
}
