import { ContainerModule } from 'inversify';
import { AcceptSession } from '#src/application/session/accept-session';
import { constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { signInFormsModule } from '#src/composition/modules/sign-in-forms-module';
import { ports } from '#src/composition/tokens';
import { AuthenticatorAppPresenter } from '#src/ui/session/authenticator-app.presenter';
import { OwnPasswordPresenter } from '#src/ui/session/own-password.presenter';
import { SecurityPage } from '#src/ui/session/security';
import { securityMessages } from '#src/ui/session/security-messages';
import { SecurityPresenter } from '#src/ui/session/security.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

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
