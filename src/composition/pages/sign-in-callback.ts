import { ContainerModule } from 'inversify';
import { FinishPasswordReset } from '#src/application/session/finish-password-reset';
import { HandleSignInCallback } from '#src/application/session/handle-sign-in-callback';
import { RestoreSession } from '#src/application/session/restore-session';
import { construct } from '#src/composition/bind';
import { sessionPorts } from '#src/composition/session/session-ports';
import { ports } from '#src/composition/tokens';
import { definePage } from '#src/ui/app/page-route';
import { SignInCallbackPage } from '#src/ui/pages/account/callback/sign-in-callback';
import { SignInCallbackPresenter } from '#src/ui/pages/account/callback/sign-in-callback.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { callbackWords } from '#src/ui/text/account-words';
import { signInForms } from './sign-in-forms';

const callback = new ContainerModule(({ bind }) => {
  construct(bind, SignInCallbackPresenter, [
    sessionPorts.signInCallbackReader,
    HandleSignInCallback,
    FinishPasswordReset,
    RestoreSession,
    ports.signInStorage,
    sessionPorts.sessionState,
    ActionTracker,
  ]).inTransientScope();
});

export const bindings = [...signInForms, callback];

export const page = definePage<undefined>({
  View: SignInCallbackPage,
  head: () => ({
    title: callbackWords.title,
    description: callbackWords.description,
    noindex: true,
    structuredData: [],
  }),
});
