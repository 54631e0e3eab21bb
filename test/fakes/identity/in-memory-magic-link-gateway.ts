import type { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { requireEmail, requireOwnAddress } from './contacts';
import { refusal } from './identity-refusals';
import type { InMemoryBrowser } from './in-memory-browser';

/** Minutes that a link lives. */
const linkLife = 60;

export class InMemoryMagicLinkGateway implements MagicLinkGateway {
  constructor(private readonly browser: InMemoryBrowser) {}

  send(email: string, callbackUrl: string): Promise<void> {
    const { provider } = this.browser;
    return provider.run('magicLinks.send', () => {
      const address = requireEmail(email);
      requireOwnAddress(callbackUrl);
      const owner = this.browser.signedInUser();
      const { user, factor } = provider.findOrAdd({ kind: 'email', name: address, isVerified: false }, owner);
      if (owner && user !== owner) throw refusal('email_in_use');
      const verifier = this.browser.verifier('magic-links');
      const { token } = provider.pose('magic-link', linkLife, { factor, userId: user.id, verifier });
      provider.outbox.push({ to: address, links: [token] });
    });
  }

  authenticate(token: string): Promise<SignInSession> {
    const { provider } = this.browser;
    return provider.run('magicLinks.authenticate', () => {
      const [link] = provider.posed('magic-link', (candidate) => candidate.token === token);
      if (!link) throw refusal('link_expired', 404);
      if (!provider.isOpen(link) || !link.factor || !link.userId) throw refusal('link_expired');
      this.browser.verify(link, 'passwords', 'magic-links');
      link.isUsed = true;
      provider.prove(link.factor, link.userId, this.browser.liveSession());
      this.browser.endFlow(link.verifier);
      return this.browser.signIn(link.userId, 'magic-link');
    });
  }
}
