import type { TotpEnrolment, TotpGateway } from '#src/application/ports/identity/totp-gateway';
import type { Used } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { checkArguments } from './check-arguments';
import { StytchCalls } from './stytch-calls';
import { defaultMinutes } from './stytch-client-source';

/** Authenticator apps are a second factor, so every call needs a session. */
export class StytchTotpGateway implements TotpGateway {
  static readonly uses = { calls: StytchCalls };

  constructor(private readonly use: Used<typeof StytchTotpGateway.uses>) {}

  async enrol(): Promise<TotpEnrolment> {
    const { totpExpirationMinutes: minutes = defaultMinutes.totp } = this.use.calls.source.settings;
    checkArguments({ expiration_minutes: minutes });
    const { totp_id, secret, qr_code, recovery_codes } = await this.use.calls.whileSignedIn(() =>
      this.use.calls.run('Failed to add authenticator app.', ({ totps }) =>
        totps.create({ expiration_minutes: minutes }),
      ),
    );
    return { id: totp_id, secret, qrCode: qr_code, recoveryCodes: recovery_codes };
  }

  async authenticate(code: string): Promise<SignInSession> {
    checkArguments({ code });
    return this.use.calls.whileSignedIn(() =>
      this.use.calls.authenticate('Failed to authenticate code.', ({ totps }, duration) =>
        totps.authenticate({ totp_code: code, ...duration }),
      ),
    );
  }

  async readRecoveryCodes(): Promise<readonly string[]> {
    const { totps } = await this.use.calls.whileSignedIn(() =>
      this.use.calls.run('Failed to read recovery codes.', (client) => client.totps.recoveryCodes()),
    );
    // The client declares one app, the provider sends a list.
    return [totps].flat().flatMap(({ recovery_codes }) => recovery_codes);
  }

  async recover(recoveryCode: string): Promise<SignInSession> {
    checkArguments({ recovery_code: recoveryCode });
    return this.use.calls.whileSignedIn(() =>
      this.use.calls.authenticate('Failed to authenticate code.', ({ totps }, duration) =>
        totps.recover({ recovery_code: recoveryCode, ...duration }),
      ),
    );
  }
}
