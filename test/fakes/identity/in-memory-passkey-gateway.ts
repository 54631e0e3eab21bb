import type { PasskeyGateway } from '#src/application/ports/identity/passkey-gateway';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { refusal } from './identity-refusals';
import type { InMemoryBrowser } from './in-memory-browser';

/** A device that may know passkeys, and a person who may decline. */
export class InMemoryPasskeyGateway implements PasskeyGateway {
  supportsPasskeys = true;
  declines = false;
  /** The ids of those that this device holds. */
  private readonly held: string[] = [];

  constructor(private readonly browser: InMemoryBrowser) {}

  async isSupported(): Promise<boolean> {
    return this.supportsPasskeys;
  }

  async register(): Promise<void> {
    this.browser.requireRemembered();
    const { provider } = this.browser;
    await provider.run('passkeys.register', () => {
      const { user } = this.browser.requireSession();
      this.ask();
      const { id } = provider.addFactor(user, { kind: 'passkey', name: 'localhost', isVerified: true });
      this.held.push(id);
      this.browser.signIn(user.id, 'passkey');
    });
  }

  authenticate(): Promise<SignInSession> {
    const { provider } = this.browser;
    return provider.run('passkeys.authenticate', () => {
      this.ask();
      const id = this.held.at(-1);
      // A browser that holds none asks for one of another device, and the person gives up.
      if (id === undefined) throw signInError({ code: 'canceled' });
      const owner = provider.users.find(({ factors }) => factors.some((factor) => factor.id === id));
      if (!owner) throw refusal('unknown_passkey');
      return this.browser.signIn(owner.id, 'passkey');
    });
  }

  private ask(): void {
    if (this.declines) throw signInError({ code: 'canceled' });
  }
}
