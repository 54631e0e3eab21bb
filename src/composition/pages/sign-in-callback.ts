import { ContainerModule } from 'inversify';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { SignInCallbackReader } from '#src/application/ports/identity/sign-in-callback-reader';
import { SessionState } from '#src/application/ports/state/session-state';
import { Logger } from '#src/application/ports/system/logger';
import { FinishPasswordReset } from '#src/application/session/finish-password-reset';
import { HandleSignInCallback } from '#src/application/session/handle-sign-in-callback';
import { RestoreSession } from '#src/application/session/restore-session';
import { constructEach } from '#src/composition/bind';
import { sessionModules } from '#src/composition/modules/session-module';
import { signInFormsModule } from '#src/composition/modules/sign-in-forms-module';
import { callbackMessages } from '#src/ui/session/shared/account-messages';
import { SignInCallbackPage } from '#src/ui/session/sign-in-callback';
import { SignInCallbackPresenter } from '#src/ui/session/sign-in-callback.presenter';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, SignInCallbackPresenter, [
    SignInCallbackReader,
    HandleSignInCallback,
    FinishPasswordReset,
    RestoreSession,
    SignInStorage,
    SessionState,
    Logger,
  ]);
});

export const modules = [...sessionModules, signInFormsModule, presenters];

export const page = definePage<undefined>({ View: SignInCallbackPage, head: () => unlistedHead(callbackMessages) });
