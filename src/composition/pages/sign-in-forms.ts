import { ContainerModule } from 'inversify';
import { AcceptSession } from '../../application/session/accept-session';
import { AwaitSignIn } from '../../application/session/await-sign-in';
import { RequestMagicLink } from '../../application/session/request-magic-link';
import { SignInByWallet } from '../../application/session/sign-in-by-wallet';
import { StartOAuth } from '../../application/session/start-oauth';
import { StartPasswordReset } from '../../application/session/start-password-reset';
import { LinkPresenter } from '../../ui/pages/account/login/link.presenter';
import { LoginPresenter } from '../../ui/pages/account/login/login.presenter';
import { PasscodePresenter } from '../../ui/pages/account/login/passcode.presenter';
import { PasswordPresenter } from '../../ui/pages/account/login/password.presenter';
import { QuickWaysPresenter } from '../../ui/pages/account/login/quick-ways.presenter';
import { SignInDraft } from '../../ui/pages/account/login/sign-in-draft';
import { NewPasswordPresenter } from '../../ui/pages/account/new-password.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { construct } from '../bind';
import { cartOwnerModule } from '../modules/cart-owner-module';
import { shopperModule } from '../modules/shopper-module';
import { identityBindings } from '../session/identity-bindings';
import { sessionBindings } from '../session/session-bindings';
import { sessionPorts } from '../session/session-ports';
import { ports } from '../tokens';

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
