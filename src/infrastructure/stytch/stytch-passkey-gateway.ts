import type { PasskeyGateway } from '#src/application/ports/identity/passkey-gateway';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import type { SignInErrorCode } from '#src/application/ports/identity/sign-in-error-code';
import type { Used } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { StytchCalls } from './stytch-calls';

/** Milliseconds. The browser asks the shopper, and closes its own dialog after five minutes. */
const timeout = 330_000;

/** By the name of the browser's error. NotAllowedError stands for declined and for too late. */
const codes: ReadonlyMap<string, SignInErrorCode> = new Map(
  Object.entries({
    NotAllowedError: 'canceled',
    AbortError: 'canceled',
    InvalidStateError: 'passkey_exists',
    NotSupportedError: 'passkeys_unsupported',
  } satisfies Record<string, SignInErrorCode>),
);

/** Passkeys. The client asks the browser for the credential. */
export class StytchPasskeyGateway implements PasskeyGateway {
  static readonly uses = { calls: StytchCalls };

  constructor(private readonly use: Used<typeof StytchPasskeyGateway.uses>) {}

  isSupported(): Promise<boolean> {
    return Promise.resolve('PublicKeyCredential' in window && 'credentials' in navigator);
  }

  async register(): Promise<void> {
    await this.use.calls.whileSignedIn(() =>
      this.use.calls.authenticate(
        'Failed to register passkey.',
        ({ webauthn }, duration) => withBrowserErrors(webauthn.register({ is_passkey: true, ...duration })),
        timeout,
      ),
    );
  }

  authenticate(): Promise<SignInSession> {
    return this.use.calls.authenticate(
      'Failed to authenticate passkey.',
      ({ webauthn }, duration) => withBrowserErrors(webauthn.authenticate({ is_passkey: true, ...duration })),
      timeout,
    );
  }
}

async function withBrowserErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const code = error instanceof Error ? codes.get(error.name) : undefined;
    throw code ? signInError({ code, cause: error }) : error;
  }
}
