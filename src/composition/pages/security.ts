import { ContainerModule } from 'inversify';
import { AcceptSession } from '#src/application/session/accept-session';
import { constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { signInFormsModule } from '#src/composition/modules/sign-in-forms-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { securityMessages } from '#src/ui/messages/security-messages';
import { AuthenticatorAppPresenter } from '#src/ui/pages/account/security/authenticator-app.presenter';
import { OwnPasswordPresenter } from '#src/ui/pages/account/security/own-password.presenter';
import { PasskeyRegistrationPresenter } from '#src/ui/pages/account/security/passkey-registration.presenter';
import { SecurityPage } from '#src/ui/pages/account/security/security';
import { SecurityPresenter } from '#src/ui/pages/account/security/security.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { LiveMessageState } from '#src/ui/state/live-message-state';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, SecurityPresenter, [
    ports.signInSettings,
    ports.signInUserGateway,
    ports.sessionState,
    ActionTracker,
    LiveMessageState,
  ]);
  constructEach(bind, PasskeyRegistrationPresenter, [ports.passkeyGateway, ActionTracker]);
  constructEach(bind, OwnPasswordPresenter, [ports.passwordGateway, AcceptSession, ActionTracker]);
  constructEach(bind, AuthenticatorAppPresenter, [ports.totpGateway, AcceptSession, ActionTracker]);
});

export const modules = [...accountModules, signInFormsModule, presenters];

export const page = definePage<undefined>({ View: SecurityPage, head: () => unlistedHead(securityMessages) });
