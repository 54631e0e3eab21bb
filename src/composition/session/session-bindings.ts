import { ContainerModule } from 'inversify';
import { AcceptSession } from '#src/application/session/accept-session';
import { AwaitSignIn } from '#src/application/session/await-sign-in';
import { BringCartAlong } from '#src/application/session/bring-cart-along';
import { CompleteSignIn } from '#src/application/session/complete-sign-in';
import { EndSession } from '#src/application/session/end-session';
import { FinishPasswordReset } from '#src/application/session/finish-password-reset';
import { FollowSession } from '#src/application/session/follow-session';
import { HandleSignInCallback } from '#src/application/session/handle-sign-in-callback';
import { KeepSessionFresh } from '#src/application/session/keep-session-fresh';
import { KnowCustomer } from '#src/application/session/know-customer';
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
import { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import { adapt, construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { MathRandomSource } from '#src/infrastructure/system/math-random-source';
import { DefaultReminderAlert } from '#src/ui/app/default-reminder-alert';
import { NavigationPresenter } from '#src/ui/app/navigation.presenter';
import { SignedOutNotice } from '#src/ui/app/signed-out-notice';
import { absoluteUrl } from '#src/ui/app/site-identity';
import { ObservableSessionState } from '#src/ui/state/observable-session-state';
import { sessionPorts } from './session-ports';

/** The use cases of the session, shared by start-up and the pages of the account. */
export const sessionBindings = new ContainerModule(({ bind }) => {
  adapt(bind, sessionPorts.sessionState, ObservableSessionState, []);
  adapt(bind, sessionPorts.randomSource, MathRandomSource, []);
  bind(sessionPorts.callbackUrl).toResolvedValue(
    (site, { callbackPath }) => absoluteUrl(site, `${callbackPath}/`),
    [ports.siteIdentity, sessionPorts.signIn],
  );

  construct(bind, LoadSubscriptions, [ports.subscriptionGateway, ports.customerState, ports.subscriptionsState]);
  construct(bind, EndSession, [
    ports.signInStorage,
    ports.cartStorage,
    ports.draftStorage,
    sessionPorts.sessionState,
    ports.cartState,
    ports.customerState,
    ports.subscriptionsState,
    ports.otherTabs,
  ]);
  construct(bind, LoadUser, [
    ports.signInStorage,
    ports.cartStorage,
    ports.draftStorage,
    sessionPorts.sessionState,
    EndSession,
    PutCartAway,
    KnowCustomer,
    LoadSubscriptions,
    ports.cartNewsDesk,
    ports.journal,
  ]);
  construct(bind, BringCartAlong, [
    MergeCartOnSignIn,
    ports.cartStorage,
    sessionPorts.sessionState,
    ports.scheduler,
    ports.cartNewsDesk,
    ports.journal,
  ]);
  construct(bind, CompleteSignIn, [LoadUser, BringCartAlong]);
  construct(bind, AcceptSession, [sessionPorts.sessionState, CompleteSignIn]);
  construct(bind, SignOut, [sessionPorts.sessionGateway, EndSession]);
  construct(bind, SessionAuthorization, [sessionPorts.sessionGateway, sessionPorts.sessionState, EndSession]);

  construct(bind, RestoreSession, [
    sessionPorts.sessionGateway,
    ports.signInStorage,
    ports.cartStorage,
    sessionPorts.sessionState,
    LoadUser,
    BringCartAlong,
    EndSession,
    ports.journal,
  ]);
  construct(bind, KeepSessionFresh, [
    sessionPorts.sessionGateway,
    EndSession,
    ports.scheduler,
    sessionPorts.randomSource,
  ]);
  construct(bind, FollowSession, [
    sessionPorts.sessionGateway,
    ports.signInStorage,
    sessionPorts.sessionState,
    ports.customerState,
    LoadUser,
    EndSession,
    KeepSessionFresh,
    ports.scheduler,
    ports.journal,
  ]);
  construct(bind, StartSession, [sessionPorts.sessionState, RestoreSession, FollowSession]);
  construct(bind, DefaultReminderAlert, [
    ports.subscriptionsState,
    ports.alertBarState,
    NavigationPresenter,
    ports.draftStorage,
    ports.clock,
  ]);
  construct(bind, SignedOutNotice, [sessionPorts.sessionState, ports.alertBarState, NavigationPresenter]);

  construct(bind, RequestMagicLink, [sessionPorts.magicLinkGateway, ports.signInStorage, sessionPorts.callbackUrl]);
  construct(bind, AwaitSignIn, [sessionPorts.sessionGateway, CompleteSignIn, ports.scheduler]);
  construct(bind, HandleSignInCallback, [
    sessionPorts.magicLinkGateway,
    sessionPorts.oauthGateway,
    ports.signInStorage,
    ports.draftStorage,
    CompleteSignIn,
  ]);
  construct(bind, StartOAuth, [
    sessionPorts.oauthGateway,
    ports.signInStorage,
    ports.draftStorage,
    sessionPorts.callbackUrl,
  ]);
  construct(bind, StartPasswordReset, [sessionPorts.passwordGateway, ports.signInStorage, sessionPorts.callbackUrl]);
  construct(bind, FinishPasswordReset, [sessionPorts.passwordGateway, ports.signInStorage, CompleteSignIn]);
  construct(bind, SignInByWallet, [sessionPorts.ethereumWallet, sessionPorts.walletGateway, AcceptSession]);
});
