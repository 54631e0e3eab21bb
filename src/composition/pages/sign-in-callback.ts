import { ContainerModule } from 'inversify';
import { FinishPasswordReset } from '#src/application/session/finish-password-reset';
import { HandleSignInCallback } from '#src/application/session/handle-sign-in-callback';
import { RestoreSession } from '#src/application/session/restore-session';
import { constructEach } from '#src/composition/bind';
import { sessionModules } from '#src/composition/modules/session-module';
import { signInFormsModule } from '#src/composition/modules/sign-in-forms-module';
import { ports } from '#src/composition/tokens';
import { callbackMessages } from '#src/ui/session/shared/account-messages';
import { SignInCallbackPage } from '#src/ui/session/sign-in-callback';
import { SignInCallbackPresenter } from '#src/ui/session/sign-in-callback.presenter';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, SignInCallbackPresenter, [
    ports.signInCallbackReader,
    HandleSignInCallback,
    FinishPasswordReset,
    RestoreSession,
    ports.signInStorage,
    ports.sessionState,
    ports.logger,
  ]);
});

export const modules = [...sessionModules, signInFormsModule, presenters];

export const page = definePage<undefined>({ View: SignInCallbackPage, head: () => unlistedHead(callbackMessages) });
