import type { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { refusal } from './identity-refusals';
import type { InMemoryBrowser } from './in-memory-browser';

/** The providers that tests send people to, and how a person knows them. */
const names: ReadonlyMap<string, string> = new Map([
  ['google', 'Google'],
  ['apple', 'Apple'],
  ['facebook', 'Facebook'],
]);
/** Minutes that the token of the way back lives. */
const tokenLife = 5;

export class InMemoryOAuthGateway implements OAuthGateway {
  constructor(private readonly browser: InMemoryBrowser) {}

  async start(provider: string): Promise<void> {
    if (!names.has(provider)) throw signInError({ code: 'usage_error' });
    await this.browser.provider.run('oauth.start', () => {
      this.browser.departure = { provider, verifier: this.browser.newVerifier('oauth') };
    });
  }

  authenticate(token: string): Promise<SignInSession> {
    const { provider } = this.browser;
    return provider.run('oauth.authenticate', () => {
      const [answer] = provider.posed('oauth', (candidate) => candidate.token === token);
      if (!answer?.userId || !provider.isOpen(answer)) throw refusal('link_expired', 404);
      this.browser.verify(answer, 'oauth');
      answer.isUsed = true;
      this.browser.endFlow(answer.verifier);
      return this.browser.signIn(answer.userId, 'oauth');
    });
  }
}

/** Consents at the provider that `start` led to, with that address. Returns the token of the return. */
export function consent({ provider, departure }: InMemoryBrowser, email: string): string {
  if (!departure) throw new Error('Nobody has left the shop');
  const { user, factor } = provider.findOrAdd({ kind: 'email', name: email, isVerified: false });
  provider.prove(factor, user.id, undefined);
  const shownAs = names.get(departure.provider) ?? departure.provider;
  provider.findOrAdd({ kind: 'oauth', name: `${departure.provider} ${email}`, shownAs, isVerified: true }, user);
  return provider.pose('oauth', tokenLife, { userId: user.id, verifier: departure.verifier }).token;
}
