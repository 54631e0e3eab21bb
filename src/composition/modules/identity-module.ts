import { ContainerModule } from 'inversify';
import { adapt, construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { WindowEthereumWallet } from '#src/infrastructure/browser/window-ethereum-wallet';
import { StytchCalls } from '#src/infrastructure/stytch/stytch-calls';
import { StytchClientSource } from '#src/infrastructure/stytch/stytch-client-source';
import { StytchMagicLinkGateway } from '#src/infrastructure/stytch/stytch-magic-link-gateway';
import { StytchOAuthGateway } from '#src/infrastructure/stytch/stytch-oauth-gateway';
import { StytchPasscodeGateway } from '#src/infrastructure/stytch/stytch-passcode-gateway';
import { StytchPasskeyGateway } from '#src/infrastructure/stytch/stytch-passkey-gateway';
import { StytchPasswordGateway } from '#src/infrastructure/stytch/stytch-password-gateway';
import { StytchSessionGateway } from '#src/infrastructure/stytch/stytch-session-gateway';
import { StytchSignInCallbackReader } from '#src/infrastructure/stytch/stytch-sign-in-callback-reader';
import { StytchSignInUserGateway } from '#src/infrastructure/stytch/stytch-sign-in-user-gateway';
import { StytchTotpGateway } from '#src/infrastructure/stytch/stytch-totp-gateway';
import { StytchWalletGateway } from '#src/infrastructure/stytch/stytch-wallet-gateway';

/** The sign-in provider's adapters; its own client is loaded when the first of them is called. */
export const identityModule = new ContainerModule(({ bind }) => {
  construct(bind, StytchClientSource, [ports.signInSettings, ports.logger]);
  construct(bind, StytchCalls, [StytchClientSource, ports.scheduler, ports.logger]);
  adapt(bind, ports.signInCallbackReader, StytchSignInCallbackReader, []);
  adapt(bind, ports.sessionGateway, StytchSessionGateway, [StytchCalls, ports.clock]);
  adapt(bind, ports.magicLinkGateway, StytchMagicLinkGateway, [StytchCalls]);
  adapt(bind, ports.passcodeGateway, StytchPasscodeGateway, [StytchCalls]);
  adapt(bind, ports.oauthGateway, StytchOAuthGateway, [StytchCalls]);
  adapt(bind, ports.passwordGateway, StytchPasswordGateway, [StytchCalls]);
  adapt(bind, ports.passkeyGateway, StytchPasskeyGateway, [StytchCalls]);
  adapt(bind, ports.totpGateway, StytchTotpGateway, [StytchCalls]);
  adapt(bind, ports.walletGateway, StytchWalletGateway, [StytchCalls]);
  adapt(bind, ports.signInUserGateway, StytchSignInUserGateway, [StytchCalls]);
  adapt(bind, ports.ethereumWallet, WindowEthereumWallet, []);
});
