import type { CryptoWalletGateway } from '#src/application/ports/identity/crypto-wallet-gateway';
import type { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import type { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import type { PasscodeGateway } from '#src/application/ports/identity/passcode-gateway';
import type { PasskeyGateway } from '#src/application/ports/identity/passkey-gateway';
import type { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import type { SessionGateway } from '#src/application/ports/identity/session-gateway';
import type { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import type { TotpGateway } from '#src/application/ports/identity/totp-gateway';
import { CallScript } from '#test/fakes/shop/call-script';
import { unreachable } from './identity-refusals';

type MethodsOf<Name extends string, Port> = `${Name}.${keyof Port & string}`;

/** A method of a port, as in `sessions.refresh`: several ports have one of the same name. */
export type IdentityMethod =
  | MethodsOf<'sessions', SessionGateway>
  | MethodsOf<'magicLinks', MagicLinkGateway>
  | MethodsOf<'passcodes', PasscodeGateway>
  | MethodsOf<'passwords', PasswordGateway>
  | MethodsOf<'passkeys', PasskeyGateway>
  | MethodsOf<'oauth', OAuthGateway>
  | MethodsOf<'wallets', CryptoWalletGateway>
  | MethodsOf<'totps', TotpGateway>
  | MethodsOf<'users', SignInUserGateway>;

/** Plans failures of coming calls to the provider, which can also be unreachable altogether. */
export class IdentityScript extends CallScript<IdentityMethod> {
  private isOnline = true;

  /** Nothing reaches the provider until `reconnect`. */
  disconnect(): void {
    this.isOnline = false;
  }

  reconnect(): void {
    this.isOnline = true;
  }

  override async run<T>(method: IdentityMethod, call: () => T): Promise<T> {
    if (!this.isOnline) throw unreachable();
    return super.run(method, call);
  }
}
