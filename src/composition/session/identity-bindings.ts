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
import { sessionPorts } from './session-ports';

/** The sign-in provider's adapters; its own client is loaded when the first of them is called. */
export const identityBindings = new ContainerModule(({ bind }) => {
  construct(bind, StytchClientSource, [sessionPorts.signIn, ports.journal]);
  construct(bind, StytchCalls, [StytchClientSource, ports.scheduler, ports.journal]);
  adapt(bind, sessionPorts.signInCallbackReader, StytchSignInCallbackReader, []);
  adapt(bind, sessionPorts.sessionGateway, StytchSessionGateway, [StytchCalls, ports.clock]);
  adapt(bind, sessionPorts.magicLinkGateway, StytchMagicLinkGateway, [StytchCalls]);
  adapt(bind, sessionPorts.passcodeGateway, StytchPasscodeGateway, [StytchCalls]);
  adapt(bind, sessionPorts.oauthGateway, StytchOAuthGateway, [StytchCalls]);
  adapt(bind, sessionPorts.passwordGateway, StytchPasswordGateway, [StytchCalls]);
  adapt(bind, sessionPorts.passkeyGateway, StytchPasskeyGateway, [StytchCalls]);
  adapt(bind, sessionPorts.totpGateway, StytchTotpGateway, [StytchCalls]);
  adapt(bind, sessionPorts.walletGateway, StytchWalletGateway, [StytchCalls]);
  adapt(bind, sessionPorts.signInUserGateway, StytchSignInUserGateway, [StytchCalls]);
  adapt(bind, sessionPorts.ethereumWallet, WindowEthereumWallet, []);
});
