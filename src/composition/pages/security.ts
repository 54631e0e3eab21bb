import { ContainerModule } from 'inversify';
import { AcceptSession } from '#src/application/session/accept-session';
import { construct } from '#src/composition/bind';
import { sessionPorts } from '#src/composition/session/session-ports';
import { ports } from '#src/composition/tokens';
import { definePage } from '#src/ui/app/page-route';
import { AuthenticatorAppPresenter } from '#src/ui/pages/account/security/authenticator-app.presenter';
import { OwnPasswordPresenter } from '#src/ui/pages/account/security/own-password.presenter';
import { PasskeyRegistrationPresenter } from '#src/ui/pages/account/security/passkey-registration.presenter';
import { SecurityPage } from '#src/ui/pages/account/security/security';
import { SecurityPresenter } from '#src/ui/pages/account/security/security.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { securityWords } from '#src/ui/text/security-words';
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
