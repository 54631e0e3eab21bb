import { token } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';

/** Sign-in by a passkey of this device (spec §7 webauthn). Rejects with GatewayError; `canceled` when declined. */
export interface PasskeyGateway {
  /** True when this browser supports passkeys. */
  isSupported(): Promise<boolean>;
  /** Adds a passkey to the signed-in user. */
  register(): Promise<void>;
  authenticate(): Promise<SignInSession>;
}

export const PasskeyGateway = token<PasskeyGateway>('PasskeyGateway');
