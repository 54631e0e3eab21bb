import type { PasscodeChannel, PasscodeGateway } from '#src/application/ports/identity/passcode-gateway';
import type { Used } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { checkArguments } from './check-arguments';
import { StytchCalls } from './stytch-calls';

/** One-time passcodes (spec §7 otps). */
export class StytchPasscodeGateway implements PasscodeGateway {
  static readonly uses = { calls: StytchCalls };

  constructor(private readonly use: Used<typeof StytchPasscodeGateway.uses>) {}

  async send(channel: PasscodeChannel, recipient: string): Promise<string> {
    checkArguments(channel === 'email' ? { email: recipient } : { phone_number: recipient });
    const { method_id: methodId } = await this.use.calls.run('Failed to send one time passcode', ({ session, otps }) =>
      // With a session the secondary endpoint is called (spec §6). Only `loginOrCreate` works for people without an
      // account.
      session.getSync() ? otps[channel].send(recipient) : otps[channel].loginOrCreate(recipient),
    );
    return methodId;
  }

  async authenticate(methodId: string, code: string): Promise<SignInSession> {
    checkArguments({ method_id: methodId, code });
    return this.use.calls.authenticate('Failed to authenticate token.', ({ otps }, duration) =>
      otps.authenticate(code, methodId, duration),
    );
  }
}
