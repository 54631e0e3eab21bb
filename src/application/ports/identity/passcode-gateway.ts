import type { SignInSession } from '#src/domain/session/sign-in-session';

/** The ways a one-time passcode can travel (spec §9 OTP channels). */
export const passcodeChannels = ['email', 'sms', 'whatsapp'] as const;
export type PasscodeChannel = (typeof passcodeChannels)[number];

/** Sign-in by a one-time passcode (spec §7 otps). Rejects with GatewayError. */
export interface PasscodeGateway {
  /** Sends a code to an address or a number in international form; answers the method it has to be confirmed with. */
  send(channel: PasscodeChannel, recipient: string): Promise<string>;
  /** Codes: otp_code_not_found (wrong), unable_to_auth_otp_code (used, expired, guessed too often). */
  authenticate(methodId: string, code: string): Promise<SignInSession>;
}
