import type { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import type { Used } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { checkArguments } from './check-arguments';
import { StytchCalls } from './stytch-calls';

/** The client keeps the PKCE secret of a requested link in this browser. */
export class StytchMagicLinkGateway implements MagicLinkGateway {
  static readonly uses = { calls: StytchCalls };

  constructor(private readonly use: Used<typeof StytchMagicLinkGateway.uses>) {}

  async send(email: string, callbackUrl: string): Promise<void> {
    checkArguments({ email, redirect_url: callbackUrl });
    const options = { login_magic_link_url: callbackUrl, signup_magic_link_url: callbackUrl };
    await this.use.calls.run('Failed to send magic link', ({ session, magicLinks }) =>
      // With a session the secondary endpoint is called (spec §6). Only `loginOrCreate` works for people without an
      // account.
      session.getSync() ? magicLinks.email.send(email, options) : magicLinks.email.loginOrCreate(email, options),
    );
  }

  async authenticate(token: string): Promise<SignInSession> {
    checkArguments({ token });
    return this.use.calls.authenticate('Failed to authenticate token.', ({ magicLinks }, duration) =>
      magicLinks.authenticate(token, duration),
    );
  }
}
