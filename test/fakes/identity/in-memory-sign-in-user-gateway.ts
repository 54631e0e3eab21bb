import { endsSession, signInError } from '#src/application/ports/identity/sign-in-error';
import type { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import type { FactorKind, SignInUser } from '#src/domain/session/sign-in-user';
import { refusal, type RefusalCode } from './identity-refusals';
import type { InMemoryBrowser } from './in-memory-browser';
import { type StoredUser, tellUser } from './stored-identity';

const unknown: Readonly<Record<FactorKind, RefusalCode>> = {
  email: 'unknown_email',
  'phone-number': 'not_found',
  totp: 'not_found',
  oauth: 'not_found',
  passkey: 'unknown_passkey',
  wallet: 'not_found',
  biometric: 'not_found',
};

export class InMemorySignInUserGateway implements SignInUserGateway {
  constructor(private readonly browser: InMemoryBrowser) {}

  async read(): Promise<SignInUser | undefined> {
    if (!this.browser.remembered) return undefined;
    try {
      return await this.browser.provider.run('users.read', () => tellUser(this.browser.requireSession().user));
    } catch (error) {
      if (endsSession(error)) return undefined;
      throw error;
    }
  }

  async updateMetadata(untrustedMetadata: Readonly<Record<string, unknown>>): Promise<SignInUser> {
    this.browser.requireRemembered();
    return this.browser.provider.run('users.updateMetadata', () => {
      const { user } = this.browser.requireSession();
      const merged = Object.entries({ ...user.metadata, ...untrustedMetadata });
      user.metadata = Object.fromEntries(merged.filter(([, value]) => value !== null));
      return tellUser(user);
    });
  }

  async deleteFactor(kind: FactorKind, id: string): Promise<SignInUser> {
    if (!/^[\w-]+$/.test(id)) throw signInError({ code: 'not_found' });
    this.browser.requireRemembered();
    return this.browser.provider.run('users.deleteFactor', () => {
      const { user } = this.browser.requireSession();
      const left = user.factors.filter((factor) => factor.kind !== kind || factor.id !== id);
      if (left.length === user.factors.length) throw refusal(unknown[kind]);
      if (!canSignIn({ ...user, factors: left })) throw refusal('last_factor');
      user.factors = left;
      if (kind === 'totp') user.totp = undefined;
      return tellUser(user);
    });
  }
}

/** An app's codes come second; everything else that is verified is a way in, and so is a password with an address. */
function canSignIn({ factors, password }: StoredUser): boolean {
  return factors.some(
    ({ kind, isVerified }) => kind !== 'totp' && (isVerified || (kind === 'email' && password !== undefined)),
  );
}
