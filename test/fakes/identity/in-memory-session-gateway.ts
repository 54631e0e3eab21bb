import type { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { hasExpired, type SignInSession } from '#src/domain/session/sign-in-session';
import type { InMemoryBrowser } from './in-memory-browser';

export class InMemorySessionGateway implements SessionGateway {
  constructor(private readonly browser: InMemoryBrowser) {}

  async authorizationToken(): Promise<string | undefined> {
    return this.remembered()?.authorizationToken;
  }

  async restore(): Promise<SignInSession | undefined> {
    return this.remembered()?.session;
  }

  async refresh(): Promise<SignInSession> {
    this.browser.requireRemembered();
    const { provider } = this.browser;
    return provider.run('sessions.refresh', () =>
      this.browser.begin(provider.touch(this.browser.requireSession().session)),
    );
  }

  async revoke(): Promise<void> {
    if (!this.browser.remembered) return;
    const session = this.browser.liveSession();
    try {
      await this.browser.provider.run('sessions.revoke', () => {
        if (session) session.isRevoked = true;
      });
    } finally {
      this.browser.forget();
    }
  }

  async clear(): Promise<void> {
    this.browser.forget();
  }

  async onChange(listener: (session: SignInSession | undefined) => void): Promise<() => void> {
    this.browser.listeners.add(listener);
    return () => this.browser.listeners.delete(listener);
  }

  private remembered() {
    const { remembered, provider } = this.browser;
    return remembered && !hasExpired(remembered.session, provider.now()) ? remembered : undefined;
  }
}
