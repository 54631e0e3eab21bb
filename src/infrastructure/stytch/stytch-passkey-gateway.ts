import type { PasskeyGateway } from '#src/application/ports/identity/passkey-gateway';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import type { SignInErrorCode } from '#src/application/ports/identity/sign-in-error-code';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import type { StytchCalls } from './stytch-calls';

/** Milliseconds: a person is asked in between, and the browser's own window closes after five minutes. */
const patience = 330_000;

/** What the browser's errors mean; it says NotAllowedError whether somebody declined or took too long. */
const codes: ReadonlyMap<string, SignInErrorCode> = new Map(
  Object.entries({
    NotAllowedError: 'canceled',
    AbortError: 'canceled',
    InvalidStateError: 'passkey_exists',
    NotSupportedError: 'passkeys_unsupported',
  } satisfies Record<string, SignInErrorCode>),
);

/** Passkeys by the provider's client, which asks the browser for the credential. */
export class StytchPasskeyGateway implements PasskeyGateway {
  constructor(private readonly calls: StytchCalls) {}

  isSupported(): Promise<boolean> {
    return Promise.resolve('PublicKeyCredential' in window && 'credentials' in navigator);
  }

  async register(): Promise<void> {
    await this.calls.whileSignedIn(() =>
      this.calls.authenticate(
        'Failed to register passkey.',
        ({ webauthn }, duration) => asked(webauthn.register({ is_passkey: true, ...duration })),
        patience,
      ),
    );
  }

  authenticate(): Promise<SignInSession> {
    return this.calls.authenticate(
      'Failed to authenticate passkey.',
      ({ webauthn }, duration) => asked(webauthn.authenticate({ is_passkey: true, ...duration })),
      patience,
    );
  }
}

async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const code = error instanceof Error ? codes.get(error.name) : undefined;
    throw code ? signInError({ code, cause: error }) : error;
  }
}
