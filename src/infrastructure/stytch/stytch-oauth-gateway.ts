import type { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import type { Used } from '#src/application/ports/token';
import { oauthProviders, type SignInSession } from '#src/domain/session/sign-in-session';
import { checkArguments } from './check-arguments';
import { StytchCalls } from './stytch-calls';

/** `start` leaves the page. */
export class StytchOAuthGateway implements OAuthGateway {
  static readonly uses = { calls: StytchCalls };

  constructor(private readonly use: Used<typeof StytchOAuthGateway.uses>) {}

  async start(provider: string, callbackUrl: string): Promise<void> {
    const { oauthScopes: customScopes = [] } = this.use.calls.source.settings;
    checkArguments({ redirect_url: callbackUrl, custom_scopes: customScopes });
    const known = oauthProviders.find((candidate) => candidate === provider);
    if (!known) throw signInError({ code: 'usage_error', message: 'There is no such OAuth provider' });
    await this.use.calls.run('Failed to start sign-in.', ({ oauth }) =>
      oauth[known].start({
        login_redirect_url: callbackUrl,
        signup_redirect_url: callbackUrl,
        ...(customScopes.length > 0 && { custom_scopes: [...customScopes] }),
      }),
    );
  }

  async authenticate(token: string): Promise<SignInSession> {
    checkArguments({ token });
    return this.use.calls.authenticate('Failed to authenticate token.', ({ oauth }, duration) =>
      oauth.authenticate(token, duration),
    );
  }
}
