import { EthereumWallet } from '#src/application/ports/browser/ethereum-wallet';
import { CryptoWalletGateway } from '#src/application/ports/identity/crypto-wallet-gateway';
import { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import { PasscodeGateway } from '#src/application/ports/identity/passcode-gateway';
import { PasskeyGateway } from '#src/application/ports/identity/passkey-gateway';
import { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { SignInCallbackReader } from '#src/application/ports/identity/sign-in-callback-reader';
import { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import { TotpGateway } from '#src/application/ports/identity/totp-gateway';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { WindowEthereumWallet } from '#src/infrastructure/browser/window-ethereum-wallet';
import { StytchSettings } from '#src/infrastructure/stytch/stytch-client-source';
import { StytchCryptoWalletGateway } from '#src/infrastructure/stytch/stytch-crypto-wallet-gateway';
import { StytchMagicLinkGateway } from '#src/infrastructure/stytch/stytch-magic-link-gateway';
import { StytchOAuthGateway } from '#src/infrastructure/stytch/stytch-oauth-gateway';
import { StytchPasscodeGateway } from '#src/infrastructure/stytch/stytch-passcode-gateway';
import { StytchPasskeyGateway } from '#src/infrastructure/stytch/stytch-passkey-gateway';
import { StytchPasswordGateway } from '#src/infrastructure/stytch/stytch-password-gateway';
import { StytchSessionGateway } from '#src/infrastructure/stytch/stytch-session-gateway';
import { StytchSignInCallbackReader } from '#src/infrastructure/stytch/stytch-sign-in-callback-reader';
import { StytchSignInUserGateway } from '#src/infrastructure/stytch/stytch-sign-in-user-gateway';
import { StytchTotpGateway } from '#src/infrastructure/stytch/stytch-totp-gateway';

/** The sign-in provider's adapters; its own client is loaded when the first of them is called. */
export function adapters(container: Container): void {
  container.provide(StytchSettings, ({ signIn }) => signIn, [Settings]);
  container.adapt(SignInCallbackReader, StytchSignInCallbackReader);
  container.adapt(SessionGateway, StytchSessionGateway);
  container.adapt(MagicLinkGateway, StytchMagicLinkGateway);
  container.adapt(PasscodeGateway, StytchPasscodeGateway);
  container.adapt(OAuthGateway, StytchOAuthGateway);
  container.adapt(PasswordGateway, StytchPasswordGateway);
  container.adapt(PasskeyGateway, StytchPasskeyGateway);
  container.adapt(TotpGateway, StytchTotpGateway);
  container.adapt(CryptoWalletGateway, StytchCryptoWalletGateway);
  container.adapt(SignInUserGateway, StytchSignInUserGateway);
  container.adapt(EthereumWallet, WindowEthereumWallet);
}
