import { ContainerModule } from 'inversify';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { EthereumWallet } from '#src/application/ports/browser/ethereum-wallet';
import { PasscodeGateway } from '#src/application/ports/identity/passcode-gateway';
import { PasskeyGateway } from '#src/application/ports/identity/passkey-gateway';
import { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import { SessionState } from '#src/application/ports/state/session-state';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { AcceptSession } from '#src/application/session/accept-session';
import { AwaitSignIn } from '#src/application/session/await-sign-in';
import { RequestMagicLink } from '#src/application/session/request-magic-link';
import { SignInByWallet } from '#src/application/session/sign-in-by-wallet';
import { StartOAuth } from '#src/application/session/start-oauth';
import { StartPasswordReset } from '#src/application/session/start-password-reset';
import { construct, constructEach } from '#src/composition/bind';
import { SignInSettings } from '#src/composition/configuration/configured-values';
import { LinkPresenter } from '#src/ui/session/link.presenter';
import { NewPasswordPresenter } from '#src/ui/session/new-password.presenter';
import { PasscodePresenter } from '#src/ui/session/passcode.presenter';
import { PasswordPresenter } from '#src/ui/session/password.presenter';
import { QuickWaysPresenter } from '#src/ui/session/quick-ways.presenter';
import { LoginPresenter } from '#src/ui/session/shared/login.presenter';
import { SignInDraft } from '#src/ui/session/sign-in-draft';

/** The forms that sign in, on the sign-in page and wherever else somebody proves who they are. */
export const signInFormsModule = new ContainerModule(({ bind }) => {
  construct(bind, SignInDraft, [Logger]);
  constructEach(bind, LoginPresenter, [SignInSettings, SessionState, SignInDraft]);
  constructEach(bind, LinkPresenter, [SignInDraft, RequestMagicLink, AwaitSignIn, Scheduler]);
  constructEach(bind, PasscodePresenter, [SignInDraft, PasscodeGateway, AcceptSession, Logger]);
  constructEach(bind, PasswordPresenter, [SignInDraft, PasswordGateway, StartPasswordReset, AcceptSession, Logger]);
  constructEach(bind, NewPasswordPresenter, [PasswordGateway, Scheduler, Logger]);
  constructEach(bind, QuickWaysPresenter, [
    SignInSettings,
    StartOAuth,
    PasskeyGateway,
    EthereumWallet,
    SignInByWallet,
    AcceptSession,
    BrowserWindow,
    Logger,
  ]);
});
