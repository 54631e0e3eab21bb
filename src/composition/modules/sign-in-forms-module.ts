import { ContainerModule } from 'inversify';
import { AcceptSession } from '#src/application/session/accept-session';
import { AwaitSignIn } from '#src/application/session/await-sign-in';
import { RequestMagicLink } from '#src/application/session/request-magic-link';
import { SignInByWallet } from '#src/application/session/sign-in-by-wallet';
import { StartOAuth } from '#src/application/session/start-oauth';
import { StartPasswordReset } from '#src/application/session/start-password-reset';
import { construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { LinkPresenter } from '#src/ui/session/link.presenter';
import { NewPasswordPresenter } from '#src/ui/session/new-password.presenter';
import { PasscodePresenter } from '#src/ui/session/passcode.presenter';
import { PasswordPresenter } from '#src/ui/session/password.presenter';
import { QuickWaysPresenter } from '#src/ui/session/quick-ways.presenter';
import { LoginPresenter } from '#src/ui/session/shared/login.presenter';
import { SignInDraft } from '#src/ui/session/sign-in-draft';

/** The forms that sign in, on the sign-in page and wherever else somebody proves who they are. */
export const signInFormsModule = new ContainerModule(({ bind }) => {
  construct(bind, SignInDraft, [ports.logger]);
  constructEach(bind, LoginPresenter, [ports.signInSettings, ports.sessionState, SignInDraft]);
  constructEach(bind, LinkPresenter, [SignInDraft, RequestMagicLink, AwaitSignIn, ports.scheduler]);
  constructEach(bind, PasscodePresenter, [SignInDraft, ports.passcodeGateway, AcceptSession, ports.logger]);
  constructEach(bind, PasswordPresenter, [
    SignInDraft,
    ports.passwordGateway,
    StartPasswordReset,
    AcceptSession,
    ports.logger,
  ]);
  constructEach(bind, NewPasswordPresenter, [ports.passwordGateway, ports.scheduler, ports.logger]);
  constructEach(bind, QuickWaysPresenter, [
    ports.signInSettings,
    StartOAuth,
    ports.passkeyGateway,
    ports.ethereumWallet,
    SignInByWallet,
    AcceptSession,
    ports.browserWindow,
    ports.logger,
  ]);
});
