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
import { SecurityPage } from '#src/ui/pages/account/security/security';
import { SecurityPresenter } from '#src/ui/pages/account/security/security.presenter';
import { LiveMessageState } from '#src/ui/state/live-message-state';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, SecurityPresenter, [
    ports.signInSettings,
    ports.signInUserGateway,
    ports.sessionState,
    LiveMessageState,
    ports.logger,
  ]);
  constructEach(bind, OwnPasswordPresenter, [ports.passwordGateway, AcceptSession, ports.logger]);
  constructEach(bind, AuthenticatorAppPresenter, [ports.totpGateway, AcceptSession, ports.logger]);
});

export const modules = [...accountModules, signInFormsModule, presenters];

export const page = definePage<undefined>({ View: SecurityPage, head: () => unlistedHead(securityMessages) });
