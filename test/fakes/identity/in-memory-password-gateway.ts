import type { PasswordGateway, PasswordStrength } from '#src/application/ports/identity/password-gateway';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { requireEmail, requireOwnAddress } from './contacts';
import { refusal } from './identity-refusals';
import type { InMemoryBrowser } from './in-memory-browser';
import { requireStrong, strengthOf } from './password-rules';
import type { StoredUser } from './stored-identity';

/** Minutes that a link to a new password lives, and that a sign-in counts as fresh. */
const linkLife = 30;
const freshness = 5;

export class InMemoryPasswordGateway implements PasswordGateway {
  constructor(private readonly browser: InMemoryBrowser) {}

  create(email: string, password: string): Promise<SignInSession> {
    const { provider } = this.browser;
    return provider.run('passwords.create', () => {
      const name = requireEmail(email);
      requireStrong(password);
      if (provider.ownerOf('email', name)) throw refusal('email_in_use');
      const { user } = provider.findOrAdd({ kind: 'email', name, isVerified: false });
      this.set(user, password);
      return this.browser.signIn(user.id, 'password');
    });
  }

  authenticate(email: string, password: string): Promise<SignInSession> {
    return this.browser.provider.run('passwords.authenticate', () =>
      this.browser.signIn(this.prove(email, password).id, 'password'),
    );
  }

  checkStrength(_email: string, password: string): Promise<PasswordStrength> {
    return this.browser.provider.run('passwords.checkStrength', () => strengthOf(password));
  }

  startReset(email: string, callbackUrl: string): Promise<void> {
    const { provider } = this.browser;
    return provider.run('passwords.startReset', () => {
      const name = requireEmail(email);
      requireOwnAddress(callbackUrl);
      const known = provider.ownerOf('email', name);
      if (!known) throw refusal('unknown_email');
      const details = { factor: known.factor, userId: known.user.id, verifier: this.browser.verifier('passwords') };
      const links = [
        provider.pose('password-reset', linkLife, details),
        provider.pose('magic-link', linkLife, details),
      ];
      provider.outbox.push({ to: name, links: links.map(({ token }) => token) });
    });
  }

  resetByLink(token: string, password: string): Promise<SignInSession> {
    const { provider } = this.browser;
    return provider.run('passwords.resetByLink', () => {
      const [link] = provider.posed('password-reset', (candidate) => candidate.token === token);
      if (!link?.factor || !link.userId || !provider.isOpen(link)) throw refusal('link_expired');
      this.browser.verify(link, 'passwords');
      requireStrong(password);
      link.isUsed = true;
      link.factor.isVerified = true;
      this.browser.endFlow(link.verifier);
      provider.endOtherSessions(link.userId);
      this.set(provider.user(link.userId), password);
      return this.browser.signIn(link.userId, 'magic-link');
    });
  }

  resetByExistingPassword(email: string, existing: string, password: string): Promise<SignInSession> {
    const { provider } = this.browser;
    return provider.run('passwords.resetByExistingPassword', () => {
      const user = this.prove(email, existing);
      requireStrong(password);
      this.set(user, password);
      provider.endOtherSessions(user.id, this.browser.liveSession());
      return this.browser.signIn(user.id, 'password');
    });
  }

  async resetBySession(password: string): Promise<void> {
    this.browser.requireRemembered();
    const { provider } = this.browser;
    await provider.run('passwords.resetBySession', () => {
      const { session, user } = this.browser.requireSession();
      const latest = Math.max(...session.factors.map(({ lastUsedAt }) => lastUsedAt));
      if (provider.now() - latest > freshness * 60_000) throw refusal('sign_in_too_old');
      requireStrong(password);
      this.set(user, password);
      provider.endOtherSessions(user.id, session);
      this.browser.signIn(user.id, 'password');
    });
  }

  private set(user: StoredUser, password: string): void {
    user.password = password;
    user.needsNewPassword = false;
  }

  private prove(email: string, password: string): StoredUser {
    const { provider } = this.browser;
    const user = provider.ownerOf('email', requireEmail(email))?.user;
    if (!user) throw refusal('unknown_email');
    provider.requireUnlocked(user);
    if (user.needsNewPassword) throw refusal('password_reset_needed');
    if (user.password === undefined) throw refusal('no_password');
    if (user.password !== password) {
      provider.countFailure(user);
      throw refusal('wrong_credentials');
    }
    user.failures = 0;
    return user;
  }
}
