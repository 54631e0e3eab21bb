import type { PasswordGateway, PasswordStrength } from '#src/application/ports/identity/password-gateway';
import type { Used } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { checkArguments } from './check-arguments';
import { StytchCalls } from './stytch-calls';
import { defaultMinutes } from './stytch-client-source';

/** Passwords (spec §7 passwords). */
export class StytchPasswordGateway implements PasswordGateway {
  static readonly uses = { calls: StytchCalls };

  constructor(private readonly use: Used<typeof StytchPasswordGateway.uses>) {}

  async create(email: string, password: string): Promise<SignInSession> {
    checkArguments({ email, password });
    return this.use.calls.authenticate('Failed to create password.', ({ passwords }, duration) =>
      passwords.create({ email, password, ...duration }),
    );
  }

  async authenticate(email: string, password: string): Promise<SignInSession> {
    checkArguments({ email, password });
    return this.use.calls.authenticate('Failed to authenticate password.', ({ passwords }, duration) =>
      passwords.authenticate({ email, password, ...duration }),
    );
  }

  async checkStrength(email: string, password: string): Promise<PasswordStrength> {
    checkArguments({ email, password });
    const { valid_password, score, breached_password, feedback } = await this.use.calls.run(
      'Failed to check password.',
      ({ passwords }) => passwords.strengthCheck({ email, password }),
    );
    return { isStrongEnough: valid_password, score, isBreached: breached_password, suggestions: feedback.suggestions };
  }

  async startReset(email: string, callbackUrl: string): Promise<void> {
    const { resetPasswordExpirationMinutes, resetPasswordTemplateId: templateId } = this.use.calls.source.settings;
    const minutes = resetPasswordExpirationMinutes ?? defaultMinutes.resetPassword;
    checkArguments({ email, redirect_url: callbackUrl, reset_password_expiration_minutes: minutes });
    await this.use.calls.run('Failed to send password reset', ({ passwords }) =>
      passwords.resetByEmailStart({
        email,
        login_redirect_url: callbackUrl,
        reset_password_redirect_url: callbackUrl,
        reset_password_expiration_minutes: minutes,
        ...(templateId && { reset_password_template_id: templateId }),
      }),
    );
  }

  async resetByLink(token: string, password: string): Promise<SignInSession> {
    checkArguments({ token, password });
    return this.use.calls.authenticate('Failed to reset password.', ({ passwords }, duration) =>
      passwords.resetByEmail({ token, password, ...duration }),
    );
  }

  async resetByExistingPassword(email: string, existing: string, password: string): Promise<SignInSession> {
    checkArguments({ email, existing_password: existing, new_password: password });
    return this.use.calls.authenticate('Failed to reset password.', ({ passwords }, duration) =>
      passwords.resetByExistingPassword({ email, existing_password: existing, new_password: password, ...duration }),
    );
  }

  async resetBySession(password: string): Promise<void> {
    checkArguments({ password });
    await this.use.calls.whileSignedIn(() =>
      this.use.calls.authenticate('Failed to reset password.', ({ passwords }, duration) =>
        passwords.resetBySession({ password, ...duration }),
      ),
    );
  }
}
