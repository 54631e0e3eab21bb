import { ContainerModule } from 'inversify';
import { FinishPasswordReset } from '../../application/session/finish-password-reset';
import { HandleSignInCallback } from '../../application/session/handle-sign-in-callback';
import { RestoreSession } from '../../application/session/restore-session';
import { definePage } from '../../ui/app/page-route';
import { SignInCallbackPage } from '../../ui/pages/account/callback/sign-in-callback';
import { SignInCallbackPresenter } from '../../ui/pages/account/callback/sign-in-callback.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { callbackWords } from '../../ui/text/account-words';
import { construct } from '../bind';
import { sessionPorts } from '../session/session-ports';
import { ports } from '../tokens';
import { signInForms } from './sign-in-forms';

const callback = new ContainerModule(({ bind }) => {
  construct(bind, SignInCallbackPresenter, [
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
