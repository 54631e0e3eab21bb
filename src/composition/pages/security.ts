import { ContainerModule } from 'inversify';
import { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import { TotpGateway } from '#src/application/ports/identity/totp-gateway';
import { SessionState } from '#src/application/ports/state/session-state';
import { Logger } from '#src/application/ports/system/logger';
import { AcceptSession } from '#src/application/session/accept-session';
import { constructEach } from '#src/composition/bind';
import { SignInSettings } from '#src/composition/configuration/configured-values';
import { accountModules } from '#src/composition/modules/account-module';
import { signInFormsModule } from '#src/composition/modules/sign-in-forms-module';
import { AuthenticatorAppPresenter } from '#src/ui/session/authenticator-app.presenter';
import { OwnPasswordPresenter } from '#src/ui/session/own-password.presenter';
import { SecurityPage } from '#src/ui/session/security';
import { securityMessages } from '#src/ui/session/security-messages';
import { SecurityPresenter } from '#src/ui/session/security.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, SecurityPresenter, [SignInSettings, SignInUserGateway, SessionState, LiveMessageState, Logger]);
  constructEach(bind, OwnPasswordPresenter, [PasswordGateway, AcceptSession, Logger]);
  constructEach(bind, AuthenticatorAppPresenter, [TotpGateway, AcceptSession, Logger]);
});

export const modules = [...accountModules, signInFormsModule, presenters];

export const page = definePage<undefined>({ View: SecurityPage, head: () => unlistedHead(securityMessages) });
