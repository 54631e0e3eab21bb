import { token } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';

/** The channels for a one-time passcode (spec §9 OTP channels). */
export const passcodeChannels = ['email', 'sms', 'whatsapp'] as const;
export type PasscodeChannel = (typeof passcodeChannels)[number];

/** Sign-in by a one-time passcode (spec §7 otps). Rejects with GatewayError. */
export interface PasscodeGateway {
  /**
   * Sends a code to an e-mail address or an international phone number; returns the method id to confirm it with.
   * Codes: `invalid_email`, `invalid_phone_number`, and for a signed-in user `email_in_use`, `phone_number_in_use`.
   */
  send(channel: PasscodeChannel, recipient: string): Promise<string>;
  /** Codes: `invalid_passcode` (not six digits), `wrong_passcode`, `passcode_expired`, `too_many_attempts`. */
  authenticate(methodId: string, code: string): Promise<SignInSession>;
}

export const PasscodeGateway = token<PasscodeGateway>('PasscodeGateway');
