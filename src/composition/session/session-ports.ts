import type { EthereumWallet } from '#src/application/ports/browser/ethereum-wallet';
import type { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import type { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import type { PasscodeGateway } from '#src/application/ports/identity/passcode-gateway';
import type { PasskeyGateway } from '#src/application/ports/identity/passkey-gateway';
import type { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import type { SessionGateway } from '#src/application/ports/identity/session-gateway';
import type { SignInCallbackReader } from '#src/application/ports/identity/sign-in-callback-reader';
import type { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import type { TotpGateway } from '#src/application/ports/identity/totp-gateway';
import type { WalletGateway } from '#src/application/ports/identity/wallet-gateway';
import type { CustomizationState } from '#src/application/ports/state/customization-state';
import type { SessionState } from '#src/application/ports/state/session-state';
import type { RandomSource } from '#src/application/ports/system/random-source';
import { token } from '#src/composition/bind';
import type { Configuration } from '#src/composition/configuration';

/** The ports that only sign-in knows: they arrive with its chunk, so that the first page need not name them. */
export const sessionPorts = {
  signIn: token<Configuration['signIn']>('SignIn'),
  callbackUrl: token<string>('CallbackUrl'),
  sessionState: token<SessionState>('SessionState'),
  customizationState: token<CustomizationState>('CustomizationState'),
  signInCallbackReader: token<SignInCallbackReader>('SignInCallbackReader'),
  sessionGateway: token<SessionGateway>('SessionGateway'),
  magicLinkGateway: token<MagicLinkGateway>('MagicLinkGateway'),
  passcodeGateway: token<PasscodeGateway>('PasscodeGateway'),
  oauthGateway: token<OAuthGateway>('OAuthGateway'),
  passwordGateway: token<PasswordGateway>('PasswordGateway'),
  passkeyGateway: token<PasskeyGateway>('PasskeyGateway'),
  totpGateway: token<TotpGateway>('TotpGateway'),
  walletGateway: token<WalletGateway>('WalletGateway'),
  signInUserGateway: token<SignInUserGateway>('SignInUserGateway'),
  ethereumWallet: token<EthereumWallet>('EthereumWallet'),
  randomSource: token<RandomSource>('RandomSource'),
} as const;
