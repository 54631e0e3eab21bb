import type { StytchClient } from '@stytch/vanilla-js/headless';
import { endsSession, signInError } from '#src/application/ports/identity/sign-in-error';
import type { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import type { Used } from '#src/application/ports/token';
import type { FactorKind, SignInUser } from '#src/domain/session/sign-in-user';
import { checkArguments } from './check-arguments';
import { StytchCalls } from './stytch-calls';
import { readUser } from './stytch-responses';

const deletions: Readonly<Record<FactorKind, (user: StytchClient['user'], id: string) => Promise<unknown>>> = {
  email: (user, id) => user.deleteEmail(id),
  'phone-number': (user, id) => user.deletePhoneNumber(id),
  totp: (user, id) => user.deleteTOTP(id),
  oauth: (user, id) => user.deleteOAuthRegistration(id),
  passkey: (user, id) => user.deleteWebauthnRegistration(id),
  wallet: (user, id) => user.deleteCryptoWallet(id),
  biometric: (user, id) => user.deleteBiometricRegistration(id),
};

/**
 * Has no look-up of an account by e-mail (POST /users/search), because the client does not offer that call.
 */
export class StytchSignInUserGateway implements SignInUserGateway {
  static readonly uses = { calls: StytchCalls };

  constructor(private readonly use: Used<typeof StytchSignInUserGateway.uses>) {}

  async read(): Promise<SignInUser | undefined> {
    try {
      return await this.use.calls.whileSignedIn(() =>
        this.use.calls.run('Failed to retrieve user info.', async ({ user }) => readUser(await user.get())),
      );
    } catch (error) {
      if (endsSession(error)) return undefined;
      throw error;
    }
  }

  async updateMetadata(untrustedMetadata: Readonly<Record<string, unknown>>): Promise<SignInUser> {
    checkArguments({ untrusted_metadata: untrustedMetadata });
    return this.change('Failed to update user.', (user) =>
      user.update({ untrusted_metadata: { ...untrustedMetadata } }),
    );
  }

  async deleteFactor(kind: FactorKind, id: string): Promise<SignInUser> {
    checkArguments({ factor_id: id });
    // The client does not encode the id in the URL, so another text could address another call.
    if (!/^[\w-]+$/.test(id)) throw signInError({ code: 'not_found', message: 'There is no such factor' });
    return this.change('Failed to update user.', (user) => deletions[kind](user, id));
  }

  /** The client's response is shorter than the user, so the user is read from the client. */
  private change(failure: string, make: (user: StytchClient['user']) => Promise<unknown>): Promise<SignInUser> {
    return this.use.calls.whileSignedIn(() =>
      this.use.calls.run(failure, async ({ user }) => {
        await make(user);
        return readUser(user.getSync());
      }),
    );
  }
}
