import { ContainerModule } from 'inversify';
import { AcceptSession } from '#src/application/session/accept-session';
import { AwaitSignIn } from '#src/application/session/await-sign-in';
import { RequestMagicLink } from '#src/application/session/request-magic-link';
import { SignInByWallet } from '#src/application/session/sign-in-by-wallet';
import { StartOAuth } from '#src/application/session/start-oauth';
import { StartPasswordReset } from '#src/application/session/start-password-reset';
import { construct } from '#src/composition/bind';
import { cartOwnerModule } from '#src/composition/modules/cart-owner-module';
import { shopperModule } from '#src/composition/modules/shopper-module';
import { identityBindings } from '#src/composition/session/identity-bindings';
import { sessionBindings } from '#src/composition/session/session-bindings';
import { sessionPorts } from '#src/composition/session/session-ports';
import { ports } from '#src/composition/tokens';
import { LinkPresenter } from '#src/ui/pages/account/login/link.presenter';
import { LoginPresenter } from '#src/ui/pages/account/login/login.presenter';
import { PasscodePresenter } from '#src/ui/pages/account/login/passcode.presenter';
import { PasswordPresenter } from '#src/ui/pages/account/login/password.presenter';
import { QuickWaysPresenter } from '#src/ui/pages/account/login/quick-ways.presenter';
import { SignInDraft } from '#src/ui/pages/account/login/sign-in-draft';
import { NewPasswordPresenter } from '#src/ui/pages/account/new-password.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';

const forms = new ContainerModule(({ bind }) => {
  construct(bind, SignInDraft, []);
  construct(bind, LoginPresenter, [sessionPorts.signIn, sessionPorts.sessionState, SignInDraft]).inTransientScope();
  construct(bind, LinkPresenter, [
    SignInDraft,
    RequestMagicLink,
    AwaitSignIn,
    ports.scheduler,
    ActionTracker,
  ]).inTransientScope();
  construct(bind, PasscodePresenter, [
    SignInDraft,
    sessionPorts.passcodeGateway,
    AcceptSession,
    ActionTracker,
  ]).inTransientScope();
  construct(bind, PasswordPresenter, [
    SignInDraft,
    sessionPorts.passwordGateway,
    StartPasswordReset,
    AcceptSession,
    ActionTracker,
  ]).inTransientScope();
  construct(bind, NewPasswordPresenter, [
    sessionPorts.passwordGateway,
    ports.scheduler,
    ActionTracker,
  ]).inTransientScope();
  construct(bind, QuickWaysPresenter, [
    sessionPorts.signIn,
    StartOAuth,
    sessionPorts.passkeyGateway,
    sessionPorts.ethereumWallet,
    SignInByWallet,
    AcceptSession,
    ports.browserWindow,
    ActionTracker,
  ]).inTransientScope();
});

/** The forms that sign in, on the sign-in page and wherever else somebody proves who they are. */
export const signInForms = [shopperModule, identityBindings, cartOwnerModule, sessionBindings, forms];
