import { ContainerModule } from 'inversify';
import { AcceptSession } from '../../application/session/accept-session';
import { definePage } from '../../ui/app/page-route';
import { AuthenticatorAppPresenter } from '../../ui/pages/account/security/authenticator-app.presenter';
import { OwnPasswordPresenter } from '../../ui/pages/account/security/own-password.presenter';
import { PasskeyRegistrationPresenter } from '../../ui/pages/account/security/passkey-registration.presenter';
import { SecurityPage } from '../../ui/pages/account/security/security';
import { SecurityPresenter } from '../../ui/pages/account/security/security.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { securityWords } from '../../ui/text/security-words';
import { construct } from '../bind';
import { sessionPorts } from '../session/session-ports';
import { ports } from '../tokens';
import { accountBindings } from './account-bindings';
import { signInForms } from './sign-in-forms';

const security = new ContainerModule(({ bind }) => {
  construct(bind, SecurityPresenter, [
    sessionPorts.signIn,
    sessionPorts.signInUserGateway,
    sessionPorts.sessionState,
    ActionTracker,
    ports.liveMessageState,
  ]).inTransientScope();
  construct(bind, PasskeyRegistrationPresenter, [sessionPorts.passkeyGateway, ActionTracker]).inTransientScope();
  construct(bind, OwnPasswordPresenter, [
    sessionPorts.passwordGateway,
    AcceptSession,
    ActionTracker,
  ]).inTransientScope();
  construct(bind, AuthenticatorAppPresenter, [
    sessionPorts.totpGateway,
    AcceptSession,
    ActionTracker,
  ]).inTransientScope();
});

export const bindings = [...new Set([...signInForms, ...accountBindings, security])];

export const page = definePage<undefined>({
  View: SecurityPage,
  head: () => ({
    title: securityWords.title,
    description: securityWords.description,
    noindex: true,
    structuredData: [],
  }),
});
